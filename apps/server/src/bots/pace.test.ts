import { below, FastRng, type Game, isRefusal, Match, type Viewer } from '@sixfold/game-kit';
import { figure, runsOf, SEED_PREFIX } from '@sixfold/game-laws';
import { gameById } from '@sixfold/games';
import { describe, expect, it } from 'vitest';
import { thoughtsOf } from './pace.js';

/** Whether a bot at this seat is made to think. */
const seemsToChoose = (rules: Parameters<typeof thoughtsOf>[0], seat: number): boolean =>
  thoughtsOf(rules, [seat]).has(seat);

describe('how long bots seem to think', () => {
  /** Plays first moves until this seat has one move only; returns whether that is a secret, for every such position. */
  function forcedIn(options: object): boolean[] {
    const match = Match.start(gameById('nimmt') as Game, { options, seats: 2, seed: 'forced' });
    if (isRefusal(match)) throw new Error(match.code);
    const found: boolean[] = [];
    for (let seats = match.toAct(); seats.length > 0; seats = match.toAct()) {
      for (const seat of seats) if (match.legal(seat).length === 1) found.push(seemsToChoose(match, seat));
      const [seat = 0] = seats;
      match.play(seat, match.legal(seat).find((move) => move === 'pass') ?? (match.legal(seat)[0] as string));
    }
    return found;
  }

  it('[N-61] who is asked about a trap and has none does not show it', () => {
    expect(forcedIn({ variant: 'ole', rounds: 1 })).toContain(true);
  });

  it('[N-61] who holds no trap thinks about a hand with one, as whoever holds one does', () => {
    const match = Match.start(gameById('nimmt') as Game, {
      options: { variant: 'ole', rounds: 1 },
      seats: 4,
      seed: 'traps',
    });
    if (isRefusal(match)) throw new Error(match.code);
    let [windows, forced] = [0, 0];
    for (let seats = match.toAct(); seats.length > 0; seats = match.toAct()) {
      const isWindow = seats.some((seat) => match.legal(seat).includes('pass'));
      if (isWindow) {
        const thoughts = thoughtsOf(match, seats);
        windows++;
        forced += seats.filter((seat) => match.legal(seat).length === 1).length;
        // As many questions as bots that are asked, each with something to choose from.
        expect([...thoughts.keys()]).toEqual(seats);
        for (const { legal } of thoughts.values()) expect(legal.length).toBeGreaterThan(1);
      }
      const [seat = 0] = seats;
      match.play(seat, match.legal(seat).find((move) => move === 'pass') ?? (match.legal(seat)[0] as string));
    }
    expect(windows).toBeGreaterThan(0);
    expect(forced).toBeGreaterThan(0);
  });

  it('everybody knows that there is one move for the last card', () => {
    const last = forcedIn({ variant: 'classic', rounds: 1 });
    expect(last.length).toBeGreaterThan(0);
    expect(last).not.toContain(true);
  });
});

/** Every way to play in which something is hidden that moves may depend on. */
const WAYS = [
  { game: 'nimmt', seats: 3, options: { rounds: 1 } },
  { game: 'nimmt', seats: 3, options: { variant: 'plus', rounds: 1 } },
  { game: 'nimmt', seats: 2, options: { variant: 'zero', rounds: 1 } },
  { game: 'nimmt', seats: 3, options: { variant: 'simple', rounds: 1 } },
  { game: 'nimmt', seats: 3, options: { variant: 'ole', rounds: 1 } },
  { game: 'nimmt', seats: 4, options: { variant: 'ole', rounds: 1, deck: 'tactics', copies: 1 } },
  { game: 'nimmt', seats: 3, options: { deck: 'tactics', draft: true, rounds: 1 } },
  { game: 'sixteen', seats: 2, options: {} },
  { game: 'sixteen', seats: 4, options: { drawing: 'loose', bonus: true } },
  { game: 'goofspiel', seats: 3, options: {} },
];
/** In one world of this many it may be otherwise: nobody learns anything from what is that rare. */
const RARE = 200;

/** Plays at random, and counts in how many worlds that somebody else could be in a bot would be as quick, and in how many not. */
function compareTimes(way: (typeof WAYS)[number], seed: string, seems: typeof seemsToChoose) {
  const match = Match.start(gameById(way.game) as Game, { ...way, seed });
  if (isRefusal(match)) throw new Error(match.code);
  const rng = new FastRng(seed);
  let [worlds, others] = [0, 0];
  for (let seats = match.toAct(); seats.length > 0; seats = match.toAct()) {
    for (const seat of seats) {
      const viewers: Viewer[] = ['spectator', (seat + 1) % way.seats];
      for (const viewer of viewers) {
        const view: unknown = JSON.parse(JSON.stringify(match.view(viewer)));
        const world = Match.from(match.game, match.setup, match.game.determinize(view, rng));
        worlds++;
        if (seems(world, seat) !== seems(match, seat)) others++;
      }
    }
    const [seat = 0] = seats;
    const legal = match.legal(seat);
    match.play(seat, legal[below(rng, legal.length)] as string);
  }
  return { worlds, others };
}

describe('how soon a bot answers', () => {
  it.each(WAYS)('does not depend on hidden cards: $game for $seats $options', (way) => {
    let [worlds, others] = [0, 0];
    for (let game = 0; game < runsOf(1); game++) {
      const found = compareTimes(way, `${SEED_PREFIX}times ${game}`, seemsToChoose);
      worlds += found.worlds;
      others += found.others;
    }
    figure(
      `${way.game} ${JSON.stringify(way.options)}: ${worlds} worlds, in ${others} a bot would not be as quick`,
    );
    expect(others / worlds).toBeLessThan(1 / RARE);
  });

  it('a bot that is quick whenever it has one move is found out', () => {
    const ole = WAYS[4] as (typeof WAYS)[number];
    const { worlds, others } = compareTimes(ole, 'times', (rules, seat) => rules.legal(seat).length > 1);
    expect(others / worlds).toBeGreaterThan(1 / RARE);
  });
});
