import { type Budget, botFamily } from '@sixfold/bots';
import { type Fact, factsFor, isRefusal, type Match, type Rng, type Seat } from '@sixfold/game-kit';
import { type GameWords, gameWords, loadWords, sentence } from '@sixfold/words';
import type { Command } from 'commander';
import { readSeed, readTable, type TableFlags, takesTable, wholeNumber } from '../arguments.js';
import { startMatch } from '../bot-games.js';
import { readBudget } from '../budget.js';
import { artOf } from '../game-parts.js';
import { hasKeys } from '../keys.js';
import type { Human } from '../play/human.js';
import { keyPlayer } from '../play/key-player.js';
import { linePlayer } from '../play/line-player.js';
import { askBot, findBots, listedMoves, RANDOM, type SeatedBot } from '../players.js';
import { seatRngs } from '../random-games.js';
import { checkRecordPlace, signedRecord, writeRecord } from '../record-file.js';
import { resultLine } from '../result-line.js';
import type { Shell } from '../shell.js';
import type { TableArt } from '../tables/scene.js';
import { factSentences } from '../tables/sentences.js';

interface Flags extends TableFlags {
  readonly bots?: string;
  readonly seat?: string;
  readonly seed?: string;
  readonly budgetMs?: string;
  readonly iterations?: string;
  readonly record?: string;
}

/** `sixfold play`: a game against bots in the terminal. */
export function addPlay(program: Command, shell: Shell): void {
  const { help } = shell.words;
  takesTable(program.command('play').description(help.play), shell)
    .option('--bots <names>', help.flags.opponents)
    .option('--seat <n>', help.flags.seat)
    .option('--seed <text>', help.flags.seed)
    .option('--budget-ms <n>', help.flags.budgetMs)
    .option('--iterations <n>', help.flags.iterations)
    .option('--record <file>', help.flags.record)
    .addHelpText('after', help.playAfter)
    .action((gameId: string, flags: Flags) => play(gameId, flags, shell));
}

async function play(gameId: string, flags: Flags, shell: Shell): Promise<void> {
  const table = readTable(gameId, flags);
  if (flags.record !== undefined) await checkRecordPlace(flags.record);
  const seat = flags.seat === undefined ? 0 : wholeNumber('--seat', flags.seat, 1, table.seats) - 1;
  const bots = opponents(gameId, flags.bots, table.seats, seat, readBudget(flags));
  const match = startMatch(table, readSeed(flags.seed));
  const game = new TerminalGame(match, seat, bots, shell, {
    art: await artOf(gameId),
    sentences: await gameWords(shell.language, gameId),
    kit: await loadWords(shell.language, 'kit'),
  });
  const human = hasKeys(shell) ? keyPlayer(shell) : linePlayer(shell);
  try {
    await game.play(human);
  } finally {
    human.close();
  }
  // With it the same deal can be played again.
  await shell.out.line(` ${shell.words.play.seed(match.setup.seed)}`);
  if (flags.record === undefined) return;
  await writeRecord(flags.record, signedRecord(match, game.names));
  await shell.out.line(` ${shell.words.play.saved(flags.record)}`);
}

/** The bots of all seats but one (whose own entry is never asked). */
function opponents(
  gameId: string,
  list: string | undefined,
  seats: number,
  human: Seat,
  budget: Budget | undefined,
): readonly SeatedBot[] {
  const usual = botFamily(gameId) === undefined ? RANDOM : 'medium';
  const others = findBots(gameId, list ?? usual, Math.max(1, seats - 1), budget);
  return Array.from(
    { length: seats },
    (_, seat) => others[(seat + seats - human - 1) % seats] ?? others[0],
  ) as SeatedBot[];
}

/** Slow enough that a person wonders what is going on. */
const isSlow = (bot: SeatedBot | undefined): boolean => (bot?.budget.millis ?? 0) >= 100;

interface Parts {
  readonly art: TableArt;
  readonly sentences: GameWords | undefined;
  readonly kit: Awaited<ReturnType<typeof loadWords<'kit'>>>;
}

const LOG_LINES = 12;
/** What the question, the moves and the blank lines around them need below table and log. */
const MENU_LINES = 12;

const byNumber = new Intl.Collator('en', { numeric: true }).compare;

/** As people count: one card before two, and 18 before 100. */
function inOrder(moves: readonly string[], { cardsIn = () => 1 }: TableArt): string[] {
  return moves.toSorted((one, other) => cardsIn(one) - cardsIn(other) || byNumber(one, other));
}

/** A game of one person against bots, as a terminal shows it. */
class TerminalGame {
  readonly names: readonly string[];
  private readonly rngs: readonly Rng[];
  private readonly buffer: Int32Array;
  private log: string[] = [];

  constructor(
    private readonly match: Match,
    private readonly seat: Seat,
    private readonly bots: readonly SeatedBot[],
    private readonly shell: Shell,
    private readonly parts: Parts,
  ) {
    const { words } = shell;
    this.names = bots.map((bot, at) => (at === seat ? words.play.you(at + 1) : `${bot.name} ${at + 1}`));
    this.rngs = seatRngs(match.setup.seed, match.setup.seats);
    this.buffer = new Int32Array(match.game.maxMoves);
  }

  /** Plays until the game is over or the person leaves. */
  async play(human: Human): Promise<void> {
    const { match, seat, shell } = this;
    for (let acting = match.toAct(); acting.length > 0; acting = match.toAct()) {
      const next = acting.includes(seat) ? seat : (acting[0] as Seat);
      if (next !== seat && isSlow(this.bots[next])) {
        await human.waits?.([...this.lines(), '', ` ${shell.words.play.thinking(this.name(next))}`]);
      }
      const move =
        next === seat ? await this.askPerson(human) : await human.during(() => this.askBotOf(next));
      if (move === undefined) {
        await human.show([...this.lines(), '', ` ${shell.words.play.left}`]);
        return;
      }
      const facts = match.play(next, move);
      if (isRefusal(facts)) throw new Error(`seat ${next} played ${move}: ${facts.code}`);
      this.tell(facts);
    }
    const outcome = match.outcome();
    await human.show([...this.lines(), '', ` ${outcome ? resultLine(outcome, this.name, shell) : ''}`]);
  }

  private readonly name = (seat: Seat): string => this.names[seat] ?? String(seat + 1);

  private askBotOf(seat: Seat): string {
    const legal = listedMoves(this.match, seat, this.buffer);
    return askBot(this.bots[seat] as SeatedBot, this.match, seat, legal, this.rngs[seat] as Rng);
  }

  /** What has one answer is answered at once. */
  private async askPerson(human: Human): Promise<string | undefined> {
    const { match, seat, shell, parts } = this;
    const legal = inOrder(match.legal(seat), parts.art);
    if (legal.length === 1) return legal[0];
    const ask = parts.art.ask(match.view(seat), legal, parts.sentences?.terminal);
    const move = await human.choose({
      lines: (selected) => this.lines(selected),
      ask: ask ?? shell.words.play.ask,
      legal,
      ...(parts.art.neighbour && { neighbour: parts.art.neighbour }),
      objection: (text) => this.objection(text),
    });
    this.log = [];
    return move;
  }

  /** Tries the move on a copy, to hear what the rules say about it. */
  private objection(text: string): string {
    const { game, state } = this.match;
    const { kit, sentences } = this.parts;
    const move = game.parseMove(state, text);
    const refusal = isRefusal(move) ? move : game.apply(game.copy(state), this.seat, move);
    if (refusal === undefined) return this.shell.words.play.noSuchMove;
    return sentence(refusal, ...(sentences ? [sentences.refusals] : []), kit.refusals);
  }

  private tell(facts: readonly Fact[]): void {
    const { unsaid } = this.parts.art;
    const worthSaying = factsFor(this.seat, facts).filter((fact) => !unsaid.includes(fact.kind));
    const said = factSentences(worthSaying, this.parts.sentences, this.name);
    this.log = [...this.log, ...said].slice(-LOG_LINES);
  }

  private lines(selected?: string): string[] {
    const { colours } = this.shell;
    const words = this.parts.sentences?.terminal;
    const { columns } = process.stdout;
    const scene = { colours, words, name: this.name, columns, ...(selected !== undefined && { selected }) };
    const table = this.parts.art.draw(this.match.view(this.seat), scene);
    // The table comes first: of what happened, as much as the screen has room for.
    const room = (process.stdout.rows ?? Number.POSITIVE_INFINITY) - table.length - MENU_LINES;
    const log = this.log.slice(-Math.max(2, Math.min(LOG_LINES, room)));
    return ['', ...table, ...(log.length > 0 ? ['', ...log.map((line) => colours.dim(` ${line}`))] : [])];
  }
}
