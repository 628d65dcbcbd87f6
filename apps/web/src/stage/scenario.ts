import { type Game, isRefusal, Match, type Refusal, readTableOptions, type Table } from '@sixfold/game-kit';
import { type Line, LineWriter } from './line.js';

/** A worked example of the rules, as the tests of the rules run it. */
export interface Scenario {
  readonly id: string;
  /** The last part is the key of its title in the game's words. */
  readonly title: string;
  readonly rules: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly before: Table;
  readonly steps: readonly { readonly seat: number; readonly move: string; readonly refused?: string }[];
}

/** One step of an example: a position, or something that was refused there. */
export interface ExampleStep {
  readonly index: number;
  readonly refused?: Refusal;
}

export interface Example {
  readonly line: Line;
  readonly steps: readonly ExampleStep[];
  /** The seat that the example is about. */
  readonly viewer: number;
}

/** Refusals about how something was written: a board offers no such moves, so there is nothing to show. */
const ABOUT_WRITING =
  /^(notAMove|noSuchSeat|noSuchCard|noSuchRow|notYourTurn|expected\..*|cardsNotAscending|keep.*|cellTooFar|jokerNeedsCard|jokerAsWhat|gameOver)$/;

/** Plays an example through, and keeps every position of it. */
export function exampleOf(game: Game, scenario: Scenario): Example {
  const options = readTableOptions(game, scenario.options, scenario.seats);
  if (isRefusal(options)) throw new Error(`${scenario.id}: ${options.code}`);
  const state = game.fromTable(options, scenario.seats, scenario.before, scenario.id);
  if (isRefusal(state)) throw new Error(`${scenario.id}: ${state.code}`);
  const setup = { options, seats: scenario.seats, seed: scenario.id };
  const writer = new LineWriter(Match.from(game, setup, state));
  const steps: ExampleStep[] = [{ index: 0 }];
  for (const { seat, move, refused } of scenario.steps) {
    const refusal = writer.play({ seat, move });
    if (refusal?.code !== refused) throw new Error(`${scenario.id}: ${seat}:${move} ${refusal?.code}`);
    const index = writer.beats.length;
    if (refusal && !ABOUT_WRITING.test(refusal.code)) steps.push({ index, refused: refusal });
    if (!refusal && index !== steps.at(-1)?.index) steps.push({ index });
  }
  const line = writer.line();
  if (line.beats.length !== steps.at(-1)?.index) steps.push({ index: line.beats.length });
  return { line, steps, viewer: scenario.steps[0]?.seat ?? 0 };
}

/** Goes another way from a position: the seat's own move, and for the others what the example says or the first they may. */
export function branch(line: Line, index: number, seat: number, move: string): Line | Refusal {
  const writer = new LineWriter(
    Match.from(line.game, line.setup, index === 0 ? line.start : line.beats[index - 1]?.state),
  );
  const planned = line.beats[index]?.moves ?? [];
  for (const other of writer.match.toAct()) {
    const legal = writer.match.legal(other);
    const plan = planned.find((each) => each.seat === other)?.move;
    const chosen =
      other === seat ? move : plan !== undefined && legal.includes(plan) ? plan : (legal[0] ?? '');
    const refused = writer.play({ seat: other, move: chosen });
    if (refused) return refused;
  }
  return { ...line, beats: [...line.beats.slice(0, index), ...writer.line().beats] };
}
