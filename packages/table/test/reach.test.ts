import { isRefusal } from '@sixfold/game-kit';
import { figure } from '@sixfold/game-laws';
import { expect, it } from 'vitest';
import type { Entry } from '../src/entries.js';
import { COMMANDS } from '../src/laws/cues.js';
import { theEngine } from '../src/laws/engine.js';
import type { Law } from '../src/laws/law.js';
import { INTEREST } from '../src/news.js';
import { forEvenings } from './scripts.js';

// A law that never comes to see what it is about keeps for ever: where do the evenings get to?

/** In how many evenings each of these happened. */
const reached = new Map<string, number>();
let evenings = 0;

const reachLaw: Law = (evening) => {
  const seen = new Set<string>();
  const links = new Map<string, string>();
  const dead = new Set<string>();
  const noteEntry = (entry: Entry): void => {
    const { room } = evening;
    seen.add(`entry ${entry.kind}`);
    if (entry.kind === 'ended') seen.add(`ended ${entry.reason}`);
    if (entry.kind === 'standIn') seen.add(`stand-in ${entry.cause}`);
    if (entry.kind === 'linkMade') links.set(entry.person, entry.hash);
    if (entry.kind === 'left') dead.add(links.get(entry.person) ?? '');
    if (entry.kind === 'dealt' && room.restarts.length === 0 && entry.source.version === 2) {
      const { restarts = [], contributions } = entry.source;
      if (restarts.length > 0) seen.add('a deal after somebody did not open');
      if (restarts.length > 1) seen.add('a deal after two did not open, one after the other');
      if (contributions.filter((each) => each.length > 1).length > 1) seen.add('a deal to which two add');
    }
    if (entry.kind === 'dealt') seen.add(`game ${Math.min(3, room.dealtGames)}`);
  };
  return {
    after(deed, { answer, entries, settled }) {
      const { room } = evening;
      for (const entry of [...entries, ...settled]) noteEntry(entry);
      seen.add(`phase ${room.phase}`);
      if (deed.kind === 'command') {
        const code = isRefusal(answer) ? 'refused' : answer;
        seen.add(`${deed.command.do} ${code}`);
        if (isRefusal(answer)) seen.add(`refusal ${answer.code}`);
        if (deed.command.do === 'take' && dead.has(deed.command.hash)) seen.add('a dead link is tried');
        if (deed.command.do === 'return' && answer === 'done') seen.add('a seat taken back from a bot');
      }
      if (deed.kind === 'comes' && entries.some(({ kind }) => kind === 'returned'))
        seen.add('a stand-in goes because its person is back');
      if (deed.kind === 'outage' && entries.length > 0) seen.add('an outage while clocks run');
      if (room.places.some((place) => place.kind === 'bot' && place.heir))
        seen.add('somebody waits for a seat');
      if ([...room.people.keys()].some((id) => room.seatsOf(id).length > 1))
        seen.add('two seats of one person');
      const pending = [...(room.play?.pending.values() ?? [])];
      if (pending.some(({ declared }) => declared.length > 0)) seen.add('a mask is declared');
      if (room.isDeserted && room.phase === 'playing') seen.add('a game that everybody has left');
      if (room.play?.waitsSince !== undefined) seen.add('clocks wait for people');
    },
    end() {
      evenings++;
      for (const each of seen) reached.set(each, (reached.get(each) ?? 0) + 1);
    },
  };
};

/** What laws are about and what comes rarely by chance. */
const RARE = [
  'a dead link is tried',
  'a deal after somebody did not open',
  'a deal to which two add',
  'a game that everybody has left',
  'a mask is declared',
  'a seat taken back from a bot',
  'a stand-in goes because its person is back',
  'an outage while clocks run',
  'clocks wait for people',
  'somebody waits for a seat',
  'two seats of one person',
  'stand-in away',
  'stand-in left',
  'stand-in time',
  'ended abandoned',
  'ended agreed',
  'ended resigned',
  'ended time',
  'game 3',
  'refusal choiceStands',
  'refusal graceRuns',
  'refusal linkExpired',
  'refusal linkUnknown',
  'refusal linkUsed',
  'refusal signalGiven',
  'refusal staleNumber',
  'refusal timeUp',
];

it('evenings get everywhere', () => {
  forEvenings(theEngine, reachLaw, 300);
  // A room is made before an evening begins, and a code is the server's to give.
  const kinds = Object.keys(INTEREST).filter((kind) => kind !== 'created' && kind !== 'coded');
  const wanted = [
    ...RARE,
    ...kinds.map((kind) => `entry ${kind}`),
    ...Object.keys(COMMANDS).map((command) => `${command} done`),
  ];
  expect(wanted.filter((each) => !reached.has(each))).toEqual([]);
  const shares = RARE.map((each) => `${each} ${Math.round((100 * (reached.get(each) ?? 0)) / evenings)} %`);
  figure(`of ${evenings} evenings: ${shares.join(', ')}`);
});
