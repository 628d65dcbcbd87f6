import { sealOf, withHash } from '@sixfold/game-kit';
import { describe, it } from 'vitest';
import { dealLaw } from '../src/laws/deals.js';
import { type Engine, theEngine } from '../src/laws/engine.js';
import { promiseLaw } from '../src/laws/promises.js';
import { DAWDLING } from '../src/laws/themes.js';
import { tick } from '../src/tick.js';
import { broken, folding, settling } from './broken.js';

const DEALS = {
  whats: ['join', 'starts', 'start', 'seal', 'seals', 'leave', 'time', 'finishes', 'wishes'],
} as const;

describe('the laws of deals notice', () => {
  it('1 somebody who holds up a deal again and again', () => {
    const wrong = folding((room, entry) => {
      if (entry.kind === 'restarted') for (const person of room.people.values()) person.missed = false;
    });
    broken(dealLaw, wrong, /waits again/, { whats: DAWDLING });
  });
  it('1 somebody who is never asked again after a bad line', () => {
    const wrong = folding((room, entry) => {
      if (entry.kind === 'restarted')
        for (const id of entry.missing) {
          const person = room.people.get(id);
          if (person) person.contributes = false;
        }
    });
    broken(dealLaw, wrong, /is not asked/, { whats: DAWDLING });
  });

  it('10 a secret that is swapped after it was shown', () => {
    const wrong = folding((room, entry) => {
      if (entry.kind === 'starting') Object.assign(room, { root: '66'.repeat(32), commitments: new Map() });
    });
    broken(promiseLaw, wrong, /changed after it had been shown/, DEALS);
  });
  it('10 a contribution that is swapped when the cards are dealt', () => {
    const made = 'f0'.repeat(16);
    const settle = settling(theEngine.fold, (room, now) =>
      tick(room, now).map((each) => {
        if (each.kind !== 'dealt' || each.source.version !== 2) return each;
        const contributions = each.source.contributions.map((own) => (own.length > 1 ? made : own));
        const seals = each.source.seals.map((own) => (own.length > 1 ? sealOf(made) : own));
        return { ...each, source: { ...each.source, contributions, seals } };
      }),
    );
    broken(promiseLaw, { settle }, /what somebody saw/, DEALS);
  });
  it('10 a record without the lots', () => {
    const record: Engine['record'] = (room) => {
      const honest = theEngine.record(room);
      return honest && withHash({ ...honest, fairness: { ...(honest.fairness as object), lots: [] } });
    };
    broken(promiseLaw, { record }, /lotsSwapped/, DEALS);
  });
  it('10 a record that tells another end', () => {
    const record: Engine['record'] = (room) => {
      const honest = theEngine.record(room);
      return honest?.ended && withHash({ ...honest, ended: { reason: 'agreed' } });
    };
    broken(promiseLaw, { record }, /recordResultDiffers/, { whats: ['starts', 'resign', 'draw'] });
  });
  it('10 a record that names who sat down later', () => {
    const record: Engine['record'] = (room) => {
      const honest = theEngine.record(room);
      const names = room.places.map((place) => (place.kind === 'human' ? place.name : ''));
      return honest && withHash({ ...honest, names });
    };
    broken(promiseLaw, { record }, /has changed/, { whats: ['gathers', 'starts', 'finishes', 'leave'] });
  });
});
