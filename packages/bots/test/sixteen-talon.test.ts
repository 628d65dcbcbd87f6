import { FastRng, isRefusal, Match } from '@sixfold/game-kit';
import { handOf, JOKER, type SixteenState, sixteen, talonCount } from '@sixfold/sixteen';
import { describe, expect, it } from 'vitest';
import { ask } from '../src/ask.js';
import type { Bot } from '../src/bot.js';
import { botFamily } from '../src/families.js';
import { Solver, WIN } from '../src/sixteen/ending.js';
import { OpenCards } from '../src/sixteen/open-cards.js';
import { readPile } from '../src/sixteen/pile.js';
import { ROUNDS } from '../src/sixteen/short-talon.js';
import { evenStrategy, exploitability, RegretMatching, valueOf } from '../src/sixteen/talon-balance.js';
import { hiddenCards, TalonGame } from '../src/sixteen/talon-game.js';
import * as reference from './reference/hidden-game.js';
import { TalonTree } from './reference/talon-tree.js';

/** A match of random players in which this many cards are left in the talon, and no joker is out. */
function withTalon(
  talon: number,
  seed: string,
  options = {},
  isWanted: (cards: readonly number[]) => boolean = () => true,
): Match<SixteenState> {
  for (let attempt = 0; ; attempt++) {
    const match = Match.start(sixteen, { options, seats: 2, seed: `${seed} ${attempt}` });
    if (isRefusal(match)) throw new Error(match.code);
    const rng = new FastRng(`${seed} ${attempt}`);
    while (talonCount(match.state) > talon) {
      const seat = match.toAct()[0] as number;
      const legal = match.legal(seat);
      match.play(seat, legal[rng.next() % legal.length] as string);
    }
    const hidden = hiddenCards(match.state);
    if (!hidden.includes(JOKER) && isWanted(hidden)) return match;
  }
}

/** What both should do, after some rounds. */
function balanced(game: TalonGame, rounds: number): Float64Array {
  const matching = new RegretMatching(game);
  for (let round = 0; round < rounds; round++) matching.improve();
  return matching.average();
}

const areDifferent = (cards: readonly number[]): boolean => new Set(cards).size === cards.length;

const gameOf = (state: SixteenState): TalonGame => TalonGame.of(state, () => false) as TalonGame;

describe('with a short talon', () => {
  it.each([
    // Four cards of all, three of the others, and the talon in every order.
    [2, 126 * 10 * 2],
    [3, 210 * 20 * 6],
  ])('of %i cards every way to deal the hidden cards is thought of', (talon, ways) => {
    expect(gameOf(withTalon(talon, 'ways').state).ways).toBe(ways);
  });

  it.each(['one', 'two', 'three'])('the game is the one that the rules give (%s)', (seed) => {
    // Where no card is there twice, playing anything means the same in both.
    const { state } = withTalon(2, `rules ${seed}`, {}, areDifferent);
    const game = gameOf(state);
    const { tree } = new TalonTree(state);
    expect(tree.roots).toHaveLength(game.ways);
    const even = evenStrategy(game);
    const evenByRules = reference.evenStrategy(tree);
    expect(valueOf(game, even)).toBeCloseTo(reference.valueOf(tree, evenByRules), 9);
    expect(exploitability(game, even)).toBeCloseTo(reference.exploitability(tree, evenByRules), 9);
  });

  it('a card that is there twice changes nothing: what both should get is what the rules give', () => {
    const { state } = withTalon(2, 'twice', {}, (cards) => !areDifferent(cards));
    const game = gameOf(state);
    const { tree } = new TalonTree(state);
    const matching = new reference.RegretMatching(tree);
    for (let round = 0; round < 60; round++) matching.improve();
    expect(valueOf(game, balanced(game, 60))).toBeCloseTo(reference.valueOf(tree, matching.average()), 2);
  });

  it.each([{}, { bonus: true }, { matches: false }])(
    'the rest is solved as the rules solve it once all cards are known, with %j',
    (options) => {
      const solver = new Solver();
      for (let number = 0; number < 60; number++) {
        const { state } = withTalon(0, `open ${number}`, options);
        const seat = state.toMove;
        const cards = [...handOf(state, seat), ...handOf(state, 1 - seat)];
        const pile = { sum: 0, last: 0, before: 0 };
        readPile(state, pile);
        const mine = (1 << state.handSizes[seat]) - 1;
        const theirs = ((1 << cards.length) - 1) ^ mine;
        const toCome = new OpenCards(cards, state.options).difference(mine, theirs, pile);
        const difference = state.won[0] - state.won[1] + (seat === 0 ? toCome : -toCome);
        const worth = solver.worth(state, -Infinity, Infinity, 0);
        expect(WIN * Math.sign(difference) + difference).toBe(worth);
      }
    },
  );

  it.each([2, 3])(
    'of %i cards Master plays an equilibrium: who knows how it plays gains less than a thousandth of a game',
    (talon) => {
      const game = gameOf(withTalon(talon, 'equilibrium').state);
      const strategy = balanced(game, ROUNDS);
      expect(exploitability(game, strategy)).toBeLessThan(0.001);
      expect(Math.abs(valueOf(game, strategy))).toBeLessThan(2);
    },
  );

  it.each([2, 3])(
    'of %i cards the same question has the same answer, found that way and not by walks',
    (talon) => {
      const match = withTalon(talon, 'answer');
      const seat = match.state.toMove;
      const { solved } = gameOf(match.state);
      const sight = { view: match.view(seat), seat, legal: match.legal(seat) };
      const answerWith = (iterations: number) =>
        ask(botFamily('sixteen')?.bot('master') as Bot, sight, {
          budget: { iterations },
          rng: new FastRng('answer'),
          clock: () => 0,
        });
      const answer = answerWith(2 * solved);
      expect(answer.iterations).toBe(solved);
      expect(answer.candidates.map(({ move }) => move).sort()).toEqual([...sight.legal].sort());
      expect(answerWith(2 * solved)).toEqual(answer);
      // Too little time for that: it walks.
      expect(answerWith(1000).iterations).toBeLessThanOrEqual(1000);
    },
  );
});
