import { below, FastRng, isRefusal, Match } from '@sixfold/game-kit';
import { type SixFact, type SixView, six } from '@sixfold/six';
import { describe, expect, it } from 'vitest';
import type { StepOf } from '../../table/table-props.js';
import { viewAfter } from './past.js';

const sorted = ({ red, black }: SixView) => [red, black].map((cells) => cells.map(String).sort());

describe('an earlier position of SIX', () => {
  it.each(['a', 'b', 'c'])('is told by what lies now and the log, for every move of a game (%s)', (seed) => {
    const match = Match.start(six, { options: { swap: true }, seats: 2, seed });
    if (isRefusal(match)) throw new Error(match.code);
    const rng = new FastRng(seed.charCodeAt(0));
    const views = [match.view(0)];
    const history: StepOf<SixFact>[] = [];
    while (match.outcome() === undefined && history.length < 120) {
      const [seat = 0] = match.toAct();
      const legal = match.legal(seat);
      const facts = match.play(seat, legal[below(rng, legal.length)] ?? '');
      if (isRefusal(facts)) throw new Error(facts.code);
      history.push({ number: history.length + 1, seat, facts: facts as readonly SixFact[] });
      views.push(match.view(0));
    }
    const now = match.view(0);
    for (const [moves, then] of views.entries()) {
      const past = viewAfter(now, history, moves);
      expect(sorted(past), `stones after ${moves}`).toEqual(sorted(then));
      for (const key of ['supply', 'phase', 'toMove', 'colours'] as const)
        expect(past[key], `${key} after ${moves}`).toEqual(then[key]);
    }
  });
});
