import { FastRng } from '@sixfold/game-kit';
import { figure, runsOf } from '@sixfold/game-laws';
import type { Room } from '@sixfold/table';
import { redrawn } from '@sixfold/table/laws';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { BotPool } from './bots/pool.js';
import { hashOf } from './ids.js';
import { Rooms } from './rooms.js';
import { type Person, refusalOf, startTestServer, type TestServer, testClock } from './testing/harness.js';

let server: TestServer;
const clock = testClock();
beforeAll(async () => {
  // Time stands still, so that the same question has the same answer.
  server = await startTestServer({ now: clock.now });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.stop());

const addresses = (id: string): readonly string[] => [
  `/api/tables/${id}`,
  `/api/tables/${id}?seat=0`,
  `/api/tables/${id}?seat=1`,
  `/api/tables/${id}/record`,
  `/api/tables/${id}/games/1/record`,
  `/api/tables/${id}/picture`,
  `/api/tables/${id}/picture?move=3`,
  '/api/tables',
  '/api/tables/running',
  '/api/my/tables',
  '/api/my/games',
  `/t/${id}`,
  `/replay/${id}`,
  `/replay/${id}/1`,
];

/** Everything that this person, or a stranger, is answered; asking for a hint included. */
async function answers(person: Person | undefined, id: string, number: number): Promise<string[]> {
  const headers = { ...(person && { authorization: `Bearer ${person.token}` }) };
  const hint = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ level: 'easy', number }),
  };
  const requests: [string, RequestInit][] = [
    ...addresses(id).map((address): [string, RequestInit] => [address, { headers }]),
    [`/api/tables/${id}/hint`, hint],
  ];
  return Promise.all(
    requests.map(async ([address, init]) => {
      const response = await fetch(server.url + address, init);
      return `${address}: ${response.status} ${await response.text()}`;
    }),
  );
}

type Change = (room: Room) => Room;

/** The server thinks that it is in another world, which this viewer could as well be in. */
const elsewhere =
  (person: Person | undefined, seed: string): Change =>
  (room) => {
    const viewer = room.viewerOf(person && hashOf(person.token), undefined);
    return room.play === undefined ? room : redrawn(room, room.play, viewer, new FastRng(seed));
  };

/** Bots say what they were told, instead of something by chance. */
function makeBotsRepeat(): void {
  vi.spyOn(BotPool.prototype, 'ask').mockImplementation(({ view, seat, legal }) =>
    Promise.resolve({ move: JSON.stringify({ view, seat, legal }), candidates: [], iterations: 0 }),
  );
}

/** From now on every room that is looked at is changed before. */
function showOtherwise(...changes: readonly Change[]): void {
  const { look } = Rooms.prototype;
  vi.spyOn(Rooms.prototype, 'look').mockImplementation(function (this: Rooms, id, see) {
    return look.call(this, id, (room) => {
      const isHidden = room?.phase === 'playing';
      return see(isHidden ? changes.reduce((shown, change) => change(shown), room) : room);
    }) as never;
  });
}

const TABLES = [
  { game: 'nimmt', seats: 3, options: { rounds: 1 } },
  { game: 'nimmt', seats: 3, options: { variant: 'ole', rounds: 1 } },
  { game: 'sixteen', seats: 2, options: {} },
  { game: 'goofspiel', seats: 3, options: {} },
];

/** A game for three, some moves into it: one has chosen, one not. */
async function begun(wanted: (typeof TABLES)[number], moves: number): Promise<[Person[], string]> {
  const people = Array.from({ length: wanted.seats }, (_, seat) => server.person(`P${seat}`));
  const [host, ...others] = people as [Person, ...Person[]];
  const { table } = await host.api.create({
    ...wanted,
    name: 'P0',
    visibility: 'public',
    startWhenFull: true,
    hints: true,
  });
  for (const other of others) await other.api.join(table.id, { name: other.name });
  for (let move = 0; move < moves; move++) {
    const person = people[move % people.length] as Person;
    const { number, legal, result } = await person.play(table.id);
    if (result !== undefined) break;
    const [first] = legal;
    if (first !== undefined) await refusalOf(person.api.choose(table.id, { number, move: first }));
  }
  return [people, table.id];
}

describe('every answer while a game runs', () => {
  it.each(TABLES)('is the same if hidden cards are others: $game $options', async (wanted) => {
    let compared = 0;
    let hints = 0;
    for (let game = 1; game <= runsOf(1); game++) {
      const [people, id] = await begun(wanted, 3 + ((game * 4) % 23));
      for (const person of [undefined, ...people]) {
        makeBotsRepeat();
        const { number } = await (people[0] as Person).play(id);
        // That somebody asks for a hint is shown from then on.
        await answers(person, id, number);
        const before = await answers(person, id, number);
        showOtherwise(elsewhere(person, `${id} ${game}`));
        expect(await answers(person, id, number)).toEqual(before);
        vi.restoreAllMocks();
        compared += before.length;
        if (before.at(-1)?.includes('/hint: 200')) hints++;
      }
    }
    expect(hints).toBeGreaterThan(0);
    figure(
      `${wanted.game} ${JSON.stringify(wanted.options)}: ${compared} answers to requests, the same with hidden cards redrawn`,
    );
  });

  it('an answer that tells of a hand is found', async () => {
    const [people, id] = await begun(TABLES[0] as (typeof TABLES)[number], 4);
    /** A name for the room that nobody gave it. */
    const telling: Change = (room) => {
      const view = room.play?.rules.view(1) as { hand: number[] } | undefined;
      const copy = Object.create(Object.getPrototypeOf(room) as object) as Room;
      return Object.assign(copy, room, { settings: { ...room.settings, name: String(view?.hand) } });
    };
    showOtherwise(telling);
    const before = await answers(people[0], id, 0);
    vi.restoreAllMocks();
    showOtherwise(elsewhere(people[0], 'told'), telling);
    expect(await answers(people[0], id, 0)).not.toEqual(before);
  });
});
