import { FastRng, type Game, isRefusal, Match, type MatchRecord, recordOf } from '@sixfold/game-kit';
import { gameById } from '@sixfold/games';
import { describe, expect, it } from 'vitest';
import { decisionsOf } from '../src/analysis/decisions.js';
import { type Analysis, analyse, mistakesOf, type Progress } from '../src/analysis/index.js';
import type { Answer } from '../src/bot.js';
import { botFamily } from '../src/families.js';

const game = (id: string): Game => gameById(id) as Game;

/** Lets Medium play a match; `meddle` may put another move in its place. */
function played(
  id: string,
  options: object,
  seats: number,
  meddle: (match: Match, seat: number, answer: Answer) => string = (_match, _seat, { move }) => move,
): MatchRecord {
  const match = Match.start(game(id), { options, seats, seed: 'analysis' });
  if (isRefusal(match)) throw new Error(match.code);
  const bot = botFamily(id)?.bot('medium');
  for (let turn = match.toAct(); turn.length > 0; turn = match.toAct()) {
    for (const seat of turn) {
      const legal = match.legal(seat);
      const answer = bot?.choose({
        view: match.view(seat),
        seat,
        legal,
        budget: { iterations: 500 },
        rng: new FastRng(match.moves.length),
        clock: () => 0,
      });
      if (!answer) throw new Error('nobody answers');
      match.play(seat, meddle(match, seat, answer));
    }
  }
  return recordOf(match);
}

async function analysed(record: MatchRecord): Promise<Analysis> {
  const work = await analyse(game(record.game), record);
  if (isRefusal(work)) throw new Error(work.code);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

describe('the analysis', () => {
  it('finds a planted blunder of 6 nimmt!: the most expensive decision of the seat that made it', async () => {
    let planted = { number: -1, seat: -1 };
    const record = played('nimmt', { rounds: 1 }, 4, (match, seat, { move, candidates }) => {
      // A card that takes a dear row for sure, though others do not.
      const dear = candidates.find(
        ({ reason }) => reason?.code === 'takesRow' && Number(reason.params.heads) >= 8,
      );
      if (planted.seat >= 0 || !dear || dear.move === move || candidates.length < 4) return move;
      planted = { number: match.moves.length, seat };
      return dear.move;
    });
    expect(planted.seat).toBeGreaterThanOrEqual(0);
    const [worst] = mistakesOf(await analysed(record), planted.seat);
    expect(worst?.number).toBe(planted.number);
    expect(worst?.cost).toBeGreaterThan(2);
    expect(worst?.reason?.code).toBe('takesRow');
  });

  it('finds the move that missed a win in SIX', async () => {
    let planted = -1;
    const record = played('six', {}, 2, (match, seat, { move }) => {
      if (planted >= 0) return move;
      const wins = match.legal(seat).filter((text) => {
        const trial = Match.from(match.game, match.setup, match.state);
        trial.play(seat, text);
        return trial.outcome()?.ranks[seat] === 1;
      });
      if (wins.length === 0) return move;
      planted = match.moves.length;
      return match.legal(seat).find((text) => !wins.includes(text)) ?? move;
    });
    expect(planted).toBeGreaterThan(0);
    const work = await analyse(game('six'), {
      ...record,
      moves: record.moves.slice(0, planted + 1),
    });
    if (isRefusal(work)) throw new Error(work.code);
    // The end comes first.
    const { value } = work.next();
    const [found] = (value as Progress).analysis.judgements;
    expect(found?.number).toBe(planted);
    expect(found?.bestReason?.code).toBe('completes');
    expect(found?.bestValue).toBeGreaterThan(0.99);
  });

  it('splits results into choices and cards without leaving anything over', async () => {
    const record = played('sixteen', {}, 2);
    const { accounts, judgements, curve } = await analysed(record);
    const scores = record.result?.scores ?? [];
    const mean = ((scores[0] ?? 0) + (scores[1] ?? 0)) / 2;
    for (const [seat, { choices, cards }] of (accounts ?? []).entries())
      expect(choices + cards).toBeCloseTo(mean - (scores[seat] ?? 0));
    expect(judgements.every(({ cost }) => cost >= 0)).toBe(true);
    expect(curve.length).toBe(judgements.length);
  });

  it('gives the same answers again, and asks with nothing but what the seat could see', async () => {
    const record = played('nimmt', { rounds: 1 }, 3);
    expect(await analysed(record)).toEqual(await analysed(record));
    const decided = decisionsOf(game('nimmt'), record);
    if (isRefusal(decided)) throw new Error(decided.code);
    for (const { view, seat, legal, number } of decided.decisions) {
      const match = Match.start(game('nimmt'), record);
      if (isRefusal(match)) throw new Error(match.code);
      for (const { seat: other, move } of decided.match.moves.slice(0, number)) match.play(other, move);
      expect(view).toEqual(match.view(seat));
      expect(legal).toEqual(match.legal(seat));
    }
  });

  it('refuses a record that does not replay', async () => {
    const record = played('sixteen', {}, 2);
    const work = await analyse(game('sixteen'), { ...record, moves: ['0:zz', ...record.moves] });
    expect(isRefusal(work) && work.code).toBe('recordMoveRefused');
  });
});
