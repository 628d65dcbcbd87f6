import {
  asRecord,
  below,
  checkFairness,
  FastRng,
  formatRecord,
  type Game,
  isRefusal,
  Match,
  type MatchRecord,
  parseRecord,
  type Rng,
  readTableOptions,
  recordOf,
  verifyRecord,
} from '@sixfold/game-kit';
import {
  amount,
  describeSpoiled,
  faultsOf,
  figure,
  STEERING,
  spoiledData,
  spoiledText,
  type Target,
} from '@sixfold/game-laws';
import { gameById, games } from '@sixfold/games';
import { cleanText, createClient, isName, nameSkeleton } from '@sixfold/protocol';
import { parseCompact, parseDiagram } from '@sixfold/six';
import { expect, it } from 'vitest';

/** A few rounds into a random game. */
function position(game: Game, options: object, seed: string): Match {
  const match = Match.start(game, { options, seats: 2, seed });
  if (isRefusal(match)) throw new Error(match.code);
  const rng = new FastRng(seed);
  for (let moves = below(rng, 20); moves > 0 && match.toAct().length > 0; moves--) {
    const [seat = 0] = match.toAct();
    const legal = match.legal(seat);
    match.play(seat, legal[below(rng, legal.length)] as string);
  }
  return match;
}

const POSITIONS: readonly Match[] = [
  ...games.map((game) => position(game, {}, `fuzz ${game.id}`)),
  position(gameById('nimmt') as Game, { variant: 'ole' }, 'fuzz ole'),
  position(gameById('six') as Game, { edition: '21', swap: true }, 'fuzz 21'),
];
const MOVES = [
  '27',
  '55+',
  '104',
  '12?34',
  'pass',
  'r3',
  'shift:2',
  'draw',
  'a1-b2',
  '0,0',
  '0,0>1,1',
  'swap',
  '7h+9s',
];
const legalOf = (match: Match): string[] => match.toAct().flatMap((seat) => match.legal(seat));
const OPTIONS: readonly unknown[] = [
  ...POSITIONS.map(({ setup }) => setup.options),
  { variant: 'ole', traps: 'own', collections: [{ mask: 3 }, { block: 2 }] },
  { starter: 'lot', deck: 'tactics', limit: 66 },
];
const RECORDS: readonly MatchRecord[] = POSITIONS.map((match) => recordOf(match));
const TEXTS = RECORDS.map((record) => formatRecord(record));
const BOARDS = ['r.b|.r.|b..', 'R 0,0 1,0 B 0,1', '. . R\n B R .\n. B .', '2003 0/21 r0,0 b1,0'];
const NAMES = ['Anna', 'Jean-Luc 2', 'Zoë', 'Мария', '李雷', '🐂🐂', 'a b c'];

const TARGETS: readonly Target[] = [
  {
    name: 'moves',
    attempt: (rng) => {
      const match = POSITIONS[below(rng, POSITIONS.length)] as Match;
      const text = spoiledText(rng, [...MOVES, ...legalOf(match)]);
      const seat = below(rng, 5) - 1;
      const before = below(rng, 50) === 0 ? JSON.stringify(match.table()) : undefined;
      const checked = match.check(seat, text);
      const isNew = !isRefusal(checked) && !match.legal(seat).includes(checked.move);
      if (isNew) return `${match.game.id} takes "${text}" for "${checked.move}", which is not legal`;
      if (before !== undefined && JSON.stringify(match.table()) !== before)
        return `"${text}" changed the table`;
      return undefined;
    },
  },
  {
    name: 'options',
    attempt: (rng) => {
      const game = games[below(rng, games.length)] as Game;
      const seats = below(rng, 12) - 1;
      const options = readTableOptions(game, spoiledData(rng, OPTIONS), seats);
      // What was accepted once is accepted again, as it is.
      if (isRefusal(options)) return undefined;
      const again = readTableOptions(game, options, seats);
      return JSON.stringify(again) === JSON.stringify(options)
        ? undefined
        : `${game.id} reads ${JSON.stringify(options)} again`;
    },
  },
  {
    name: 'records as texts',
    attempt: (rng) => {
      const record = parseRecord(spoiledText(rng, TEXTS));
      return isRefusal(record) ? undefined : verified(record);
    },
  },
  {
    name: 'records as data',
    attempt: (rng) => {
      const record = asRecord(spoiledData(rng, RECORDS));
      return isRefusal(record) ? undefined : verified(record);
    },
  },
  {
    name: 'boards',
    attempt: (rng) => {
      const text = spoiledText(rng, BOARDS);
      parseCompact(text);
      parseDiagram(text);
      return undefined;
    },
  },
  {
    name: 'names and messages',
    attempt: (rng) => {
      const text = spoiledText(rng, NAMES);
      nameSkeleton(text);
      const shown = [cleanText(text), ...(isName(text) ? [text] : [])];
      return shown.some((each) => STEERING.test(each))
        ? `${JSON.stringify(text)} steers a terminal`
        : undefined;
    },
  },
];

/** A record either is refused or is whole: replaying it must not fail in any other way. */
function verified(record: MatchRecord): string | undefined {
  const game = gameById(record.game);
  if (game === undefined) return undefined;
  verifyRecord(game, record);
  checkFairness(record, game);
  return undefined;
}

describeSpoiled(TARGETS);

const EVENTS = [
  'retry: 500\n\nevent: table\ndata: {"phase":"playing"}\n\n',
  'event: play\nid: 12\ndata: {"number":12,"steps":[]}\n\n:\n\nevent: turn\ndata: {"number":12}\n\n',
];

/** Sends a client this text in pieces; resolves when it comes back for more. */
function listenTo(text: string, rng: Rng): Promise<void> {
  const pieces = text.match(/[^]{1,9}/g) ?? [];
  let lines = 0;
  return new Promise((resolve) => {
    const answer = (): Promise<Response> => {
      if (++lines > 1) {
        stream.close();
        resolve();
        return new Promise(() => {});
      }
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
          // A line may end as it should, or break.
          if (below(rng, 2) === 0) controller.close();
          else controller.error(new Error('broken'));
        },
      });
      return Promise.resolve(new Response(body));
    };
    const stream = createClient({ fetch: answer, retryAfter: 0 }).listen('table', { play: () => {} });
  });
}

it('spoiled streams are heard or given up, and whoever listens comes back', async () => {
  const inputs = amount(200, 20_000);
  for (let input = 0; input < inputs; input++) {
    const rng = new FastRng(`streams ${input}`);
    await listenTo(spoiledText(rng, EVENTS), rng);
  }
  figure(`${inputs} spoiled streams: everybody came back`);
});

it('a reader that breaks, and one that lets everything through, are found', () => {
  const breaking = { name: 'texts', attempt: (rng: Rng) => void JSON.parse(spoiledText(rng, TEXTS)) };
  const trusting = {
    name: 'names',
    attempt: (rng: Rng) => (STEERING.test(spoiledText(rng, NAMES)) ? 'steers a terminal' : undefined),
  };
  expect(faultsOf(breaking, 100)).not.toEqual([]);
  expect(faultsOf(trusting, 100)).not.toEqual([]);
});
