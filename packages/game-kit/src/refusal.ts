export type RefusalParams = Readonly<Record<string, string | number>>;

/**
 * Why something was not done. The code is for programs, the parameters fill the sentence that the edge
 * (command line, page) makes of it in the reader's language. Whoever returns a refusal has changed nothing.
 *
 * Every part lists its codes as a type, and its words are typed by that list: a code without a sentence does
 * not compile.
 */
export class Refusal<Code extends string = string> {
  constructor(
    readonly code: Code,
    readonly params: RefusalParams = {},
  ) {}
}

export const isRefusal = (value: unknown): value is Refusal => value instanceof Refusal;

/** What the kit itself refuses, whatever the game. */
export type KitCode =
  | 'badRecordMove'
  | 'badSeed'
  | 'commitmentDiffers'
  | 'contributionLeftOut'
  | 'contributionSwapped'
  | 'commitmentSwapped'
  | 'dealSwapped'
  | 'fairnessUnreadable'
  | 'gameOver'
  | 'gameSwapped'
  | 'lotDiffers'
  | 'lotsSwapped'
  | 'lotsUnreadable'
  | 'moveNotText'
  | 'noSuchSeat'
  | 'notARecord'
  | 'notAsked'
  | 'notYourTurn'
  | 'optionNotCounts'
  | 'optionNotOneOf'
  | 'optionNotSwitch'
  | 'optionOutOfRange'
  | 'optionUnknownItem'
  | 'optionsNotAnObject'
  | 'recordEnded'
  | 'recordEndedTwice'
  | 'recordField'
  | 'recordHashDiffers'
  | 'recordHashMissing'
  | 'recordMoveRefused'
  | 'recordNotJson'
  | 'recordResultDiffers'
  | 'recordVersion'
  | 'sealDiffers'
  | 'sealSwapped'
  | 'seatCount'
  | 'seedDiffers'
  | 'seriesOver'
  | 'seriesPlan'
  | 'seriesSeats'
  | 'unknownOption';

/** A refusal of the kit; the compiler knows its code. */
export const refuse = (code: KitCode, params?: RefusalParams): Refusal<KitCode> => new Refusal(code, params);
