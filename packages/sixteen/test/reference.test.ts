import { below, FastRng, Match } from '@sixfold/game-kit';
import { expectSame, figure, progress, runsOf, SEED_PREFIX } from '@sixfold/game-laws';
import { afterAll, describe, expect, test } from 'vitest';
import { DRAWINGS, type SixteenOptions, sixteen } from '../src/index.js';
import { legal, next, type Position, tableOf, wholeDeck } from './reference.js';

const switches = [false, true];
const combinations = [2, 4].flatMap((seats) =>
  DRAWINGS.flatMap((drawing) =>
    switches.flatMap((matches) =>
      switches.flatMap((jokers) => switches.map((bonus) => ({ seats, drawing, matches, jokers, bonus }))),
    ),
  ),
);

const GAMES = 12;

let games = 0;
afterAll(() => figure(`sixteen: ${games} games agree with the slow reference`));

describe('random games agree with a reference written from the rules alone', () => {
  test.each(combinations)('[X-3 X-4 X-6 X-8 X-14] %o', ({ seats, ...rules }) => {
    for (let number = 0; number < runsOf(GAMES); number++) {
      const rng = new FastRng(`${SEED_PREFIX}${JSON.stringify(rules)}/${seats}/${number}`);
      const options: SixteenOptions = { ...rules, starter: below(rng, seats) };
      const match = Match.start(sixteen, {
        options,
        seats,
        seed: `${SEED_PREFIX}reference ${number}`,
      }) as Match;
      const start = match.table() as Position;
      let position: Position = { ...structuredClone(start), hasDrawn: false };
      expect([...position.hands.flat(), ...position.talon].sort()).toEqual(wholeDeck(rules.jokers).sort());
      expect(position.toMove).toBe(options.starter);
      // Some players hardly ever draw by hand, so that short hands occur too.
      const laziness = below(rng, 4);
      while (position.toMove !== null) {
        const seat = position.toMove;
        const moves = legal(position, rules);
        expectSame(match.toAct(), [seat]);
        expectSame(match.legal(seat), moves);
        const wantsToDraw = moves.includes('draw') && below(rng, 4) >= laziness;
        const move = wantsToDraw ? 'draw' : (moves[below(rng, moves.length)] as string);
        match.play(seat, move);
        position = next(position, move, rules);
        expectSame(match.table(), tableOf(position));
      }
      games++;
      progress(() => `sixteen: ${games} games agree`);
      expect(match.toAct()).toEqual([]);
      const scores = Array.from({ length: seats }, (_, seat) => position.groups[seat % 2]);
      expect(match.outcome()?.scores).toEqual(scores);
    }
  });
});
