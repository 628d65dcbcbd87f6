import { Refusal } from '@sixfold/game-kit';
import { describe, it } from 'vitest';
import { graceOf } from '../src/clocks.js';
import { botLaw } from '../src/laws/bots.js';
import { clockLaw } from '../src/laws/clocks.js';
import { type Engine, theEngine } from '../src/laws/engine.js';
import { goingOnLaw } from '../src/laws/going-on.js';
import { hiddenLaw } from '../src/laws/hidden.js';
import { historyLaw } from '../src/laws/history.js';
import { hostLaw } from '../src/laws/hosts.js';
import { newsLaw } from '../src/laws/news.js';
import { nothingLaw } from '../src/laws/nothing.js';
import { replicaLaw } from '../src/laws/replicas.js';
import { rightsLaw } from '../src/laws/rights.js';
import { spendingLaw } from '../src/laws/spending.js';
import { takeOverLaw } from '../src/laws/take-over.js';
import { worldsLaw } from '../src/laws/worlds.js';
import { MOST_ARRIVALS, MOST_ASIDES } from '../src/limits.js';
import { tick } from '../src/tick.js';
import { broken, deciding, folding, fromStart, settling, without } from './broken.js';
import { tableNamed } from './scripts.js';

/** Evenings in which people come and go, and a game is played by those who stay. */
const COMING_AND_GOING = {
  whats: ['join', 'starts', 'drops', 'comes', 'takeover', 'return', 'time', 'moves'],
} as const;
const LINKS = { whats: ['join', 'link', 'take', 'time'] } as const;
const LATECOMERS = { whats: ['starts', 'join', 'link', 'take'] } as const;
const DEALS = {
  whats: ['join', 'starts', 'start', 'seal', 'seals', 'leave', 'time', 'finishes', 'wishes'],
} as const;
const MASKS = {
  tables: [tableNamed('nimmt olé where everybody can mask')],
  whats: ['starts', 'plays'],
} as const;

describe('the laws notice', () => {
  it('1 an absent person who cannot be replaced', () => {
    const decide = deciding((_, { do: what }, decision) => (what === 'takeover' ? 'repeated' : decision));
    broken(goingOnLaw, { decide }, /cannot go on/, COMING_AND_GOING);
  });
  it('1 a room whose host has gone and which nobody else may start', () => {
    broken(goingOnLaw, { ...without('host'), nextDue: () => undefined }, /cannot go on|for ever/);
  });
  it('1 a deserted game that nobody ends', () => {
    const nextDue: Engine['nextDue'] = (room) =>
      room.phase === 'playing' ? undefined : theEngine.nextDue(room);
    broken(goingOnLaw, { ...without('ended'), nextDue }, /for ever/);
  });
  it('1 something that is due and does not happen', () => {
    broken(goingOnLaw, without('host', 'ended'), /is due, and does not happen/);
  });
  it('2 a room without a host', () => {
    broken(hostLaw, without('host'), /no host|longer than the grace/);
  });
  it('2 a host who is not the next', () => {
    const settle = settling(theEngine.fold, (room, now) =>
      tick(room, now).map((each) => {
        const last = [...room.people.keys()].findLast((id) => room.isPresent(id));
        return each.kind === 'host' && last !== undefined ? { ...each, person: last } : each;
      }),
    );
    broken(hostLaw, { settle }, /not next/, { whats: ['join', 'drops', 'comes', 'leave', 'time'] });
  });
  it('2 everybody shown as host', () => {
    const project: Engine['project'] = (room, looking, now) => {
      const shown = theEngine.project(room, looking, now) as { table: { you: object } };
      return { ...shown, table: { ...shown.table, you: { ...shown.table.you, host: true } } };
    };
    broken(hostLaw, { project }, /exactly one host/);
  });

  it('3 a link that belongs to a seat number', () => {
    const seats = new Map<string, number>();
    const decide = deciding((room, command, decision, { person }) => {
      if (command.do === 'link') seats.set(command.hash, room.seatsOf(person)[0] ?? 0);
      if (command.do !== 'take' || room.people.has(person)) return decision;
      const now = room.personAt(seats.get(command.hash) ?? -1);
      return now ? [{ kind: 'movedOver', from: now.id, to: person, hash: command.hash }] : decision;
    });
    broken(rightsLaw, { decide }, /that was dead|other seats/, {
      whats: ['gathers', 'join', 'link', 'leave', 'take'],
    });
  });
  it('3 a link that never lapses', () => {
    const decide = deciding((room, command, decision, asking) =>
      command.do === 'take' ? theEngine.decide(room, { ...asking, now: 0 }, command) : decision,
    );
    broken(rightsLaw, { decide }, /after its time/, LINKS);
  });
  it('3 somebody who sits down on somebody', () => {
    const decide = deciding((room, command, decision, { person }) => {
      const seat = room.places.findIndex((place) => place.kind === 'human' && place.person !== person);
      if (command.do !== 'join' || typeof decision === 'string' || room.phase !== 'lobby' || seat === -1)
        return decision;
      return [
        { kind: 'came', person, name: 'rude' },
        { kind: 'sat', person, seat, name: 'rude' },
      ];
    });
    broken(rightsLaw, { decide }, /did nothing|on somebody/);
  });
  it('3 a link that leaves behind a seat that is waited for', () => {
    const wrong = folding((room, entry) => {
      if (entry.kind !== 'movedOver') return;
      for (const place of room.places)
        if (place.kind === 'bot' && place.heir?.person === entry.to) delete place.heir;
    });
    broken(rightsLaw, wrong, /that its maker waits for/, LATECOMERS);
  });
  it('3 links that a deal forgets', () => {
    const wrong = folding((room, entry) => {
      if (entry.kind === 'dealt') room.links.clear();
    });
    broken(rightsLaw, wrong, /before its time/, {
      whats: ['join', 'link', 'starts', 'finishes', 'take', 'leave'],
    });
  });
  it('3 somebody who had gone and is thought to be there after a deal', () => {
    const wrong = folding((room, entry) => {
      if (entry.kind === 'dealt') for (const person of room.people.values()) person.gone = false;
    });
    broken(rightsLaw, wrong, /without having come/, DEALS);
  });
  it.each(['lobby', 'playing'])('3 a link that outlives the leaving of its maker (%s)', (phase) => {
    const fold: Engine['fold'] = (room, entry) => {
      const links = [...room.links];
      const isMeant = (room.phase === 'playing') === (phase === 'playing');
      theEngine.fold(room, entry);
      if (entry.kind === 'left' && isMeant) for (const [person, link] of links) room.links.set(person, link);
    };
    const wrong = { fold, settle: settling(fold, tick), roomFrom: fromStart(fold) };
    broken(rightsLaw, wrong, /has gone/, { whats: ['join', 'link', 'leave', 'starts'] });
  });
  it('3 somebody who waits for one seat after another', () => {
    const decide = deciding((room, command, decision, { person }) => {
      const seat = room.places.findIndex((place) => place.kind === 'bot' && place.heir === undefined);
      const isWaiting = command.do === 'join' && decision === 'repeated' && room.awaitedBy(person).length > 0;
      return isWaiting && seat !== -1 ? [{ kind: 'waits', person, seat, name: command.name }] : decision;
    });
    broken(rightsLaw, { decide }, /several seats/, LATECOMERS);
  });
  it('3 somebody who waits for the next game and is put into this one', () => {
    const wrong = folding((room, entry) => {
      if (entry.kind !== 'played' || room.phase !== 'playing') return;
      for (const [seat, place] of room.places.entries())
        if (place.kind === 'bot' && place.heir)
          room.places[seat] = { kind: 'human', ...place.heir, standIn: undefined, timeouts: 0 };
    });
    broken(rightsLaw, wrong, /before the next game/, { whats: ['starts', 'join', 'plays', 'settings'] });
  });
  it('3 seats of those who have gone that nobody gets in the lobby', () => {
    const decide = deciding((room, command, decision) => {
      const seat = command.do === 'join' ? command.seat : undefined;
      const isTaken = room.phase === 'lobby' && room.personAt(seat ?? -1)?.gone === true;
      return isTaken ? new Refusal('seatTaken', { seat: (seat ?? 0) + 1 }) : decision;
    });
    const whats = ['join', 'starts', 'leave', 'finishes', 'again'] as const;
    broken(rightsLaw, { decide }, /vacant seat/, { whats });
  });

  it('4 a second stand-in for somebody', () => {
    const decide = deciding((room, command, decision) => {
      const place = command.do === 'takeover' ? room.places[command.seat] : undefined;
      if (command.do !== 'takeover' || place?.kind !== 'human' || place.standIn === undefined)
        return decision;
      return [{ kind: 'standIn', seat: command.seat, level: room.settings.standIn, cause: 'away' }];
    });
    broken(takeOverLaw, { decide }, /second stand-in/, COMING_AND_GOING);
  });
  it('4 a take-over without a grace', () => {
    const decide = deciding((room, command, decision, asking) =>
      command.do === 'takeover'
        ? theEngine.decide(room, { ...asking, now: asking.now + graceOf(room.settings.clock) }, command)
        : decision,
    );
    broken(takeOverLaw, { decide }, /before the grace/, COMING_AND_GOING);
  });
  it('4 a level that the opponent picks', () => {
    const decide = deciding((_, command, decision) =>
      command.do === 'takeover' && Array.isArray(decision)
        ? decision.map((each) => (each.kind === 'standIn' ? { ...each, level: 'easy' } : each))
        : decision,
    );
    broken(takeOverLaw, { decide }, /another level/);
  });
  it('4 a take-over of somebody who is there', () => {
    const decide = deciding((room, command, decision, { person }) => {
      const isThere =
        command.do === 'takeover' &&
        room.phase === 'playing' &&
        room.isPersonal(command.seat) &&
        room.isPresent(person);
      return isThere
        ? [{ kind: 'standIn', seat: command.seat, level: room.settings.standIn, cause: 'away' }]
        : decision;
    });
    broken(takeOverLaw, { decide }, /who is there|before the grace/);
  });
  it('4 a bot that stays when the person is back', () => {
    const comeIn: Engine['comeIn'] = (room, id) => {
      const decision = theEngine.comeIn(room, id);
      return Array.isArray(decision) ? decision.filter(({ kind }) => kind !== 'returned') : decision;
    };
    broken(takeOverLaw, { comeIn }, /plays on for them/, COMING_AND_GOING);
  });
  it('4 a stand-in that nobody asks', () => {
    const botsToAct: Engine['botsToAct'] = (room) =>
      theEngine.botsToAct(room).filter((seat) => room.places[seat]?.kind === 'bot');
    broken(takeOverLaw, { botsToAct }, /not asked/);
  });

  it('5 a node that began with the last deal and knows less', () => {
    const roomFrom: Engine['roomFrom'] = (id, gameById, entries) => {
      const room = theEngine.roomFrom(id, gameById, entries);
      if (entries.some((entry) => entry.kind === 'dealt')) room.talk = [];
      return room;
    };
    broken(replicaLaw, { roomFrom }, /another room/, { whats: ['chat', 'starts', 'finishes', 'wishes'] });
  });
  it('5 clocks that follow the time of the node', () => {
    let calls = 0;
    const wrong = folding((room, entry) => {
      if (entry.kind === 'dealt' && room.play) room.play.clocks.since += ++calls;
    });
    broken(replicaLaw, wrong, /another room|something else/);
  });
  it('5 an outage that is not given back', () => {
    const wrong = folding((room, entry) => {
      if (entry.kind === 'outage' && room.play) room.play.clocks.since -= 1;
    });
    broken(clockLaw, wrong, /not given back/);
  });
  it('5 an outage that nobody hears of', () => {
    broken(clockLaw, { giveBack: () => [] }, /not given back/);
  });
  it('5 a clock that runs while everybody is gone', () => {
    const wrong = folding((room, entry) => {
      if (entry.kind === 'returned' && room.play) room.play.clocks.since -= 1;
    });
    const whats = ['starts', 'leave', 'time', 'return'] as const;
    broken(clockLaw, wrong, /everybody was gone/, { whats });
  });
  it('5 time that does not run out', () => {
    broken(clockLaw, without('timeUp', 'ended'), /used up/);
  });

  it('6 doings that are not counted', () => {
    const wrong = folding((room) => {
      for (const person of room.people.values()) person.asides = 0;
    });
    broken(spendingLaw, wrong, /without end/);
  });
  it('6 doings that are counted for everybody', () => {
    const wrong = folding((room) => {
      const most = Math.max(0, ...[...room.people.values()].map(({ asides }) => asides));
      for (const person of room.people.values()) person.asides = most;
    });
    broken(spendingLaw, wrong, /for another/);
  });
  it('6 a host who has talked too much to start', () => {
    const decide = deciding((room, command, decision, { person }) =>
      command.do === 'start' && (room.people.get(person)?.asides ?? 0) >= MOST_ASIDES
        ? new Refusal('tooManyAsides')
        : decision,
    );
    broken(spendingLaw, { decide }, /cannot go on/);
  });
  it('6 strangers who keep others out by coming', () => {
    const decide = deciding((room, command, decision, { person }) => {
      const isStranger = !room.people.has(person) && !room.departed.has(person);
      return command.do === 'join' && isStranger && room.arrivals >= MOST_ARRIVALS
        ? new Refusal('tooManyArrivals')
        : decision;
    });
    broken(spendingLaw, { decide }, /keep everybody else out/, { whats: ['join', 'leave'] });
  });
  it('6 strangers without number', () => {
    const wrong = folding((room) => {
      room.arrivals = 0;
    });
    broken(spendingLaw, wrong, /strangers make the log grow/, { whats: ['join', 'leave'] });
  });

  it('7 a refusal that changes something', () => {
    const decide = deciding((room, _, decision) => {
      if (!Array.isArray(decision)) room.arrivals++;
      return decision;
    });
    broken(nothingLaw, { decide }, /changed something/);
  });
  it('7 keys that are forgotten', () => {
    const wrong = folding((room) => {
      for (const person of room.people.values()) person.keys.clear();
    });
    broken(nothingLaw, wrong, /done twice/);
  });
  it('7 a leaving that comes again when its person is back', () => {
    const wrong = folding((room) => {
      for (const { keys } of room.departed.values()) keys.clear();
    });
    broken(nothingLaw, wrong, /was done twice/, { whats: ['join', 'leave'] });
  });
  it('7 something that is acknowledged and not kept', () => {
    const decide = deciding((_, command, decision) =>
      command.do === 'chat' && Array.isArray(decision) ? [] : decision,
    );
    broken(historyLaw, { decide }, /not what was acknowledged/, { whats: ['gathers', 'chat'] });
  });
  it('7 a node that shows what another one never had', () => {
    let folded = 0;
    const wrong = folding((room, entry) => {
      if (entry.kind === 'came' && ++folded % 7 === 0) room.said++;
    });
    broken(historyLaw, wrong, /what never was/, { whats: ['gathers', 'leave'] });
  });
  it('7 a command that throws', () => {
    const decide = deciding((_, command, decision) => {
      if (command.do === 'mute' && command.seat < 0) throw new Error('thrown out');
      return decision;
    });
    broken(nothingLaw, { decide }, /thrown out/, { whats: ['join', 'mute'] });
  });

  it('8 a choice that shows', () => {
    const project: Engine['project'] = (room, looking, now) => ({
      shown: theEngine.project(room, looking, now),
      pending: [...(room.play?.pending.values() ?? [])].map(({ move }) => move.length + move),
    });
    broken(hiddenLaw, { project }, /sees what/, MASKS);
  });
  it('8 a mask that nobody hears of', () => {
    const project: Engine['project'] = (room, looking, now) =>
      JSON.parse(
        JSON.stringify(theEngine.project(room, looking, now), (key, value: unknown) =>
          key === 'declared' ? undefined : value,
        ),
      );
    broken(hiddenLaw, { project }, /not public at once/, MASKS);
  });
  it('8 a mask that can be taken back', () => {
    const decide = deciding((_, command, decision) => {
      const isBound =
        command.do === 'choose' &&
        typeof decision === 'object' &&
        'code' in decision &&
        decision.code === 'declared';
      return isBound ? [{ kind: 'chose', seat: command.seat ?? 0, move: command.move }] : decision;
    });
    broken(hiddenLaw, { decide }, /taken back/, MASKS);
  });
  it('8 a secret in a view', () => {
    const project: Engine['project'] = (room, looking, now) => ({
      ...(theEngine.project(room, looking, now) as object),
      root: room.root,
    });
    broken(hiddenLaw, { project }, /secret is shown/);
  });

  it('8 a message whose length tells of a hand', () => {
    const project: Engine['project'] = (room, looking, now) => ({
      shown: theEngine.project(room, looking, now),
      padding: ' '.repeat(JSON.stringify(room.play?.rules.view(0) ?? '').length),
    });
    broken(worldsLaw, { project }, /something hidden/);
  });
  it('8 a choice of another that shows', () => {
    const project: Engine['project'] = (room, looking, now) => ({
      shown: theEngine.project(room, looking, now),
      pending: [...(room.play?.pending.values() ?? [])].map(({ move }) => move),
    });
    broken(worldsLaw, { project }, /something hidden/);
  });
  it('8 bots that are asked only when they can do something', () => {
    const botsToAct: Engine['botsToAct'] = (room) =>
      theEngine.botsToAct(room).filter((seat) => !room.play?.rules.legal(seat).includes('55'));
    broken(worldsLaw, { botsToAct }, /which bots are asked/);
  });
  it('8 a refusal that tells who has a card', () => {
    const decide = deciding((room, command, decision) => {
      if (command.do !== 'choose' || Array.isArray(decision)) return decision;
      const owner = room.places.findIndex((_, seat) => room.play?.rules.legal(seat).includes(command.move));
      return owner === -1 ? decision : new Refusal('notYourSeat', { seat: owner });
    });
    broken(worldsLaw, { decide }, /something hidden/);
  });
  it('9 a bot on a seat that does not exist', () => {
    const decide = deciding((room, command, decision, { person }) => {
      const isOdd = command.do === 'bots' && command.seat === -1 && room.host === person;
      return isOdd && room.phase === 'lobby' ? [{ kind: 'botSat', seat: -1, level: 'easy' }] : decision;
    });
    broken(botLaw, { decide }, /does not exist/, { whats: ['bots'] });
  });
  it('9 a bot that lands on another seat', () => {
    const decide = deciding((room, command, decision) =>
      command.do === 'bots' && Array.isArray(decision)
        ? decision.map((each) =>
            each.kind === 'botSat' ? { ...each, seat: (each.seat + 1) % room.places.length } : each,
          )
        : decision,
    );
    broken(botLaw, { decide }, /somewhere else|was moved/, { whats: ['bots', 'remove', 'join'] });
  });
  it('9 bots that close up when seats are taken away', () => {
    const wrong = folding((room, entry) => {
      if (entry.kind !== 'settings' || entry.change.seats === undefined) return;
      const taken = room.places.filter(({ kind }) => kind !== 'open');
      room.places = room.places.map((_, seat) => taken[seat] ?? { kind: 'open' });
    });
    broken(botLaw, wrong, /was moved/, { whats: ['join', 'bots', 'remove', 'settings', 'seat'] });
  });
  it('11 a change that nobody is told of', () => {
    const wrong = folding((room, entry) => {
      if (entry.kind === 'said') room.host = entry.person;
    });
    broken(newsLaw, wrong, /nobody is told/, { whats: ['join', 'chat'] });
  });
});
