export type { Captures } from './captures.js';
export { checkMove } from './check.js';
export { formatCompact, formatDiagram, parseCompact, parseDiagram } from './diagram.js';
export type { SideName, SixFact } from './facts.js';
export { CIRCLE, FORM_SIZE, findForm, formAt, NO_FORM, ROW, TRIANGLE } from './forms.js';
export { six } from './game.js';
export {
  ARCS,
  addressOf,
  CELL_MASK,
  CELLS,
  type Cell,
  DIRECTIONS,
  MAX_FRONTIER,
  MAX_SIDE,
  MAX_STONES,
  STEP,
} from './grid.js';
export type { Groups } from './lift.js';
export { Line } from './line.js';
export { firstPlace, mayPut, movesOfStone, randomMove } from './listing.js';
export { meaningOf, type SixMeaning, textOf } from './move-text.js';
export {
  formatCell,
  fromOf,
  keepOf,
  kindOf,
  MOVE,
  maySwap,
  PLACE,
  parseCell,
  placeMove,
  SWAP,
  SWAP_MOVE,
  stoneMove,
  toOf,
} from './moves.js';
export { EDITIONS, type Edition, type SixOptions, stonesPerColour } from './options.js';
export { perft } from './perft.js';
export { legalMoves, playMove } from './play.js';
export type { SixCode } from './refusals.js';
export { positionKey, timesBefore } from './repetition.js';
export {
  BLACK,
  DRAWN,
  otherSide,
  REASONS,
  RED,
  type Reason,
  RUNNING,
  SIDES,
  type Side,
  SixState,
  STONE,
  stoneOf,
} from './state.js';
export type { SixTable } from './table.js';
export { capturingLifts, threatenedCells, winningCells, winningMoves } from './tactics.js';
export type { SixView } from './view.js';
