// Lets a JavaScript module take part in a tournament: speaks the protocol of docs/bots.md for it.
// Usage: node bot-host.js FILE, where FILE has a default export (question) => move, or a promise of one.
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

// Standard output belongs to the protocol: whatever the module logs goes to standard error.
const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
console.log = console.info = console.debug = console.error;

const choose = await load(process.argv[2]);
// Not before: what came while nobody listened would be lost.
const lines = createInterface({ input: process.stdin });
let hello = {};
let start = {};

for await (const line of lines) {
  const message = JSON.parse(line);
  if (message.type === 'hello') {
    hello = message;
    say({ type: 'ready', protocol: 1 });
  } else if (message.type === 'start') {
    start = { seed: message.seed, random: dice(message.seed) };
  } else if (message.type === 'question') {
    await answer(message);
  } else if (message.type === 'bye') {
    process.exit(0);
  }
}

/** The bot's function. Whatever keeps it from being loaded is said in one line, which the tournament shows. */
async function load(file) {
  try {
    const { default: chooser } = await import(pathToFileURL(file).href);
    if (typeof chooser === 'function') return chooser;
    console.error('the module has no default export that is a function');
  } catch (error) {
    console.error(error);
    console.error(String(error).split('\n')[0]);
  }
  process.exit(1);
}

/** Like Math.random, but the same numbers for the same seed (mulberry32). */
function dice(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

async function answer(question) {
  const { game, options, seats } = hello;
  try {
    say({ id: question.id, move: await choose({ game, options, seats, ...start, ...question }) });
  } catch (error) {
    say({ id: question.id, error: String(error) });
  }
}
