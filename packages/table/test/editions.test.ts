import { type Game, Refusal } from '@sixfold/game-kit';
import { gameById } from '@sixfold/games';
import { expect, it } from 'vitest';
import { NewerRules } from '../src/dealing.js';
import { decide, settle, stamped } from '../src/decide.js';
import type { Entry } from '../src/entries.js';
import { fold, roomFrom } from '../src/fold.js';
import { openRoom } from '../src/open-room.js';
import { snapshotOf } from '../src/project.js';
import type { Room } from '../src/room.js';

const nimmt = gameById('nimmt') as Game;

/** The same game after its rules were corrected. */
const corrected = (change: Partial<Game>): Game => ({
  ...nimmt,
  ...change,
  manifest: { ...nimmt.manifest, edition: 2 },
});

const WANTED = { game: 'nimmt', seats: 2, name: 'Ann', startWhenFull: true } as const;

/** Ann and Ben at a table, and the log of all that happens there. */
class Evening {
  readonly log: Entry[] = [];
  readonly room: Room;
  private now = 0;

  constructor(game: Game) {
    const opened = openRoom(game, WANTED, { person: 'ann', root: 'ab'.repeat(32) });
    if (!Array.isArray(opened)) throw new Error('not opened');
    this.log.push(...stamped(opened, 0));
    this.room = roomFrom('table', () => game, this.log);
    this.wish('ben', { do: 'join', name: 'Ben' });
  }

  wish(person: string, command: Parameters<typeof decide>[2]): void {
    this.log.push(...wishAt(this.room, ++this.now, person, command));
  }

  /** Some turns, everybody with their first card or row. */
  play(turns: number): this {
    for (let turn = 0; turn < turns; turn++) {
      const { play, number } = this.room;
      for (const seat of play?.toAct ?? []) {
        const [move = ''] = play?.rules.legal(seat) ?? [];
        this.wish(seat === 0 ? 'ann' : 'ben', { do: 'choose', number, move });
      }
    }
    return this;
  }
}

function wishAt(room: Room, now: number, person: string, command: Parameters<typeof decide>[2]): Entry[] {
  const decision = decide(room, { person, now }, command);
  if (!Array.isArray(decision)) throw new Error(JSON.stringify(decision));
  const entries = stamped(decision, now, { person });
  for (const entry of entries) fold(room, entry);
  return [...entries, ...settle(room, now)];
}

const outcomeOf = ({ games, phase }: Room) => ({ phase, games: games.map(({ reason }) => reason) });

it('a deal is kept with the edition of its rules', () => {
  const deals = (game: Game) => new Evening(game).log.filter(({ kind }) => kind === 'dealt');
  expect(deals(nimmt)).toMatchObject([{ edition: 1 }]);
  expect(deals(corrected({}))).toMatchObject([{ edition: 2 }]);
});

it('a game of an earlier edition goes on if the rules of today allow all that was played', () => {
  const { log, room } = new Evening(nimmt).play(3);
  const later = roomFrom('table', () => corrected({}), log);
  expect(snapshotOf(later, { person: 'ann' }, 0, 0)).toEqual(snapshotOf(room, { person: 'ann' }, 0, 0));
});

it('a game of an earlier edition is over, once, where the rules of today refuse a move; the room goes on', () => {
  const { log } = new Evening(nimmt).play(3);
  const stricter = corrected({ apply: () => new Refusal('notYourTurn') as never });
  const later = roomFrom('table', () => stricter, log);
  expect(outcomeOf(later)).toEqual({ phase: 'finished', games: ['abandoned'] });
  for (const person of ['ann', 'ben']) wishAt(later, 99, person, { do: 'rematch' });
  expect(later.phase).toBe('playing');
});

it('a deal of an earlier edition that the rules of today know no more leaves a room to play another in', () => {
  const { log } = new Evening(nimmt).play(2);
  const narrower = corrected({ checkOptions: () => new Refusal('seatCount') as never });
  expect(outcomeOf(roomFrom('table', () => narrower, log))).toEqual({ phase: 'lobby', games: [] });
});

it('a deal of a later edition is not touched', () => {
  const { log } = new Evening(corrected({}));
  expect(() => roomFrom('table', () => nimmt, log)).toThrow(NewerRules);
});
