import type { Seat } from '@sixfold/game-kit';

/** A stretch of an observation: what it holds and how many numbers that takes. */
export type Part = readonly [name: string, length: number];

/** Turns what a seat may know into whole numbers that always have the same count and order. */
export interface Observer<View = unknown> {
  readonly parts: readonly Part[];
  /** Made of the view alone, so it cannot tell more than the rules let the seat know. */
  observe(view: View, seat: Seat, into: Numbers): void;
}

/** Stands where there is nothing, because 0 may be a card. */
export const NOTHING = -1;

export const lengthOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, [, length]) => sum + length, 0);

/** The numbers of one observation, written from front to back and then read as text. */
export class Numbers {
  private readonly numbers: Int16Array;
  private readonly text: Buffer;
  private at = 0;

  constructor(length: number) {
    this.numbers = new Int16Array(length);
    // A number has at most six characters, and one more separates it from the next.
    this.text = Buffer.alloc(7 * length);
  }

  clear(): void {
    this.numbers.fill(0);
    this.at = 0;
  }

  put(number: number): void {
    this.numbers[this.at++] = number;
  }

  /** A list, filled up or cut to a fixed length. */
  list(numbers: readonly number[], length: number): void {
    for (let index = 0; index < length; index++) this.put(numbers[index] ?? NOTHING);
  }

  /** One number a seat, beginning with one's own. */
  seats<Each>(each: readonly Each[], seat: Seat, numberOf: (one: Each) => number): void {
    for (let index = 0; index < each.length; index++)
      this.put(numberOf(each[(seat + index) % each.length] as Each));
  }

  /** Leaves room for a table that starts with zeros, and returns where it begins. */
  table(length: number): number {
    const start = this.at;
    this.at += length;
    return start;
  }

  add(index: number, number = 1): void {
    this.numbers[index] = (this.numbers[index] as number) + number;
  }

  set(index: number, number: number): void {
    this.numbers[index] = number;
  }

  /** As a JSON array. Digit by digit, because this is what most of the time would go into otherwise. */
  toJson(): string {
    const { numbers, text } = this;
    let end = 0;
    for (let index = 0; index < numbers.length; index++) {
      const number = numbers[index] as number;
      if (index > 0) text[end++] = 44;
      if (number === NOTHING) {
        text[end++] = 45;
        text[end++] = 49;
      } else if (number >= 0 && number < 1000) end = putDigits(text, end, number);
      else end += text.write(String(number), end, 'latin1');
    }
    return `[${text.toString('latin1', 0, end)}]`;
  }
}

/** Writes a number of up to three digits and returns where it ends. */
function putDigits(text: Buffer, start: number, number: number): number {
  let end = start;
  if (number >= 100) text[end++] = 48 + Math.floor(number / 100);
  if (number >= 10) text[end++] = 48 + (Math.floor(number / 10) % 10);
  text[end++] = 48 + (number % 10);
  return end;
}
