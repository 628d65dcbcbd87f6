import {
  COMPANY,
  type Game,
  type OptionSpec,
  type Outcome,
  onlySeat,
  Refusal,
  rank,
} from '@sixfold/game-kit';

interface StonesState {
  left: number;
  next: number;
  readonly seats: number;
  readonly taken: number[];
}

const SPECS: readonly OptionSpec[] = [
  { kind: 'number', key: 'stones', default: 7, min: 1, max: 20 },
  { kind: 'number', key: 'limit', default: null, min: 1, max: 3, nullable: true },
  { kind: 'oneOf', key: 'winner', default: 'most', values: ['most', 'fewest'] },
  { kind: 'switch', key: 'polite', default: false },
  { kind: 'seat', key: 'starter', default: 0 },
  { kind: 'counts', key: 'gifts', default: null, items: ['hat', 'bow'], max: 2 },
];

/** Take one to three stones in turn until none is left: just enough of a game for the kit's own tests. */
export const stonesGame: Game<StonesState> = {
  id: 'stones',
  manifest: {
    id: 'stones',
    hides: false,
    manners: COMPANY,
    seats: [2, 3, 4],
    quickSeats: 2,
    presets: [],
    quietFacts: [],
    headlineFacts: [],
    onHomePage: false,
  },
  maxMoves: 3,
  optionSpecs: () => SPECS,
  seatCounts: (chosen) => (chosen.polite === true ? [2, 4] : [2, 3, 4]),
  checkOptions: ({ stones, limit }) =>
    typeof limit === 'number' && Number(stones) < limit ? new Refusal('limitAboveStones') : undefined,
  nextOptions: (options) => options,
  setup: (options, seats) => ({
    left: Number(options.stones),
    next: Number(options.starter),
    seats,
    taken: Array.from({ length: seats }, () => 0),
  }),
  copy: (state) => structuredClone(state),
  copyInto: (from, into) => void Object.assign(into, structuredClone(from)),
  toAct: (state) => (state.left === 0 ? 0 : onlySeat(state.next)),
  legalMoves(state, seat, into) {
    const count = seat === state.next ? Math.min(3, state.left) : 0;
    for (let index = 0; index < count; index++) into[index] = index + 1;
    return count;
  },
  apply(state, seat, move, facts) {
    if (seat !== state.next || move < 1 || move > Math.min(3, state.left)) return new Refusal('tooMany');
    state.left -= move;
    state.taken[seat] += move;
    state.next = (seat + 1) % state.seats;
    facts?.push({ kind: 'took' }, { kind: 'thanks', to: seat });
    return undefined;
  },
  outcome(state): Outcome | undefined {
    return state.left > 0 ? undefined : { scores: state.taken, ranks: rank(state.taken, 'highest') };
  },
  view: (state) => structuredClone(state),
  determinize: (view) => structuredClone(view as StonesState),
  parseMove: (_state, text) => (/^[1-9]$/.test(text) ? Number(text) : new Refusal('malformedMove')),
  formatMove: (_state, move) => String(move),
  table: (state) => ({ left: state.left, taken: [...state.taken] }),
  fromTable: () => new Refusal('badTable'),
};
