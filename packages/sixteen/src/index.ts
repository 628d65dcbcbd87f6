export {
  areAlike,
  type Card,
  COLOURS,
  type Colour,
  colourOf,
  copiesOf,
  FACE_TEXTS,
  FACES,
  type Face,
  faceWith,
  JOKER,
  JOKER_CARD,
  NUMBERS,
  numberOf,
  parseCard,
  type ReadCard,
  readCard,
  SAME_COLOUR,
  SAME_NUMBER,
  sharedBy,
} from './cards.js';
export { mayDraw } from './drawing.js';
export type * from './facts.js';
export { sixteen } from './game.js';
export { type GroupKind, TARGET } from './groups.js';
export { cardOfMove, meaningOf, type SixteenMeaning, textOf } from './move-text.js';
export { DRAW, faceOfMove, isJokerMove, jokerAs } from './moves.js';
export { DRAWINGS, type Drawing, type SixteenOptions } from './options.js';
export type { SixteenCode } from './refusals.js';
export { FULL_HAND, faceOf, handOf, OVER, type Side, SixteenState, sideOf, talonCount } from './state.js';
export type { PlayedCard, SeenGroup, SixteenView } from './view.js';
