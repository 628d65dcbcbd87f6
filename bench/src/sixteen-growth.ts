import { type Bot, botFamily, type Sight } from '@sixfold/bots';
import { below, FastRng, isRefusal, Match } from '@sixfold/game-kit';
import { type SixteenView, sixteen } from '@sixfold/sixteen';
import { growth, think } from './growth.js';

// node bench/dist/sixteen-growth.js [POSITIONS]: what more iterations are worth to Master, in positions from games
// of Strong, half of them for two players and half for four.

const BUDGETS = [20, 250, 1000, 4000, 24_000, 120_000];
const REFERENCE = 480_000;
const WARM_UP = { iterations: 300 };

const bots = botFamily('sixteen');
const strong = bots?.bot('strong') as Bot<SixteenView>;
const master = bots?.bot('master') as Bot<SixteenView>;

/** A position somewhere in a game of Strong against itself, while there is something to search. */
function positionOf(number: number): Sight<SixteenView> {
  const seats = number % 2 === 0 ? 2 : 4;
  const match = Match.start(sixteen, { options: {}, seats, seed: `growth ${number}` });
  if (isRefusal(match)) throw new Error(match.code);
  const rng = new FastRng(`growth ${number}`);
  const moves = 4 + below(rng, 30);
  for (let played = 0; ; played++) {
    const seat = match.toAct()[0] as number;
    const position = { view: match.view(seat), seat, legal: match.legal(seat) };
    const { move, iterations } = think(strong, position, WARM_UP, `${number}/${played}`);
    if (played >= moves && iterations > 0) return position;
    match.play(seat, move);
  }
}

const wanted = Number(process.argv[2] ?? 60);
console.log(
  growth({
    bot: master,
    positions: Array.from({ length: wanted }, (_, number) => positionOf(number)),
    budgets: BUDGETS.map((iterations) => ({ iterations })),
    reference: { iterations: REFERENCE },
    unit: 'groups',
  }),
);
