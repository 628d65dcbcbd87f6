import {
  type Again,
  ApiProblem,
  type Done,
  type Emote,
  type PlayState,
  type Stream,
  type TableState,
} from '@sixfold/protocol';
import { GAMES, isGameId } from '../games/registry.js';
import { checkDeal } from './deal-check.js';
import { type DealStep, followDeal, keptDeals, noteOpened, noteUnasked } from './deal-memory.js';
import { api } from './online.js';
import {
  type ClientState,
  type Refused,
  StateHolder,
  type TableClient,
  type Verification,
} from './table-client.js';

/** A table on the server: commands are sent, news comes by a stream that finds its way back after any break. */
export class OnlineClient implements TableClient {
  readonly where = 'online';
  private readonly holder = new StateHolder();
  private stream: Stream | undefined;
  /** The last step of a deal that was sent: each goes once, however often the table is shown meanwhile. */
  private dealt = '';
  /** Which of several seats at this device is looked through; undefined before anybody has taken it. */
  private seat: number | undefined;

  constructor(readonly id: string) {
    this.listen();
  }

  state = (): ClientState => this.holder.get();
  subscribe = this.holder.subscribe;
  onPlay = this.holder.onPlay;

  close(): void {
    this.stream?.close();
  }

  choose = (move: string): Promise<Refused | undefined> => {
    const { number = 0, game = 0 } = this.holder.get().play ?? {};
    return command(() => api.choose(this.id, { game, number, move, ...this.own() }));
  };

  /** Sits down. The stream is opened again, because it is told only what its viewer may see. */
  async join(name: string, seat?: number): Promise<Refused | undefined> {
    const refused = await command(() =>
      api.join(this.id, { name, contributes: true, ...(seat !== undefined && { seat }) }),
    );
    if (!refused) this.listen();
    return refused;
  }

  /** One more person at this device sits down. */
  joinAlso = (name: string) => command(() => api.join(this.id, { name, also: true }));

  /** Takes over one's seat from another device by the token in a link. */
  async takeSeat(token: string): Promise<Refused | undefined> {
    const refused = await command(() => api.takeSeat(this.id, token));
    this.listen();
    return refused;
  }

  leave = () => command(() => api.leave(this.id));
  addBot = (level: 'easy' | 'medium' | 'strong' | 'master', seat: number) =>
    command(() => api.addBot(this.id, { level, seat }));
  remove = (seat: number) => command(() => api.remove(this.id, seat));
  changeSeat = (seat: number) => command(() => api.changeSeat(this.id, seat));
  start = (open?: 'bots' | 'fewer') => command(() => api.start(this.id, open === undefined ? {} : { open }));
  /** After a game: back to the table, for other rules or another game. */
  again = (change: Again = {}) => command(() => api.again(this.id, change));
  /** Whether programs of other people may sit down. */
  allowPrograms = (programs: boolean) => command(() => api.settings(this.id, { programs }));
  /** Whether people may ask for hints here among people. */
  allowHints = (hints: boolean) => command(() => api.settings(this.id, { hints }));
  /** What people call the room; nothing for none. */
  nameRoom = (name: string) => command(() => api.settings(this.id, { name }));
  /** Mutes somebody for everybody at the table, or lets them be heard again. */
  mute = (seat: number, muted: boolean) => command(() => api.mute(this.id, { seat, muted }));
  passHost = (seat: number) => command(() => api.passHost(this.id, seat));
  changeName = (name: string) => command(() => api.changeName(this.id, name));
  takeOver = (seat: number) => command(() => api.takeOver(this.id, seat));
  comeBack = () => command(() => api.comeBack(this.id));
  takeBack = () => command(() => api.takeBack(this.id));
  rematch = () => command(() => api.rematch(this.id));
  say = (said: { readonly text: string } | { readonly emote: Emote }) =>
    command(() => api.say(this.id, { ...said, ...this.own() }));
  resign = () => command(() => api.resign(this.id, this.seat));
  draw = (action: 'offer' | 'accept' | 'decline') => command(() => api.draw(this.id, action, this.seat));
  signal = () => command(() => api.signal(this.id, this.seat));

  /** Whoever holds the device now looks through their own seat: the stream tells them theirs, and nobody else's. */
  take(seat: number): void {
    this.seat = seat;
    this.holder.set({ handTo: undefined, play: undefined, history: [] });
    this.listen();
  }

  /** An address that moves one's seat to another device. */
  async seatLink(): Promise<string> {
    const { token } = await api.seatLink(this.id);
    return `${location.origin}/t/${this.id}#${token}`;
  }

  /** Checks the finished match in this browser: the server is not asked whether it was honest. */
  async verify(): Promise<Verification> {
    const record = await api.record(this.id);
    const { game } = record;
    if (!isGameId(game)) return { kind: 'wrong', code: 'unknownGame', params: { game } };
    const { table, play } = this.holder.get();
    return checkDeal(record, await GAMES[game].rules(), {
      table: this.id,
      game: table?.games ?? 0,
      deals: keptDeals(this.id),
      viewer: table?.you.seat ?? 'spectator',
      play,
    });
  }

  /** What the browser adds to a deal goes by itself: nobody has to know how it works. */
  private async deal(step: DealStep): Promise<void> {
    if (step.kind === 'seal')
      await command(() => api.seal(this.id, { commitment: step.commitment, seal: step.seal }));
    else if ((await command(() => api.open(this.id, step.contribution))) === undefined)
      noteOpened(this.id, step.contribution);
  }

  private listen(): void {
    this.stream?.close();
    let before: PlayState | undefined;
    /** What this line told of the table last. */
    let known: TableState | undefined;
    this.stream = api.listen(
      this.id,
      {
        status: (status) => {
          known = undefined;
          this.holder.set({ status });
        },
        table: (table) => {
          if (known) noteUnasked(known, table);
          known = table;
          // Between two games there is nothing to look at but the table.
          const isBetween = table.phase === 'lobby' || table.phase === 'dealing';
          if (isBetween) this.seat = undefined;
          const handTo = isBetween ? undefined : (this.holder.get().handTo ?? this.firstHolder(table));
          this.holder.set({ table, handTo, ...(isBetween && { play: undefined, history: [] }) });
          const step = followDeal(table);
          const turn = `${table.deal.number} ${step?.kind}`;
          if (!step || turn === this.dealt) return;
          this.dealt = turn;
          void this.deal(step);
        },
        play: (play) => {
          this.holder.set({ ahead: play.turn.now - Date.now() });
          // While nobody holds the device, it shows nobody's cards.
          if (this.holder.get().handTo !== undefined) return;
          this.holder.setPlay(play, before);
          before = play;
          this.passOn();
        },
        turn: (turn) => {
          const { play } = this.holder.get();
          if (!play || turn.number !== play.number || play.result) return;
          before = { ...play, turn, steps: [] };
          this.holder.setPlay(before, before);
          this.passOn();
        },
        talk: ({ messages }) => {
          const known = this.holder.get().talk;
          const last = known.at(-1)?.n ?? -1;
          this.holder.set({ talk: [...known, ...messages.filter(({ n }) => n > last)] });
        },
        signal: ({ seat }) =>
          this.holder.set({ signal: { seat, count: (this.holder.get().signal?.count ?? 0) + 1 } }),
        // The table says who is away: a connection that breaks for a moment is no news.
        presence: ({ spectators }) => {
          const { table } = this.holder.get();
          if (!table) return;
          this.holder.set({ table: { ...table, spectators: { ...table.spectators, count: spectators } } });
        },
      },
      // From the very first move: the log shows all that has happened, however late somebody comes.
      0,
      this.seat,
    );
  }

  private own(): { seat?: number } {
    return this.seat === undefined ? {} : { seat: this.seat };
  }

  /** Several people share this device, and none of them has taken it yet: who should. */
  private firstHolder({ you, game }: TableState): number | undefined {
    const isShared = you.seats !== undefined && this.seat === undefined;
    return isShared && isGameId(game) && GAMES[game].manifest.hides ? you.seats?.[0] : undefined;
  }

  /** Several people share this device: it goes to the next of them who is asked. */
  private passOn(): void {
    const { table, play } = this.holder.get();
    const seats = table?.you.seats;
    if (!table || !seats || !play || play.result) return;
    const { toAct, chosen } = play.turn;
    const waiting = seats.filter((seat) => toAct.includes(seat) && !chosen.includes(seat));
    const [next] = waiting;
    if (next === undefined || waiting.includes(table.you.seat ?? -1)) return;
    const isHidden = isGameId(table.game) && GAMES[table.game].manifest.hides;
    if (isHidden) this.holder.set({ handTo: next, play: undefined, history: [] });
    else this.take(next);
  }
}

async function command(send: () => Promise<Done>): Promise<Refused | undefined> {
  try {
    await send();
    return undefined;
  } catch (problem) {
    if (problem instanceof ApiProblem) return { code: problem.code, params: problem.params };
    throw problem;
  }
}
