import { playGame } from './reference-rounds.js';
import { type Asked, check, type Options, type Shown, seatsOf, type World } from './reference-world.js';

/** What a checked trace was about: who was asked what before each move, and what was seen how often. */
export interface Checked {
  readonly asked: readonly Asked[];
  readonly seen: ReadonlyMap<string, number>;
}

interface StartLine {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  readonly table: Shown;
}

interface MoveLine {
  readonly seat: number;
  readonly legal: readonly string[];
  readonly move: string;
  readonly table: Shown;
}

interface EndLine {
  readonly end: true;
  readonly result: { readonly scores: readonly number[]; readonly ranks: readonly number[] };
  readonly table: Shown;
}

/** Plays the trace of one whole game again by the rules alone; throws at the first line that is not as they say. */
export function checkTrace(lines: readonly string[]): Checked {
  const parsed = lines.map((line) => JSON.parse(line) as unknown);
  const seen = new Map<string, number>();
  const saw = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
  const asked: Asked[] = [];
  const checking = checkLines(parsed[0] as StartLine, parsed.slice(1, -1), parsed.at(-1) as EndLine, saw);
  for (let number = 1; number <= lines.length; number++) {
    try {
      const offer = checking.next().value;
      if (offer !== undefined) asked.push(offer);
    } catch (error) {
      throw new Error(`line ${number}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
  return { asked, seen };
}

/** Checks one line at each step, and hands out who was asked before its move. */
function* checkLines(
  start: StartLine,
  moves: readonly unknown[],
  end: EndLine,
  saw: World['saw'],
): Generator<Asked | undefined, undefined> {
  const world = begin(start, saw);
  const play = playGame(world);
  let state = play.next();
  checkTable(world, start.table);
  yield undefined;
  for (const { seat, legal, move, table } of moves as MoveLine[]) {
    if (state.done) throw new Error('the game was over');
    const asked = state.value;
    const expected = asked.get(seat);
    check(expected !== undefined, `seat ${seat} moved, asked were ${[...asked.keys()].join(' ')}`);
    same('legal', legal, expected);
    check(expected.includes(move), `${move} is not legal`);
    world.shown = table;
    state = play.next({ seat, move });
    checkTable(world, table);
    yield asked;
  }
  check(state.done === true, 'the game is not over');
  check(end.end, 'the last line says that it is the last');
  same('result', end.result, { scores: world.totals, ranks: ranks(world) });
  checkTable(world, end.table);
  if (new Set(world.totals).size < world.seats) saw('equal totals');
  return undefined;
}

function begin({ game, options, seats, seed, table }: StartLine, saw: (what: string) => void): World {
  check(game === 'nimmt' && typeof seed === 'string', 'the first line names the game and its seed');
  same('option keys', Object.keys(options).sort(), optionKeys(options.variant).sort());
  const most = options.variant === 'classic' || options.variant === 'ole' ? 10 : 7;
  check(seats >= 2 && seats <= most, `${seats} players`);
  const none = Array.from({ length: seats }, () => []);
  return {
    options,
    seats,
    round: 1,
    rows: [],
    hands: [],
    piles: [],
    totals: none.map(() => 0),
    traps: [...none],
    laid: [],
    open: [],
    shown: table,
    saw,
  };
}

function optionKeys(variant: string): string[] {
  const every = ['variant', 'rounds', 'starter'];
  if (variant === 'classic') return [...every, 'limit', 'deck', 'draft'];
  if (variant === 'ole') {
    return [...every, 'limit', 'deck', 'draft', 'traps', 'copies', 'unique', 'collections'];
  }
  return every;
}

/** The shown table must be the world's, written as the notation says; `laid` and `open` may be left out if empty. */
function checkTable(world: World, shown: Shown): void {
  const { round, rows, hands, piles, totals, traps, laid, open } = world;
  const isOle = world.options.variant === 'ole';
  const expected = { round, rows, hands, piles, totals, laid, open, ...(isOle && { traps }) };
  const filled = { laid: seatsOf(world).map(() => []), open: [], ...shown };
  same('keys of the table', Object.keys(filled).sort(), Object.keys(expected).sort());
  for (const key of Object.keys(expected) as (keyof typeof expected)[]) same(key, filled[key], expected[key]);
}

/** N-7: one more than the number of players who did better. */
function ranks({ options, totals }: World): number[] {
  const most = options.variant === 'plus' || options.variant === 'plus-even';
  return totals.map((mine) => 1 + totals.filter((theirs) => (most ? theirs > mine : theirs < mine)).length);
}

function same(what: string, shown: unknown, expected: unknown): void {
  const [was, should] = [JSON.stringify(shown), JSON.stringify(expected)];
  check(was === should, `${what} is ${was}, should be ${should}`);
}
