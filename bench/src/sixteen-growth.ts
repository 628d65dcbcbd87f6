import { type Answer, type Bot, botFamily } from '@sixfold/bots';
import { below, FastRng, isRefusal, Match } from '@sixfold/game-kit';
import { type SixteenView, sixteen } from '@sixfold/sixteen';

// node bench/dist/sixteen-growth.js [POSITIONS]: what more iterations are worth to Master. In positions from games
// of Strong, half of them for two players and half for four, each budget's move is judged by a search of its own
// with the greatest budget: how often it is the same move, and how many groups that search thinks it loses.

const BUDGETS = [20, 250, 1000, 4000, 24_000, 120_000];
const REFERENCE = 480_000;
const WARM_UP_ITERATIONS = 300;

const bots = botFamily('sixteen');
const clock = () => performance.now();

interface Position {
  readonly view: SixteenView;
  readonly seat: number;
  readonly legal: readonly string[];
}

function think(level: 'strong' | 'master', position: Position, iterations: number, seed: string): Answer {
  const bot = bots?.bot(level) as Bot<SixteenView>;
  return bot.choose({ ...position, budget: { iterations }, rng: new FastRng(seed), clock });
}

/** A position somewhere in a game of Strong against itself, while there is something to search. */
function positionOf(number: number): Position {
  const seats = number % 2 === 0 ? 2 : 4;
  const match = Match.start(sixteen, { options: {}, seats, seed: `growth ${number}` });
  if (isRefusal(match)) throw new Error(match.code);
  const rng = new FastRng(`growth ${number}`);
  const moves = 4 + below(rng, 30);
  for (let played = 0; ; played++) {
    const seat = match.toAct()[0] as number;
    const position = { view: match.view(seat), seat, legal: match.legal(seat) };
    const { move, iterations } = think('strong', position, WARM_UP_ITERATIONS, `${number}/${played}`);
    if (played >= moves && iterations > 0) return position;
    match.play(seat, move);
  }
}

/** What one budget did over all positions. */
interface Tally {
  readonly iterations: number;
  same: number;
  readonly losses: number[];
}

function judge(position: Position, number: number, tallies: readonly Tally[]): void {
  const { candidates } = think('master', position, REFERENCE, `reference ${number}`);
  const valueOf = (move: string) => candidates.find((candidate) => candidate.move === move)?.value ?? 0;
  const best = candidates[0]?.move as string;
  for (const tally of tallies) {
    const { move } = think('master', position, tally.iterations, `${number} ${tally.iterations}`);
    if (move === best) tally.same++;
    tally.losses.push(valueOf(best) - valueOf(move));
  }
}

function report({ iterations, same, losses }: Tally): string {
  const count = losses.length;
  const mean = losses.reduce((sum, loss) => sum + loss, 0) / count;
  const variance = losses.reduce((sum, loss) => sum + (loss - mean) ** 2, 0) / count;
  const interval = 1.96 * Math.sqrt(variance / count);
  const share = ((100 * same) / count).toFixed(0);
  return `${iterations} iterations: same move ${share} %, loses ${mean.toFixed(4)} ±${interval.toFixed(4)} groups`;
}

const wanted = Number(process.argv[2] ?? 60);
const tallies = BUDGETS.map((iterations): Tally => ({ iterations, same: 0, losses: [] }));
for (let number = 0; number < wanted; number++) judge(positionOf(number), number, tallies);
console.log(tallies.map(report).join('\n'));
