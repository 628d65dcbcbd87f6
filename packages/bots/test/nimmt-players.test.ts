import { FastRng, isRefusal, Match, onlySeat } from '@sixfold/game-kit';
import { HAND_SPACE, nimmt } from '@sixfold/nimmt';
import { describe, expect, it } from 'vitest';
import { ask } from '../src/ask.js';
import { type Judge, surer } from '../src/nimmt/judge.js';
import { habitualJudge, policyJudge, trainedJudge } from '../src/nimmt/judges.js';
import { QuickPlayer } from '../src/nimmt/player.js';
import type { PlayerType } from '../src/nimmt/player-types.js';
import { playTogether } from '../src/nimmt/playout.js';
import { Searcher } from '../src/nimmt/searcher.js';
import { MASTER, STRONG } from '../src/nimmt/styles.js';
import { Stream } from '../src/search/stream.js';

const CLASSIC = { variant: 'classic', rounds: 1 };

function beginning(options: Readonly<Record<string, unknown>>) {
  const match = Match.start(nimmt, { options, seats: 4, seed: 'players' });
  if (isRefusal(match)) throw new Error(match.code);
  return match;
}

/** A judge that notes whose hands it is asked about. */
function noting(judge: Judge, seats: Set<number>): Judge {
  return {
    ...(judge.sit && { sit: judge.sit }),
    card: (laying, place, early) => {
      seats.add(laying.start / HAND_SPACE);
      return judge.card(laying, place, early);
    },
    pairTerms: judge.pairTerms,
  };
}

/** The points of seat 0 in rounds against players by habit. */
function pointsOf(judge: Judge, rounds: number): number {
  const { options } = beginning(CLASSIC).view(0);
  const others = new QuickPlayer(habitualJudge(beginning(CLASSIC).view(0)));
  const player = new QuickPlayer(judge);
  const luck = new Stream(1);
  let points = 0;
  for (let round = 0; round < rounds; round++) {
    const state = nimmt.setup(options, 4, `round ${round}`);
    while (state.phase !== 'over') {
      const rest = state.toAct & ~onlySeat(0);
      const isAsked = rest !== state.toAct;
      if (rest !== 0) playTogether(state, rest, others, luck);
      if (isAsked) playTogether(state, onlySeat(0), player, luck);
    }
    points += state.totals[0] as number;
  }
  return points / rounds;
}

describe('a surer player', () => {
  it('has the same opinion, so many times as strong', () => {
    const match = beginning({ variant: 'plus', rounds: 1 });
    const { state } = match;
    const judge = habitualJudge(match.view(0));
    const [plain, sure] = [judge, surer(judge, 3)].map((one) => {
      const player = new QuickPlayer(one);
      player.table.read(state);
      const { alone, two, size } = player.scores(state, 0);
      return [...alone.subarray(0, size), two];
    }) as [number[], number[]];
    for (const [at, score] of plain.entries()) expect(sure[at]).toBeCloseTo(3 * score, 6);
  });

  it('gets fewer points than one that lays as often as it would, but at random', () => {
    const judge = policyJudge(beginning(CLASSIC).view(0));
    expect(pointsOf(surer(judge, 4), 300)).toBeLessThan(pointsOf(judge, 300) - 0.8);
  });
});

describe('in playouts', () => {
  it("the own seat's judge is asked about the own hand, and the others' about theirs", () => {
    const match = beginning(CLASSIC);
    for (const seat of [0, 2]) {
      const own = new Set<number>();
      const others = new Set<number>();
      const view = match.view(seat);
      const bot = new Searcher({
        ...STRONG,
        players: () => noting(trainedJudge(view), others),
        own: () => noting(trainedJudge(view), own),
      });
      const sight = { view, seat, legal: match.legal(seat) };
      ask(bot, sight, { budget: { iterations: 40 }, rng: new FastRng('own'), clock: () => 0 });
      expect([...own]).toEqual([seat]);
      expect(others).toEqual(new Set([0, 1, 2, 3].filter((other) => other !== seat)));
    }
  });

  it('of classic searching and flat players are surer than they lay, and the own seat more so', () => {
    const match = beginning(CLASSIC);
    const view = match.view(0);
    const scoresBy = (judge: Judge): number[] => {
      const player = new QuickPlayer(judge);
      player.table.read(match.state);
      const { alone, size } = player.scores(match.state, 0);
      return [...alone.subarray(0, size)];
    };
    const [searching, flat] = MASTER.types(view) as [PlayerType, PlayerType];
    const sure = [searching, flat].map(({ quick }) => scoresBy(quick as Judge));
    for (const [type, { judge }] of [searching, flat].entries()) {
      const plain = scoresBy(judge);
      for (const [at, score] of plain.entries()) expect(sure[type]?.[at]).toBeCloseTo(1.5 * score, 6);
    }
    const own = scoresBy(MASTER.own?.(view) as Judge);
    for (const [at, score] of scoresBy(searching.judge).entries()) expect(own[at]).toBeCloseTo(4 * score, 6);
  });

  it.each(['ole', 'plus', 'zero', 'simple'])('everybody plays alike in %s', (variant) => {
    expect(MASTER.own?.(beginning({ variant, rounds: 1 }).view(0))).toBeUndefined();
  });
});
