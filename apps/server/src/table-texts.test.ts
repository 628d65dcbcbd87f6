import { games } from '@sixfold/games';
import { fold, openRoom, type Room, roomFrom, settle, stamped, tableState } from '@sixfold/table';
import { expect, it } from 'vitest';
import { TableTexts } from './table-texts.js';

const [game] = games;

function newRoom(): Room {
  if (game === undefined) throw new Error('there is no game');
  const events = openRoom(game, { seats: 2, name: 'Ann' }, { person: 'ann', root: 'ab' });
  if (!Array.isArray(events)) throw new Error('no room');
  const room = roomFrom('t', () => game, stamped(events, 1));
  settle(room, 1);
  return room;
}

const dataOf = (event: string): unknown => {
  expect(event).toMatch(/^event: table\ndata: .*\n\n$/);
  return JSON.parse(event.slice('event: table\ndata: '.length)) as unknown;
};

it('tells each viewer what they would be shown, whoever was told before them', () => {
  const texts = new TableTexts();
  const room = newRoom();
  const viewers = [{ person: 'ann' }, { person: 'ben' }, {}, { person: 'ann', seat: 0 }];
  const check = (spectators: number): void => {
    for (const looking of viewers)
      expect(dataOf(texts.event(room, looking, spectators))).toEqual(
        JSON.parse(JSON.stringify(tableState(room, looking, spectators))),
      );
  };
  check(0);
  check(3);
  for (const event of [
    { kind: 'came', person: 'ben', name: 'Ben' },
    { kind: 'sat', person: 'ben', seat: 1, name: 'Ben' },
    { kind: 'host', person: 'ben' },
  ] as const) {
    for (const entry of stamped([event], 2)) fold(room, entry);
    check(3);
  }
});

it('writes what everybody sees alike once, until it changes', () => {
  const texts = new TableTexts();
  const room = newRoom();
  let asked = 0;
  const { id } = room;
  Object.defineProperty(room, 'id', {
    get: () => {
      asked++;
      return id;
    },
  });
  texts.event(room, { person: 'ann' }, 0);
  const once = asked;
  expect(once).toBeGreaterThan(0);
  texts.event(room, {}, 0);
  texts.event(room, { person: 'ben' }, 0);
  expect(asked).toBe(once);
  room.changeTable();
  texts.event(room, {}, 0);
  expect(asked).toBe(2 * once);
});
