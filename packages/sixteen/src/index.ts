export { type Card, colourOf, copiesOf, FACES, type Face, JOKER, numberOf, parseCard } from './cards.js';
export type * from './facts.js';
export { sixteen } from './game.js';
export type { GroupKind } from './groups.js';
export { DRAW, faceOfMove, isJokerMove, jokerAs } from './moves.js';
export { DRAWINGS, type Drawing, type SixteenOptions } from './options.js';
export type { SixteenCode } from './refusals.js';
export { FULL_HAND, faceOf, OVER, type Side, SixteenState, sideOf, talonCount } from './state.js';
export type { PlayedCard, SeenGroup, SixteenView } from './view.js';
