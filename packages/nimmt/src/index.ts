export { bullheads, bullheadsOf, type Card, HIGHEST_CARD, ZERO, ZERO_CARDS } from './cards.js';
export type { NimmtFact } from './facts.js';
export { nimmt } from './nimmt.js';
export type { NimmtOptions } from './options.js';
export { highestRow, rowFor, rowHeads } from './placing.js';
export { handCards, NimmtState, type Phase, ROW_LIMIT, ROWS } from './state.js';
export { TRAPS, type Trap } from './traps.js';
export { VARIANTS, type VariantId, variantById } from './variants.js';
export type { LayState, NimmtView, PlayerView, WindowView } from './view.js';
