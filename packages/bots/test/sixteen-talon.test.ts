import { FastRng, isRefusal, Match } from '@sixfold/game-kit';
import { type SixteenState, sixteen, talonCount } from '@sixfold/sixteen';
import { describe, expect, it } from 'vitest';
import { ask } from '../src/ask.js';
import type { Bot } from '../src/bot.js';
import { botFamily } from '../src/families.js';
import { exploitability, RegretMatching, valueOf } from '../src/search/hidden-game.js';
import { isShortTalon, TalonGame } from '../src/sixteen/talon-game.js';

/** A match of random players in which this many cards are left in the talon, and no joker is out. */
function withTalon(talon: number, seed: string): Match<SixteenState> {
  for (let attempt = 0; ; attempt++) {
    const match = Match.start(sixteen, { options: {}, seats: 2, seed: `${seed} ${attempt}` });
    if (isRefusal(match)) throw new Error(match.code);
    const rng = new FastRng(`${seed} ${attempt}`);
    while (talonCount(match.state) > talon) {
      const seat = match.toAct()[0] as number;
      const legal = match.legal(seat);
      match.play(seat, legal[rng.next() % legal.length] as string);
    }
    if (isShortTalon(match.state, talon)) return match;
  }
}

describe('with a short talon', () => {
  it('every way to deal the hidden cards is thought of, and every place knows the own hand alone', () => {
    const { state } = withTalon(2, 'ways');
    const { tree } = TalonGame.of(state, () => false) as TalonGame;
    // Four cards of nine, three of the other five, and the last two in either order.
    expect(tree.roots).toHaveLength(126 * 10 * 2);
  });

  it('Master plays an equilibrium: who knows how it plays gains less than a thousandth of a game', () => {
    const { state } = withTalon(2, 'equilibrium');
    const { tree } = TalonGame.of(state, () => false) as TalonGame;
    const matching = new RegretMatching(tree);
    for (let round = 0; round < 80; round++) matching.improve();
    const strategy = matching.average();
    expect(exploitability(tree, strategy)).toBeLessThan(0.001);
    expect(Math.abs(valueOf(tree, strategy))).toBeLessThan(2);
  });

  it('the same question has the same answer, found that way and not by walks', () => {
    const match = withTalon(2, 'answer');
    const seat = match.state.toMove;
    const { solved } = TalonGame.of(match.state, () => false) as TalonGame;
    const sight = { view: match.view(seat), seat, legal: match.legal(seat) };
    const answerWith = (iterations: number) =>
      ask(botFamily('sixteen')?.bot('master') as Bot, sight, {
        budget: { iterations },
        rng: new FastRng('answer'),
        clock: () => 0,
      });
    const answer = answerWith(20_000);
    expect(answer.iterations).toBe(solved);
    expect(answer.candidates.map(({ move }) => move).sort()).toEqual([...sight.legal].sort());
    expect(answerWith(20_000)).toEqual(answer);
    // Too little time for that: it walks.
    expect(answerWith(1000).iterations).toBeLessThanOrEqual(1000);
  });
});
