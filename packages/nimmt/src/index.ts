export { bullheads, bullheadsOf, type Card, HIGHEST_CARD, ZERO, ZERO_CARDS } from './cards.js';
export { openCards } from './draft.js';
export type { NimmtFact } from './facts.js';
export { nimmt } from './game.js';
export { type Landing, landing, landings } from './landing.js';
export { meaningOf, type NimmtMeaning, textOf } from './move-text.js';
export {
  BLOCK_MOVE,
  firstOf,
  KIND,
  kindOf,
  layMaskedMove,
  layMove,
  layTwoMove,
  PASS,
  PLACE,
  pickMove,
  rowMove,
  STRETCH_MOVE,
  secondOf,
  shiftedValue,
  shiftMove,
} from './moves.js';
export type { NimmtOptions } from './options.js';
export { highestRow, placingValue, rowFor, waitingSeat } from './placing.js';
export type { NimmtCode } from './refusals.js';
export {
  HAND_SPACE,
  handCards,
  highestCard,
  insertAscending,
  laidCards,
  lastCard,
  NimmtState,
  type Phase,
  ROW_LIMIT,
  ROW_SPACE,
  ROWS,
  rowHeads,
} from './state.js';
export { holdsTrap } from './trap-cards.js';
export { BLOCK, DROP, MASK, SHIFT, STRETCH, TRAPS, type Trap } from './traps.js';
export { VARIANTS, type Variant, type VariantId, variantById } from './variants.js';
export type { LayState, NimmtView, PlayerView, WindowView } from './view.js';
export { canShift, canStretch, SHIFT_REACH } from './windows.js';
