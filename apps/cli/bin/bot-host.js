// Lets a JavaScript module take part in a tournament: speaks the protocol of docs/bots.md for it.
// Usage: node bot-host.js FILE, where FILE has a default export (question) => move, or a promise of one.
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

// Standard output belongs to the protocol: whatever the module logs goes to standard error.
const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
console.log = console.info = console.debug = console.error;

const lines = createInterface({ input: process.stdin });
const loading = import(pathToFileURL(process.argv[2]).href);
let hello = {};

for await (const line of lines) {
  const message = JSON.parse(line);
  if (message.type === 'hello') {
    hello = message;
    const { default: choose } = await loading;
    if (typeof choose !== 'function')
      throw new TypeError('the module has no default export that is a function');
    say({ type: 'ready', protocol: 1 });
  } else if (message.type === 'question') {
    await answer(message);
  } else if (message.type === 'bye') {
    process.exit(0);
  }
}

async function answer(question) {
  const { default: choose } = await loading;
  const { game, options, seats } = hello;
  try {
    say({ id: question.id, move: await choose({ game, options, seats, ...question }) });
  } catch (error) {
    say({ id: question.id, error: String(error) });
  }
}
