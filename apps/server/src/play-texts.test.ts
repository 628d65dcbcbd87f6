import { Match, readTableOptions, type Viewer } from '@sixfold/game-kit';
import { games } from '@sixfold/games';
import type { PlayState } from '@sixfold/protocol';
import { expect, it } from 'vitest';
import { eventId } from './event-ids.js';
import { orThrow } from './http/problems.js';
import { PlayTexts } from './play-texts.js';

const plain = (play: PlayState): string =>
  `event: play\nid: ${eventId(play)}\ndata: ${JSON.stringify(play)}\n\n`;

it.each(games.map((game) => [game.id, game] as const))('says of %s what JSON.stringify does', (_id, game) => {
  const seats = game.manifest.quickSeats;
  const options = orThrow(readTableOptions(game, {}, seats));
  const match = orThrow(Match.start(game, { options, seats, seed: '5'.repeat(64) }));
  const viewers: Viewer[] = [0, 1, 'spectator', 0];
  for (let number = 1; number <= 60 && match.outcome() === undefined; number++) {
    const seat = match.toAct()[0] ?? 0;
    const legal = match.legal(seat);
    const move = legal[(number * 7) % legal.length] ?? '';
    const facts = orThrow(match.play(seat, move));
    const texts = new PlayTexts();
    for (const viewer of viewers) {
      const isOwn = viewer === seat;
      const play = {
        game: 1,
        number,
        steps: [
          { number, seat, facts, ...(isOwn && { move }), ...(number % 3 === 0 && { auto: true as const }) },
        ],
        view: match.view(viewer),
        legal: viewer === 'spectator' ? [] : match.legal(viewer),
        turn: {
          number,
          toAct: [...match.toAct()],
          chosen: [],
          since: 1,
          now: 2,
          ...(isOwn && number % 2 === 0 && { choice: move }),
        },
        ...(number % 5 === 0 && { result: { scores: [1, 2], ranks: [2, 1] } }),
      } as unknown as PlayState;
      expect(texts.event(play)).toBe(plain(play));
    }
  }
});

it('writes views of different shapes as they are', () => {
  const texts = new PlayTexts();
  const shared = [1, 2];
  for (const view of [
    { viewer: 0, rows: shared, window: undefined, hand: [5] },
    { viewer: 1, rows: shared, window: { trap: 'x' }, hand: [6] },
    { viewer: 2, rows: shared },
    { rows: shared, viewer: 3, hand: [5], more: null },
    { viewer: 4, rows: undefined, hand: 'ü"\n' },
    {},
  ]) {
    const turn = { number: 0, toAct: [], chosen: [], since: 0, now: 0 };
    const play = { game: 2, number: 3, steps: [], view, legal: [], turn } as unknown as PlayState;
    expect(texts.event(play)).toBe(plain(play));
  }
});

it('tells moves apart of which the same was to be heard', () => {
  const facts: never[] = [];
  const steps = [0, 1].map((seat) => ({ number: seat + 1, seat, facts }));
  const turn = { number: 2, toAct: [], chosen: [], since: 0, now: 0 };
  const play = { game: 1, number: 2, steps, view: {}, legal: [], turn } as unknown as PlayState;
  expect(new PlayTexts().event(play)).toBe(plain(play));
});
