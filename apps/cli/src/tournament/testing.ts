import { mkdtempSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { sixfold } from '../testing.js';

/** Where tests of tournaments keep their bots and what these write. */
export const folder = mkdtempSync(join(tmpdir(), 'sixfold-bots-'));

/** The parts of a bot in JavaScript that speaks the protocol; each test changes what it is about. */
const HEAD = `
import { createInterface } from 'node:readline';
const say = (message) => process.stdout.write(JSON.stringify(message) + '\\n');
const lines = createInterface({ input: process.stdin });
for await (const line of lines) {
  const message = JSON.parse(line);
  const first = () => say({ id: message.id, move: message.legal[0] });
`;
export const READY = `if (message.type === 'hello') say({ type: 'ready', protocol: 1 });`;
export const FIRST = `if (message.type === 'question') first();`;

/** A program that speaks the protocol. */
export async function botFile(name: string, ...body: string[]): Promise<string> {
  const file = join(folder, `${name}.mjs`);
  await writeFile(file, `${HEAD}${body.join('\n')}\n}\n`);
  return file;
}

/** A file of JavaScript. */
export async function moduleFile(name: string, text: string): Promise<string> {
  const file = join(folder, `${name}.mjs`);
  await writeFile(file, text);
  return file;
}

const SHORT = ['--players', '2', '--options', '{"rounds":1}', '--seed', 't', '--jobs', '1', '--json'];

/** A short tournament of 6 nimmt!, as JSON. */
export async function tournament(bots: readonly string[], ...flags: string[]) {
  const argv = ['tournament', 'nimmt', ...bots.flatMap((bot) => ['--bot', bot]), ...SHORT, ...flags];
  const { code, out, err } = await sixfold(argv);
  expect(code, err).toBe(0);
  return { ...JSON.parse(out), err };
}

export const command = (file: string, label = 'outside') => `${label}=cmd:node ${file}`;
