import {
  below,
  COMPANY,
  DealRng,
  type Fact,
  type Game,
  matchKey,
  type Outcome,
  Refusal,
  rank,
  type Seat,
  type SeatSet,
  shuffle,
  type Table,
  type Viewer,
} from '@sixfold/game-kit';

const CARDS = 12;
const HAND = 3;
const NOTHING = 0;

export interface ToyState {
  readonly hands: number[][];
  /** This trick's card of each seat, 0 while it has laid none. */
  readonly laid: number[];
  readonly won: number[][];
}

export interface ToyView {
  readonly viewer: Viewer;
  readonly hand: readonly number[];
  readonly sizes: readonly number[];
  readonly hasLaid: readonly boolean[];
  readonly own: number;
  readonly won: readonly (readonly number[])[];
}

type ToyTable = { hands: number[][]; laid: number[]; won: number[][] };

const clone = ({ hands, laid, won }: ToyState): ToyState => structuredClone({ hands, laid, won });
const isOver = ({ hands, laid }: ToyState) => [...hands.flat(), ...laid].every((card) => card === NOTHING);
const sorted = (cards: readonly number[]) => [...cards].sort((a, b) => a - b);

/**
 * The smallest game with everything the laws speak of: all lay a card face down, the highest takes the trick,
 * most cards win. The tests break it in one place at a time and expect the laws to notice.
 */
export const toyGame: Game<ToyState, ToyView> = {
  id: 'toy',
  manifest: {
    id: 'toy',
    hides: true,
    manners: COMPANY,
    seats: [2, 3],
    quickSeats: 2,
    presets: [],
    quietFacts: [],
    headlineFacts: [],
    onHomePage: false,
  },
  maxMoves: HAND,
  optionSpecs: () => [],
  seatCounts: () => [2, 3],
  checkOptions: () => undefined,
  nextOptions: (options) => options,
  setup(_options, seats, seed) {
    const deck = Array.from({ length: CARDS }, (_, index) => index + 1);
    shuffle(new DealRng(matchKey(seed), 1), deck, seats * HAND);
    const hands = Array.from({ length: seats }, (_, seat) =>
      sorted(deck.slice(seat * HAND, (seat + 1) * HAND)),
    );
    return { hands, laid: hands.map(() => NOTHING), won: hands.map(() => []) };
  },
  copy: clone,
  copyInto(from, into) {
    Object.assign(into, clone(from));
  },
  toAct(state): SeatSet {
    if (isOver(state)) return 0;
    return state.laid.reduce((set, card, seat) => (card === NOTHING ? set | (1 << seat) : set), 0);
  },
  legalMoves(state, seat, into) {
    if (state.laid[seat] !== NOTHING) return 0;
    state.hands[seat]?.forEach((card, index) => {
      into[index] = card;
    });
    return state.hands[seat]?.length ?? 0;
  },
  apply(state, seat, card, facts) {
    if (state.laid[seat] !== NOTHING || !state.hands[seat]?.includes(card))
      return new Refusal('cardNotInHand');
    state.hands[seat]?.splice(state.hands[seat].indexOf(card), 1);
    state.laid[seat] = card;
    facts?.push({ kind: 'laid', seat } as Fact, { kind: 'youLaid', to: seat, card } as Fact);
    if (!state.laid.includes(NOTHING)) {
      state.won[state.laid.indexOf(Math.max(...state.laid))]?.push(...state.laid);
      facts?.push({ kind: 'shown', cards: [...state.laid] } as Fact);
      state.laid.fill(NOTHING);
    }
    return undefined;
  },
  outcome(state): Outcome | undefined {
    if (!isOver(state)) return undefined;
    const scores = state.won.map((cards) => cards.length);
    return { scores, ranks: rank(scores, 'highest') };
  },
  view(state, viewer) {
    const seat: Seat = viewer === 'spectator' ? -1 : viewer;
    return {
      viewer,
      hand: [...(state.hands[seat] ?? [])],
      sizes: state.hands.map((hand) => hand.length),
      hasLaid: state.laid.map((card) => card !== NOTHING),
      own: state.laid[seat] ?? NOTHING,
      won: state.won.map((cards) => [...cards]),
    };
  },
  determinize(view, rng) {
    const seen = [...view.hand, view.own, ...view.won.flat()];
    const deck = Array.from({ length: CARDS }, (_, index) => index + 1).filter(
      (card) => !seen.includes(card),
    );
    const draw = () => deck.splice(below(rng, deck.length), 1)[0] as number;
    const hands = view.sizes.map((size, seat) =>
      seat === view.viewer ? [...view.hand] : sorted(Array.from({ length: size }, draw)),
    );
    const laid = view.hasLaid.map((has, seat) => (seat === view.viewer ? view.own : has ? draw() : NOTHING));
    return { hands, laid, won: view.won.map((cards) => [...cards]) };
  },
  parseMove(_state, text) {
    const isCard = /^[1-9]\d?$/.test(text) && Number(text) <= CARDS;
    return isCard ? Number(text) : new Refusal('malformedMove');
  },
  formatMove: (_state, move) => String(move),
  table: (state): Table => ({ ...clone(state) }),
  fromTable(_options, _seats, table) {
    return clone(table as ToyTable);
  },
};
