import { type Fact, FastRng, type GameOptions } from '@sixfold/game-kit';
import { ApiProblem, type Client, type PlayState, type Stream, type TableState } from '@sixfold/protocol';
import { Fault, type Player } from '../tournament/player.js';

/** How it went with a program at an online table. */
export type Ending =
  /** It has played as many games as it was to, or was asked to stop. */
  | { readonly kind: 'done' }
  /** The host has freed its seat, or the table is gone. */
  | { readonly kind: 'removed' }
  /** It failed; a bot of the server's plays on in its place. */
  | { readonly kind: 'fault'; readonly fault: Fault };

export interface SeatSettings {
  readonly api: Client;
  readonly table: string;
  readonly player: Player;
  /** After this many games it leaves; without end if left out. */
  readonly games?: number;
  readonly onResult: (result: { game: number; seat: number; scores: number[]; ranks: number[] }) => void;
}

/** What the server refuses because the game has gone on meanwhile: the next news says what is asked now. */
const OVERTAKEN: ReadonlySet<string> = new Set([
  'staleNumber',
  'gameOver',
  'notYourTurn',
  'timeUp',
  'notStarted',
]);

/** A program at a seat of an online table that it has joined: it is told what happens, asked, and its moves are sent. */
export class OnlineSeat {
  private readonly news: PlayState[] = [];
  private table: TableState | undefined;
  private stream: Stream | undefined;
  private heard: Fact[] = [];
  private rules: string | undefined;
  /** The game that the program has been told of, and whether it knows its end. */
  private playing = 0;
  private ended = 0;
  private finished = 0;
  private answered = '';
  private isWorking = false;
  private settle: ((ending: Ending) => void) | undefined;

  constructor(private readonly settings: SeatSettings) {}

  /** Plays until the games are played, it is told to stop, is removed, or fails. */
  async play(stop: AbortSignal): Promise<Ending> {
    const { api, table, player } = this.settings;
    const ending = await new Promise<Ending>((resolve) => {
      this.settle = resolve;
      stop.addEventListener('abort', () => resolve({ kind: 'done' }));
      this.stream = api.listen(table, {
        table: (state) => this.look(state),
        play: (state) => {
          this.news.push(state);
          void this.work();
        },
        status: (status) => {
          if (status === 'closed') resolve({ kind: 'removed' });
        },
      });
    });
    this.settle = undefined;
    this.stream?.close();
    if (ending.kind !== 'removed') await api.leave(table).catch(() => undefined);
    await player.close();
    return ending;
  }

  private look(state: TableState): void {
    this.table = state;
    if (!state.you.member) this.settle?.({ kind: 'removed' });
  }

  /** One piece of news after another: a program is asked one thing at a time. */
  private async work(): Promise<void> {
    if (this.isWorking) return;
    this.isWorking = true;
    try {
      for (let state = this.news.shift(); state && this.settle; state = this.news.shift())
        await this.follow(state);
    } catch (error) {
      if (error instanceof Fault) this.settle?.({ kind: 'fault', fault: error });
      else throw error;
    } finally {
      this.isWorking = false;
    }
  }

  private async follow(state: PlayState): Promise<void> {
    const seat = this.table?.you.seat;
    if (this.table === undefined || seat === undefined) return;
    if (state.result !== undefined) return this.finish(state, state.result, seat);
    if (state.game !== this.playing) await this.begin(state.game, this.table, seat);
    // What a bot played in our place, or others did: the program hears of all of it.
    for (const { facts } of state.steps) this.heard.push(...facts);
    const question = `${state.game} ${state.number}`;
    const isNewest = this.news.length === 0;
    if (state.legal.length === 0 || state.turn.choice !== undefined) return;
    if (!isNewest || question === this.answered) return;
    const move = await this.ask(state, seat);
    this.answered = question;
    await this.send(state, move);
  }

  private async begin(game: number, table: TableState, seat: number): Promise<void> {
    // A program is greeted with one game: for another one it is started again.
    if (this.rules !== undefined && this.rules !== table.game) await this.settings.player.close();
    this.rules = table.game;
    this.playing = game;
    this.heard = [];
    const options = table.options as GameOptions;
    const start = { match: String(game), game: table.game, options, seats: table.seats.length, seat };
    await this.settings.player.start(start);
  }

  private async ask({ game, view, legal }: PlayState, seat: number): Promise<string> {
    const facts = this.heard;
    this.heard = [];
    return this.settings.player.choose({
      match: String(game),
      game: this.table?.game ?? '',
      seat,
      view,
      legal,
      facts,
      rng: new FastRng(crypto.randomUUID()),
    });
  }

  private async send({ game, number }: PlayState, move: string): Promise<void> {
    const { api, table } = this.settings;
    try {
      await api.choose(table, { game, number, move });
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      if (OVERTAKEN.has(problem.code)) return;
      // It was away for a moment, and somebody let a bot play for it.
      if (problem.code === 'botPlaysForYou') await api.comeBack(table);
      else this.settle?.({ kind: 'removed' });
    }
  }

  private async finish(
    state: PlayState,
    result: NonNullable<PlayState['result']>,
    seat: number,
  ): Promise<void> {
    const { api, table, player, games, onResult } = this.settings;
    if (state.game === this.ended) return;
    this.ended = state.game;
    const { scores, ranks } = result;
    if (state.game === this.playing) {
      for (const { facts } of state.steps) this.heard.push(...facts);
      player.end(String(state.game), seat, { scores, ranks }, this.heard);
      this.finished++;
      onResult({ game: state.game, seat, scores, ranks });
    }
    if (games !== undefined && this.finished >= games) this.settle?.({ kind: 'done' });
    // Whoever wants to play again does not wait for a program.
    else await api.rematch(table).catch(() => undefined);
  }
}
