import {
  BY_LOT,
  commitmentOf,
  dealSecret,
  dealSeed,
  drawLots,
  type Ended,
  type Fairness,
  FastRng,
  type Game,
  isContribution,
  isRefusal,
  lotKeys,
  Match,
  type MatchRecord,
  recordOf,
  sealOf,
  withHash,
} from '@sixfold/game-kit';
import { gameById } from '@sixfold/games';

interface Wanted {
  readonly game: string;
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly contributions?: readonly string[];
  readonly deal?: number;
  readonly restarts?: readonly (readonly number[])[];
  /** How many moves are played before it ends like this. */
  readonly ended?: Ended & { readonly after: number };
}

export const ROOT = '5a'.repeat(32);

export const gameOf = (id: string): Game => {
  const game = gameById(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
};

/** A finished game from a room that did everything right; the players move at random. */
export function fairRecord(wanted: Wanted): MatchRecord {
  const { seats = 2, deal = 1, restarts, ended } = wanted;
  const game = gameOf(wanted.game);
  const table = 'AbCdEfGhIjKlMnOpQrStUv';
  const contributions =
    wanted.contributions ?? Array.from({ length: seats }, (_, seat) => `${seat + 1}f`.repeat(16));
  const secret = dealSecret(ROOT, deal);
  const seed = dealSeed({ secret, table, deal, contributions });
  const chosen = wanted.options ?? {};
  const options = drawLots(game, chosen, seats, seed);
  const match = Match.start(game, { options, seats, seed });
  if (isRefusal(match)) throw new Error(match.code);
  playOn(match, ended?.after ?? Number.POSITIVE_INFINITY);
  const fairness: Fairness = {
    version: 2,
    table,
    deal,
    commitment: commitmentOf(secret),
    secret,
    seals: contributions.map((each) => (isContribution(each) ? sealOf(each) : each)),
    contributions,
    lots: lotKeys(game, chosen, seats),
    ...(restarts && { restarts }),
  };
  const { after: _, ...end } = ended ?? { after: 0 };
  const names = contributions.map((_each, seat) => `Player ${seat}`);
  return withHash({
    ...recordOf(match, ended && (end as Ended)),
    names,
    startedAt: 1,
    finishedAt: 2,
    fairness,
  });
}

function playOn(match: Match, most: number): void {
  const rng = new FastRng(match.setup.seed);
  for (let count = 0; count < most && match.outcome() === undefined; count++) {
    const seat = match.toAct()[0];
    const legal = match.legal(seat);
    match.play(seat, legal[rng.next() % legal.length]);
  }
}

/** The deals that the tests look at: every game, people, bots, one who declined, lots and every kind of end. */
export const FAIR_RECORDS: Readonly<Record<string, MatchRecord>> = {
  'a finished game': fairRecord({ game: 'sixteen' }),
  'one with a bot and one who declined': fairRecord({
    game: 'nimmt',
    seats: 4,
    options: { rounds: 1 },
    contributions: ['0a'.repeat(16), '', '-', 'c3'.repeat(64)],
  }),
  'one by lot': fairRecord({
    game: 'nimmt',
    seats: 3,
    options: { variant: 'ole', rounds: 1, starter: BY_LOT },
  }),
  'one by lot that was resigned': fairRecord({
    game: 'six',
    options: { opener: BY_LOT },
    ended: { reason: 'resigned', seat: 1, after: 5 },
  }),
  'one of teams that ended on time': fairRecord({
    game: 'six',
    seats: 4,
    ended: { reason: 'time', seat: 2, after: 8 },
  }),
  'an agreed draw': fairRecord({ game: 'six', ended: { reason: 'agreed', after: 9 } }),
  'one that started over': fairRecord({
    game: 'sixteen',
    seats: 4,
    deal: 7,
    restarts: [[2], [0, 3]],
    ended: { reason: 'abandoned', after: 3 },
  }),
};
