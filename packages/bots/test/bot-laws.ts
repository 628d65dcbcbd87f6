import { below, FastRng, type Game, isRefusal, legalTexts, Match, type Seat } from '@sixfold/game-kit';
import { GAMES, type GameId } from '@sixfold/games';
import { describe, expect, it } from 'vitest';
import {
  type Answer,
  type BotFamily,
  botFamily,
  LEVELS,
  type Level,
  type Question,
  randomBot,
} from '../src/index.js';

/** One way to play a game, handed to the laws of bots. */
export interface BotCase {
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  /** How many positions of random games each law looks at. */
  readonly positions?: number;
  /** How much a level may think where time does not matter: small, so that tests are quick. */
  readonly iterations?: number;
  /** How many deals a stronger level plays against a weaker one; 0 where that is tested elsewhere. */
  readonly deals?: number;
}

/** What a bot is asked in a position of a random game. */
interface Position {
  readonly state: unknown;
  readonly question: Pick<Question, 'view' | 'seat' | 'legal'>;
}

const NO_CLOCK = () => 0;

/** What the bots of every game must keep: handed a game and ways to play it. */
export function describeBotLaws(id: GameId, cases: readonly BotCase[]): void {
  const game: Game = GAMES[id];
  const family = botFamily(id) as BotFamily;
  describe(`laws of the bots of ${game.id}`, () => {
    it('a family knows its game, and how long its thinkers may take', () => {
      expect(family.game).toBe(game.id);
      for (const level of LEVELS)
        expect(Object.values(family.budgets[level]).every((limit) => limit > 0)).toBe(true);
      for (const level of ['strong', 'master'] as const) expect(family.budgets[level].millis).toBeDefined();
    });
    for (const botCase of cases) describe(botCase.name, () => describeCase(game, family, botCase));
  });
}

function describeCase(game: Game, family: BotFamily, botCase: BotCase): void {
  const { iterations = 20 } = botCase;
  const positions = positionsOf(game, botCase);
  const ask = (level: Level, { question }: Position, more: Partial<Question> = {}): Answer =>
    family.bot(level).choose({
      ...question,
      budget: { iterations },
      rng: new FastRng('law'),
      clock: NO_CLOCK,
      ...more,
    });

  describe.each(LEVELS)('%s', (level) => {
    it('plays legal moves, and considers nothing else', () => {
      for (const position of positions) {
        const { legal } = position.question;
        const { move, candidates } = ask(level, position);
        expect(legal).toContain(move);
        expect(candidates.map((candidate) => candidate.move)).toContain(move);
        for (const candidate of candidates) expect(legal).toContain(candidate.move);
        const values = candidates.map(({ value }) => value);
        expect(values.every(Number.isFinite)).toBe(true);
      }
    });

    it('answers the same question alike', () => {
      for (const position of positions) expect(ask(level, position)).toEqual(ask(level, position));
    });

    it('is blind: another world that looks the same, and a view from a file, make no difference', () => {
      for (const position of positions) {
        const { seat, view } = position.question;
        const other = game.determinize(view, new FastRng('another world'));
        const seen = JSON.parse(JSON.stringify(game.view(other, seat))) as unknown;
        const legal = listed(game, other, seat);
        expect(legal).toEqual(position.question.legal);
        expect(ask(level, position, { view: seen, legal })).toEqual(ask(level, position));
      }
    });

    it('answers a question with one answer at once, without looking at the clock', () => {
      for (const position of positions) {
        const [only = ''] = position.question.legal;
        const refuse = () => {
          throw new Error('there was nothing to think about');
        };
        const answer = ask(level, position, { legal: [only], clock: refuse, cancelled: refuse });
        expect(answer.move).toBe(only);
      }
    });

    it('stops when its time is over', () => {
      for (const position of positions) {
        let now = 0;
        const budget = { millis: 20 };
        const { move } = ask(level, position, { budget, clock: () => now++ });
        expect(position.question.legal).toContain(move);
        // Whoever looks at the clock sees it run out; much later looks mean that nobody heeded it.
        expect(now).toBeLessThan(20 + SLACK);
      }
    });

    it('has the budget of its level when it is asked without one', () => {
      const [position] = positions;
      let now = 0;
      const { move } = ask(level, position, { budget: {}, clock: () => (now += 100) });
      expect(position.question.legal).toContain(move);
    });

    it('stops when it is cancelled, with a legal move', () => {
      for (const position of positions) {
        let asked = 0;
        const cancelled = () => {
          asked++;
          return true;
        };
        const { move } = ask(level, position, { budget: { millis: 60_000 }, cancelled });
        expect(position.question.legal).toContain(move);
        expect(asked).toBeLessThan(SLACK);
      }
    });
  });

  const { deals = 0 } = botCase;
  it.runIf(deals > 0)('each level comes before a random player, and strong before easy', () => {
    const share = (level: Level, other: Level | 'random') => shareOf(game, family, botCase, level, other);
    expect(share('easy', 'random'), 'easy').toBeGreaterThan(1);
    expect(share('strong', 'random'), 'strong').toBeGreaterThan(1);
    expect(share('strong', 'easy'), 'strong against easy').toBeGreaterThan(1);
  });
}

/** How often a bot may look once more at the clock, or ask again whether it is cancelled, before it answers. */
const SLACK = 2000;

/** How many wins a deal a level has that plays every seat once against another: 1 if they are equal. */
function shareOf(
  game: Game,
  family: BotFamily,
  { name, options, seats, deals = 0, iterations = 20 }: BotCase,
  level: Level,
  other: Level | 'random',
): number {
  let points = 0;
  for (let deal = 0; deal < deals; deal++) {
    for (let own = 0; own < seats; own++) {
      const match = start(game, options, seats, `${name} ${deal}`);
      const rng = new FastRng(`${deal} ${own}`);
      while (match.outcome() === undefined) {
        const [seat = 0] = match.toAct();
        const who = seat === own ? level : other;
        const bot = who === 'random' ? randomBot : family.bot(who);
        const legal = listed(game, match.state, seat);
        const view = match.view(seat);
        match.play(
          seat,
          bot.choose({ view, seat, legal, budget: { iterations }, rng, clock: NO_CLOCK }).move,
        );
      }
      const ranks = match.outcome()?.ranks ?? [];
      points += ranks[own] === 1 ? 1 / ranks.filter((place) => place === 1).length : 0;
    }
  }
  return points / deals;
}

function start(game: Game, options: BotCase['options'], seats: number, seed: string): Match {
  const match = Match.start(game, { options, seats, seed });
  if (isRefusal(match)) throw new Error(match.code);
  return match;
}

/** Legal moves in the order of the rules, as the page and the server hand them over. */
const listed = (game: Game, state: unknown, seat: Seat): readonly string[] => legalTexts(game, state, seat);

/** Positions of random games in which somebody has a choice, spread from the beginning to the end. */
function positionsOf(game: Game, { name, options, seats, positions = 5 }: BotCase): readonly Position[] {
  const rng = new FastRng(name);
  const match = start(game, options, seats, name);
  const all: Position[] = [];
  while (match.outcome() === undefined) {
    const asked = match.toAct();
    const seat = asked[below(rng, asked.length)] as Seat;
    const legal = listed(game, match.state, seat);
    if (legal.length > 1) all.push({ state: match.state, question: { view: match.view(seat), seat, legal } });
    match.play(seat, legal[below(rng, legal.length)] as string);
  }
  const step = Math.max(1, Math.floor(all.length / positions));
  return all.filter((_, index) => index % step === 0).slice(0, positions);
}
