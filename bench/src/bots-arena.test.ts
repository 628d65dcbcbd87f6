import { expect, it } from 'vitest';
import { type Entrant, playArena, seatOrders } from './bots-arena.js';
import { anyCard } from './bots-baselines.js';
import { memory } from './bots-diary.js';

it('the orders of four let everybody sit behind each of the others equally often', () => {
  const orders = seatOrders(['a', 'b', 'c', 'd']);
  const behind = orders.flatMap((order) => order.map((who, seat) => `${who} behind ${order.at(seat - 1)}`));
  expect(orders).toHaveLength(6);
  expect(new Set(behind).size).toBe(12);
  for (const pair of behind) expect(behind.filter((other) => other === pair)).toHaveLength(2);
});

it('orders take turns from deal to deal, and in each everybody plays from every seat', () => {
  const asked: string[] = [];
  const entrant = (name: string): Entrant => ({
    name,
    bot: {
      choose: (question) => {
        if (question.view.players.every(({ played }) => played.length === 0)) {
          asked.push(`${name}${question.seat}`);
        }
        return anyCard.choose(question);
      },
    },
    budget: {},
  });
  const lineups = seatOrders(['a', 'b', 'c'].map(entrant));
  const plan = { options: { variant: 'classic', rounds: 1 }, lineups, deals: 2, seed: 'orders' };
  playArena(plan, memory());
  const games = Array.from({ length: 6 }, (_, game) => asked.slice(3 * game, 3 * game + 3).sort());
  expect(games).toEqual([
    ['a0', 'b1', 'c2'],
    ['a2', 'b0', 'c1'],
    ['a1', 'b2', 'c0'],
    ['a0', 'b2', 'c1'],
    ['a2', 'b1', 'c0'],
    ['a1', 'b0', 'c2'],
  ]);
});
