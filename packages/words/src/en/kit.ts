import type { KitCode } from '@sixfold/game-kit';
import type { RefusalWords } from '../shape.js';

/** Who may move instead, where that is told. */
const nowAsked = (seats: unknown): string => (seats === undefined ? '' : `; it is up to player ${seats}`);

/** What the game kit refuses, whatever the game. */
export const kit = {
  refusals: {
    badRecordMove: (p) => `The record has the move “${p.text}”; a move is written seat:move, such as 0:43.`,
    badSeed: (p) => `A seed is a text of 1 to ${p.max} characters.`,
    commitmentDiffers: () =>
      'The deal was not fair: the secret in the record is not the one that was committed to.',
    commitmentSwapped: () =>
      'The server swapped its secret: the record names another commitment than the one that you were shown before the deal.',
    contributionLeftOut: (p) =>
      `What you added to the deal is missing: the record says that player ${p.seat} added nothing.`,
    contributionSwapped: (p) =>
      `What you added to the deal was swapped: the record has another contribution of player ${p.seat} than the one that you sent.`,
    dealSwapped: (p) =>
      `The record is about another deal than the one that you took part in (deal ${p.deal} of this room).`,
    fairnessUnreadable: () => 'The record’s proof of a fair deal is incomplete or damaged.',
    gameOver: () => 'The game is over; nobody can move any more.',
    gameSwapped: () =>
      'The record is of another game than the one that you saw: other cards, other moves or another end.',
    lotDiffers: (p) =>
      `The lots were not fair: for “${p.option}” the lot falls on player ${p.drawn}, but the game was played with player ${p.seat}.`,
    lotsSwapped: (p) =>
      `The lots were swapped: what the table said about “${p.option}” before the deal (drawn by lot or not) is not what the record says.`,
    lotsUnreadable: (p) => `The record names options that cannot be left to lot like this: ${p.lots}.`,
    moveNotText: () => 'A move is a text, such as "43"; docs/notation.md lists them.',
    noSuchSeat: (p) =>
      `There is no seat ${p.seat}; the seats of this table are numbered 0 to ${Number(p.seats) - 1}.`,
    notARecord: () => 'This is not a Sixfold record: a record is a JSON object that begins with "sixfold":1.',
    notAsked: () =>
      'The server let your browser add nothing to the deal although you were at the table: it could have chosen the deal.',
    notYourTurn: (p) => `Player ${p.seat} is not asked for a move now${nowAsked(p.asked)}.`,
    optionNotCounts: (p) =>
      `The option “${p.key}” needs a list with one object for each of the ${p.seats} seats, which counts ${p.items} (0 to ${p.max} each), or null.`,
    optionNotOneOf: (p) => `The option “${p.key}” must be one of: ${p.values}.`,
    optionNotSwitch: (p) => `The option “${p.key}” must be true or false.`,
    optionOutOfRange: (p) => `The option “${p.key}” must be a whole number from ${p.min} to ${p.max}.`,
    optionUnknownItem: (p) => `The option “${p.key}” does not know “${p.item}”; it counts: ${p.items}.`,
    optionsNotAnObject: () => 'The options must be a JSON object, such as {"rounds":3}.',
    recordEnded: () =>
      'The record does not say properly how the game ended: by resignation, agreement or time, or abandoned, and whose side lost by it.',
    recordEndedTwice: () =>
      'The record contradicts itself: the game was over by its own rules, so nobody can have ended it otherwise.',
    recordField: (p) =>
      `The record is incomplete or damaged: its field “${p.field}” is missing or of the wrong kind.`,
    recordHashDiffers: () => 'The record was changed: its hash does not belong to what it says.',
    recordHashMissing: () =>
      'The record was changed or is incomplete: it has no hash, although its deal was sealed.',
    recordMoveRefused: (p) => `Move ${p.number} of the record (${p.move}) is against the rules (${p.code}).`,
    recordNotJson: () => 'The file is not valid JSON: it is cut off, damaged or of another kind.',
    recordResultDiffers: () =>
      'The record was changed: replaying its moves gives another result than the one it claims.',
    recordVersion: (p) => `The record has version ${p.version}; this program reads version 1.`,
    sealDiffers: (p) =>
      `The deal was not fair: what player ${p.seat} is said to have added is not what was sealed before.`,
    sealSwapped: (p) =>
      `A seal was swapped: before the deal you were shown another one of player ${p.seat} than the record has.`,
    seatCount: (p) =>
      `${p.seats} ${p.seats === 1 ? 'player' : 'players'} cannot play this; allowed: ${p.allowed}.`,
    seedDiffers: () =>
      'The deal was not fair: the seed does not follow from the secret and the players’ contributions.',
    seriesOver: () => 'The series is over; no further game belongs to it.',
    seriesPlan: (p) => `A series has 1 to ${p.max} games and is either “bestOf” or “games”.`,
    seriesSeats: (p) => `A game of this series has ${p.seats} seats.`,
    unknownOption: (p) => `There is no option “${p.key}” here; known: ${p.known}.`,
  },
} satisfies { readonly refusals: RefusalWords<KitCode> };
