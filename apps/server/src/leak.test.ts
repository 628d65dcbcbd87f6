import {
  factsFor,
  isRefusal,
  Match,
  type MatchRecord,
  type PlayedMove,
  parsePlayed,
  type Viewer,
} from '@sixfold/game-kit';
import { gameById } from '@sixfold/games';
import type { Past } from '@sixfold/protocol';
import * as schemas from '@sixfold/protocol/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from './ids.js';
import { type Person, refusalOf, startTestServer, type TestServer } from './testing/harness.js';
import { readWire, tap, type WireEvent } from './testing/wire.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** What the rules say about every moment of a finished match. */
interface Moment {
  readonly view: (viewer: Viewer) => unknown;
  readonly legal: (viewer: Viewer) => string[];
  readonly toAct: number[];
}

function replayAll(record: MatchRecord): {
  moments: Moment[];
  steps: (PlayedMove & { facts: readonly never[] })[];
} {
  const match = Match.start(gameById(record.game) as never, record);
  if (isRefusal(match)) throw new Error(match.code);
  const moments: Moment[] = [];
  const steps = [];
  const remember = () => {
    const { game, state } = match;
    const frozen = Match.from(game, match.setup, state);
    const toAct = match.toAct();
    moments.push({
      toAct,
      view: (viewer) => JSON.parse(JSON.stringify(frozen.view(viewer))),
      legal: (viewer) => (viewer === 'spectator' || !toAct.includes(viewer) ? [] : frozen.legal(viewer)),
    });
  };
  remember();
  for (const text of record.moves) {
    const played = parsePlayed(text) as PlayedMove;
    const facts = match.play(played.seat, played.move) as readonly never[];
    steps.push({ ...played, facts });
    remember();
  }
  return { moments, steps };
}

/** Plays with second thoughts: everybody chooses, changes their mind, and chooses again. */
async function playWithSecondThoughts(
  people: readonly Person[],
  table: string,
  sent: Set<string>[],
  lookBack: (person: Person) => Promise<void>,
): Promise<void> {
  for (let turn = 0; ; turn++) {
    for (const [seat, person] of people.entries()) {
      const { number, legal, result } = await person.play(table);
      if (result !== undefined) return;
      if (turn % 4 === 2) await lookBack(person);
      for (const move of [legal.at(-1), legal[Math.floor(legal.length / 2)]]) {
        if (move === undefined) continue;
        sent[seat]?.add(`${number} ${move}`);
        await refusalOf(person.api.choose(table, { number, move }));
      }
    }
  }
}

const keysOf = (schema: unknown): string[] => Object.keys((schema as { properties: object }).properties);

it('people who share a device look back at what all of them may see', async () => {
  const [ann, ben, zoe] = [server.person('Ann'), server.person('Ben'), server.person('Zoe')];
  const { table } = await ann.api.create({ game: 'nimmt', seats: 3, options: { rounds: 1 }, name: 'Ann' });
  await ann.api.join(table.id, { name: 'Ada', also: true });
  await ben.api.join(table.id, { name: ben.name });
  await ann.api.start(table.id);
  const { play } = await zoe.api.snapshot(table.id);
  const { start, ...rest } = await ann.api.past(table.id);
  expect(start).toEqual(play?.view);
  expect(rest).toEqual({ turns: [] });
  expect((await ben.api.past(table.id)).seat).toBe(2);
});

describe('every byte that leaves the server', () => {
  const tables = [
    { game: 'nimmt', seats: 3, options: { rounds: 1 } },
    { game: 'nimmt', seats: 2, options: { variant: 'plus', rounds: 1 } },
    { game: 'nimmt', seats: 3, options: { variant: 'ole', rounds: 1 } },
    { game: 'sixteen', seats: 2, options: {} },
  ];

  it.each(tables)(
    'of $game $options is known to its viewer by the rules',
    async ({ game, seats, options }) => {
      const people = Array.from({ length: seats }, (_, seat) => server.person(`P${seat}`));
      const [host, ...others] = people as [Person, ...Person[]];
      const { table } = await host.api.create({ game, seats, options, name: host.name, startWhenFull: true });
      const lines = [...people, undefined].map((person) => tap(person, server.url, table.id));
      for (const person of others) await person.api.join(table.id, { name: person.name });
      const sent = people.map(() => new Set<string>());
      const pasts: Past[] = [];
      await playWithSecondThoughts(people, table.id, sent, async (person) => {
        pasts.push(await person.api.past(table.id));
      });
      const record = await host.api.record(table.id);
      const ears = host.listen(table.id);
      await ears.until((each) => each.last('play')?.result);
      ears.close();
      // Everybody has been told the end when the slowest line has it.
      for (const line of lines) {
        while (!line.text.includes('"result"')) await new Promise((resolve) => setTimeout(resolve, 5));
        line.close();
        await line.ended;
      }

      const { moments, steps } = replayAll(record);
      expect(pasts.length).toBeGreaterThan(seats);
      for (const past of pasts) checkPast(past);
      const [first] = await server.store.read(table.id, 0);
      const [{ root }] = JSON.parse(first?.body ?? '[]') as [{ root: string }];
      const { secret, contributions } = record.fairness as { secret: string; contributions: string[] };
      const secrets = [
        root,
        secret,
        record.seed,
        ...contributions.filter((each) => each.length > 1),
        ...people.flatMap(({ token }) => [token, hashOf(token)]),
      ];

      for (const [index, line] of lines.entries()) {
        const viewer: Viewer = index < seats ? index : 'spectator';
        for (const hidden of secrets) expect(line.text).not.toContain(hidden);
        const { events, foreign } = readWire(line.text.slice(0, line.text.lastIndexOf('\n\n') + 2));
        expect(foreign).toEqual([]);
        let known = 0;
        for (const event of events) known = checkEvent(event, viewer, known);
        expect(known).toBe(record.moves.length);
      }

      /** Looking back shows what the seat saw then, and tells what it was told. */
      function checkPast({ seat = -1, start, turns }: Past): void {
        expect(start).toEqual(moments[0]?.view(seat));
        let before = 0;
        for (const { number, seats: movers, facts, view } of turns) {
          const played = steps.slice(before, number);
          expect(view).toEqual(moments[number]?.view(seat));
          expect(movers).toEqual(played.map((step) => step.seat));
          const told = factsFor(
            seat,
            played.flatMap((step) => step.facts),
          );
          expect(facts).toEqual(JSON.parse(JSON.stringify(told)));
          before = number;
        }
      }

      function checkTurn(turn: Record<string, unknown>, viewer: Viewer): void {
        const {
          number,
          toAct,
          chosen,
          choice,
          now,
          since,
          declared = [],
          ...rest
        } = turn as {
          declared?: object[];
          number: number;
          chosen: number[];
          choice?: string;
        } & Record<string, unknown>;
        expect(rest).toEqual({});
        expect([typeof now, typeof since]).toEqual(['number', 'number']);
        // N-64 What is public of a choice at once is what the rules say when it is played.
        const laid = steps.slice(number).flatMap(({ facts }) => JSON.parse(JSON.stringify(facts)));
        for (const fact of declared) expect(laid).toContainEqual(fact);
        expect(toAct).toEqual(moments[number]?.toAct);
        expect(chosen.every((seat) => (toAct as number[]).includes(seat))).toBe(true);
        // A pending choice goes to whoever made it, and to nobody else.
        if (choice !== undefined) {
          expect(viewer).not.toBe('spectator');
          expect(chosen).toContain(viewer);
          expect(sent[viewer as number]).toContain(`${number} ${choice}`);
        }
      }

      /** Returns the number up to which the viewer knows the match. */
      function checkEvent({ name, id, data }: WireEvent, viewer: Viewer, known: number): number {
        if (name === 'play') {
          const {
            game,
            number,
            steps: told,
            view,
            legal,
            turn,
            result,
            ...rest
          } = data as unknown as {
            game: number;
            number: number;
            steps: object[];
            turn: Record<string, unknown>;
          } & Record<string, unknown>;
          expect(rest).toEqual({});
          expect(game).toBe(1);
          expect(id).toBe(String(number));
          const expected = steps.slice(known, number).map(({ seat, move, facts }, index) => ({
            number: known + index + 1,
            seat,
            ...(seat === viewer && { move }),
            facts: JSON.parse(JSON.stringify(factsFor(viewer, facts))),
          }));
          expect(told).toEqual(expected);
          expect(view).toEqual(moments[number]?.view(viewer));
          expect(legal).toEqual(moments[number]?.legal(viewer));
          if (result !== undefined) expect(result).toMatchObject(record.result as object);
          else checkTurn(turn, viewer);
          return number;
        }
        expect(id).toBeUndefined();
        if (name === 'turn') checkTurn(data, viewer);
        else if (name === 'table') {
          expect(keysOf(schemas.TableState)).toEqual(expect.arrayContaining(Object.keys(data)));
          for (const seat of data.seats as object[])
            expect(keysOf(schemas.SeatState)).toEqual(expect.arrayContaining(Object.keys(seat)));
        } else if (name === 'presence') expect(Object.keys(data).sort()).toEqual(['connected', 'spectators']);
        else expect([name, data]).toEqual(['talk', { messages: [] }]);
        return known;
      }
    },
  );
});
