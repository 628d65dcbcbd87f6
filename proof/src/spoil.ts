import { below, type Rng } from '@sixfold/game-kit';

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

const pick = <Item>(rng: Rng, items: readonly Item[]): Item => items[below(rng, items.length)] as Item;

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
