import { below, FastRng, type Rng } from '@sixfold/game-kit';
import { expect, it } from 'vitest';
import { figure, progress } from './figures.js';
import { pick } from './random-match.js';
import { amount } from './size.js';

/** What breaks programs: ends of ranges, other alphabets, things that steer terminals, words with a meaning elsewhere. */
const ODD = [
  '',
  '\u0000',
  '\u001b[31m',
  '\u001b]0;x\u0007',
  '\u202e',
  '\ud800',
  '٣',
  '🐂',
  '-1',
  '1e999',
  '99999999999999999999',
  '0x10',
  'NaN',
  'null',
  '__proto__',
  'constructor',
  '[[[[[[[[',
  '{"":',
  '\\u0000',
  '\n',
  ' ',
];

/** A text that was right, spoiled in one to four places: cut, doubled, swapped, crossed with another, or made odd. */
export function spoiledText(rng: Rng, corpus: readonly string[]): string {
  let text = pick(rng, corpus);
  for (let times = 1 + below(rng, 4); times > 0; times--) {
    const at = below(rng, text.length + 1);
    const to = Math.min(text.length, at + below(rng, 12));
    switch (below(rng, 6)) {
      case 0:
        text = text.slice(0, at) + text.slice(to);
        break;
      case 1:
        text = text.slice(0, at) + pick(rng, ODD) + text.slice(at);
        break;
      case 2:
        text = text.slice(0, at) + String.fromCharCode(below(rng, 0x300)) + text.slice(at + 1);
        break;
      case 3:
        text = text.slice(0, to) + text.slice(at);
        break;
      case 4:
        text = text.slice(0, at) + pick(rng, corpus).slice(at);
        break;
      default:
        text = text.replace(/\d+/, () => String(below(rng, 2 ** 31) - 2 ** 30));
    }
  }
  return text.slice(0, 40_000);
}

/** The same for data: read from a spoiled text where that is possible, else one value replaced. */
export function spoiledData(rng: Rng, corpus: readonly unknown[]): unknown {
  const text = spoiledText(
    rng,
    corpus.map((each) => JSON.stringify(each)),
  );
  try {
    return JSON.parse(text);
  } catch {
    const whole = pick(rng, corpus);
    if (typeof whole !== 'object' || whole === null) return pick(rng, ODD);
    const keys = [...Object.keys(whole), '__proto__', 'toString', ''];
    const value = pick<unknown>(rng, [...ODD, null, -1, 1.5, Number.MAX_SAFE_INTEGER, [], {}, [whole], true]);
    return { ...whole, [pick(rng, keys)]: value };
  }
}

/** A reader of what others wrote. */
export interface Target {
  readonly name: string;
  /** Hands over something spoiled; throws what breaks, and returns a complaint if it was taken for something it is not. */
  readonly attempt: (rng: Rng) => string | undefined;
}

/** Control characters, and those that turn the direction of writing: they steer a terminal. */
export const STEERING = /[\p{Cc}\u202a-\u202e]/u;

const firstLines = (stack: string): string => stack.split('\n').slice(0, 5).join('\n');

/** What comes of this many spoiled inputs, the same ones in every run; stops after a few faults. */
export function faultsOf({ name, attempt }: Target, inputs: number): string[] {
  const seed = process.env.SIXFOLD_FUZZ ?? '19';
  const faults: string[] = [];
  for (let input = 0; input < inputs && faults.length < 5; input++) {
    progress(() => `${input} of ${inputs} spoiled ${name}`);
    try {
      const complaint = attempt(new FastRng(`${seed} ${name} ${input}`));
      if (complaint !== undefined) faults.push(`${input}: ${complaint}`);
    } catch (error) {
      faults.push(`${input}: ${error instanceof Error ? firstLines(error.stack ?? '') : String(error)}`);
    }
  }
  return faults;
}

/** Few every day; with all readers together more than a million in the long form. */
const [EVERY_DAY, LONG] = [300, 80_000];

/** Whatever is handed to these readers is read or refused, and nothing breaks. */
export function describeSpoiled(targets: readonly Target[]): void {
  it.each(targets)('spoiled $name are refused or read, and nothing breaks', (target) => {
    const inputs = amount(EVERY_DAY, LONG);
    expect(faultsOf(target, inputs)).toEqual([]);
    figure(`${inputs} spoiled ${target.name}: no crash, no hang, nothing changed`);
  });
}
