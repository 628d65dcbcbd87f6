import type { Game } from './game.js';
import { isRefusal, type Refusal, refuse } from './refusal.js';

/** How many of each item a seat owns. */
export type Counts = Readonly<Record<string, number>>;
export type OptionValue = string | number | boolean | null | readonly Counts[];
export type GameOptions = Readonly<Record<string, OptionValue>>;

interface Spec<Kind extends string, Value extends OptionValue> {
  readonly kind: Kind;
  /** Name in files and on the command line. Its words are found under `<game>.<key>` and `<game>.<key>.<value>`. */
  readonly key: string;
  readonly default: Value;
  /** False: a form leaves it out, because with the other choices it has no effect or only one value. */
  readonly offered?: boolean;
}

/**
 * One thing a table may choose. Forms, command lines and validators are made from these, so a new option
 * needs an entry here and its words, nothing else.
 */
export type OptionSpec =
  | (Spec<'oneOf', string> & { readonly values: readonly string[] })
  | Spec<'switch', boolean>
  /** A whole number, or null for "none" where that is allowed. */
  | (Spec<'number', number | null> & {
      readonly min: number;
      readonly max: number;
      readonly nullable?: boolean;
    })
  | Spec<'seat', number>
  /** For every seat how many it owns of each item, or null. */
  | (Spec<'counts', null> & { readonly items: readonly string[]; readonly max: number });

/** What a person or a file chose becomes complete, checked options; anything wrong is refused with what is allowed. */
export function readOptions<Options extends GameOptions>(
  game: Game<unknown, unknown, Options>,
  raw: unknown,
  seats: number,
): Options | Refusal {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return refuse('optionsNotAnObject');
  const chosen = raw as Readonly<Record<string, unknown>>;
  const seatsRefused = checkSeats(game.seatCounts(chosen), seats);
  const specs = game.optionSpecs(chosen, seats);
  const unknownKey = Object.keys(chosen).find((key) => !specs.some((spec) => spec.key === key));
  if (unknownKey !== undefined) {
    return refuse('unknownOption', { key: unknownKey, known: specs.map((spec) => spec.key).join(', ') });
  }
  const options: Record<string, OptionValue> = {};
  for (const spec of specs) {
    const value = chosen[spec.key] === undefined ? spec.default : readOption(spec, chosen[spec.key], seats);
    if (isRefusal(value)) return value;
    options[spec.key] = value;
  }
  return seatsRefused ?? game.checkOptions(options as Options, seats) ?? (options as Options);
}

function checkSeats(allowed: readonly number[], seats: number): Refusal | undefined {
  if (allowed.includes(seats)) return undefined;
  return refuse('seatCount', { seats, allowed: describeNumbers(allowed) });
}

/** "2–7" or "2, 4". */
function describeNumbers(numbers: readonly number[]): string {
  const first = numbers[0];
  const last = numbers.at(-1);
  if (first === undefined || last === undefined) return '';
  const isRange = numbers.length > 2 && last - first === numbers.length - 1;
  return isRange ? `${first}–${last}` : numbers.join(', ');
}

function readOption(spec: OptionSpec, value: unknown, seats: number): OptionValue | Refusal {
  switch (spec.kind) {
    case 'oneOf':
      if (typeof value === 'string' && spec.values.includes(value)) return value;
      return refuse('optionNotOneOf', { key: spec.key, values: spec.values.join(', ') });
    case 'switch':
      return typeof value === 'boolean' ? value : refuse('optionNotSwitch', { key: spec.key });
    case 'number':
      if (value === null && spec.nullable) return null;
      return readWhole(spec.key, value, spec.min, spec.max);
    case 'seat':
      return readWhole(spec.key, value, 0, seats - 1);
    case 'counts':
      return value === null ? null : readCounts(spec, value, seats);
  }
}

function readWhole(key: string, value: unknown, min: number, max: number): number | Refusal {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  return refuse('optionOutOfRange', { key, min, max });
}

function readCounts(
  spec: OptionSpec & { kind: 'counts' },
  value: unknown,
  seats: number,
): readonly Counts[] | Refusal {
  const refused = refuse('optionNotCounts', {
    key: spec.key,
    seats,
    items: spec.items.join(', '),
    max: spec.max,
  });
  if (!Array.isArray(value) || value.length !== seats) return refused;
  const collections: Counts[] = [];
  for (const entry of value as readonly unknown[]) {
    if (typeof entry !== 'object' || entry === null) return refused;
    const unknownItem = Object.keys(entry).find((item) => !spec.items.includes(item));
    if (unknownItem !== undefined) {
      return refuse('optionUnknownItem', {
        key: spec.key,
        item: unknownItem,
        items: spec.items.join(', '),
      });
    }
    const counts: Record<string, number> = {};
    for (const item of spec.items) {
      const count = readWhole(spec.key, (entry as Record<string, unknown>)[item] ?? 0, 0, spec.max);
      if (isRefusal(count)) return count;
      counts[item] = count;
    }
    collections.push(counts);
  }
  return collections;
}
