import {
  commitmentOf,
  deriveSecret,
  drawLots,
  type Fact,
  fairSeed,
  type Game,
  isRefusal,
  type Outcome,
  rank,
  type Seat,
  type Viewer,
} from '@sixfold/game-kit';
import type { BotLevel, ChatMessage, Ending, Phase, SeatKind } from '@sixfold/protocol';
import type { Outage } from '@sixfold/store';
import { Clocks } from './clocks.js';
import type { Created, Entry, Played, Player, Settings } from './entries.js';
import { LiveMatch } from './live-match.js';

/** A place at the table and who has it. */
export interface Place {
  kind: SeatKind;
  player?: Player;
  name?: string;
  /** Of a bot, or of the one that stands in for a person. */
  level?: BotLevel;
  standIn: boolean;
  contribution: string;
  muted: boolean;
  /** What they add to the next deal, once they want one. */
  rematch?: string;
  /** How often in a row their time ran out. */
  timeouts: number;
}

/** A move that was made, with all its facts. */
export interface PlayedStep extends Played {
  readonly number: number;
  readonly facts: readonly Fact[];
}

/** What has changed since the last time somebody asked. */
export interface News {
  table: boolean;
  turn: boolean;
  talk: ChatMessage[];
  signals: Seat[];
}

/** Surroundings that a table's history does not hold. */
export interface World {
  readonly gameById: (id: string) => Game | undefined;
  readonly outages: () => readonly Outage[];
}

/** So many messages are sent to who comes in later. */
const REMEMBERED_TALK = 60;
/** So many commands back a repeated one is recognised. */
const REMEMBERED_KEYS = 400;

/** A table as its history makes it: a fold over entries, and nothing else. Every node comes to the same. */
export class TableModel {
  /** The number of the last step of the log that is in here; kept by who reads and writes the log. */
  seq = 0;
  readonly game: Game;
  readonly created: Created & { readonly at: number };
  settings: Settings;
  host: Player;
  places: Place[];
  phase: Phase = 'lobby';
  startedAt: number | undefined;
  finishedAt: number | undefined;
  /** When the row in lists last changed. */
  updatedAt: number;
  match: LiveMatch | undefined;
  readonly steps: PlayedStep[] = [];
  readonly pending = new Map<Seat, Played>();
  /** How often somebody has chosen on this number. */
  choices = 0;
  /** How much has happened besides the match. */
  asides = 0;
  clocks: Clocks;
  ending: { readonly reason: Ending; readonly seat?: Seat } | undefined;
  drawOffer: Seat | undefined;
  /** The number at which each seat last gave the signal. */
  readonly signalled = new Map<Seat, number>();
  readonly links = new Map<Seat, { readonly hash: string; readonly expiresAt: number }>();
  readonly talk: ChatMessage[] = [];
  private said = 0;
  next: string | undefined;
  private readonly keys = new Set<string>();
  private news: News = { table: true, turn: true, talk: [], signals: [] };
  private asked: readonly Seat[] = [];
  private result: Outcome | undefined;
  private knownPeople: ReadonlySet<Player> | undefined;
  private knownCommitment: string | undefined;

  private constructor(
    readonly id: string,
    private readonly world: World,
    first: Created & { readonly at: number },
  ) {
    const game = world.gameById(first.game);
    if (game === undefined) throw new Error(`this server does not know the game ${first.game}`);
    this.game = game;
    this.created = first;
    this.settings = first;
    this.host = first.host;
    this.places = Array.from({ length: first.seats }, emptyPlace);
    this.updatedAt = first.at;
    this.clocks = new Clocks(first.clock, first.seats, world.outages);
  }

  /** A table from its first entries. */
  static from(id: string, world: World, entries: readonly Entry[]): TableModel {
    const [first, ...rest] = entries;
    if (first?.kind !== 'created') throw new Error(`the history of table ${id} has no beginning`);
    const model = new TableModel(id, world, first);
    for (const entry of rest) model.apply(entry);
    return model;
  }

  /** How many moves have been played. */
  get number(): number {
    return this.steps.length;
  }

  /** Everybody who must act on this number, chosen already or not. */
  get toAct(): readonly Seat[] {
    return this.phase === 'playing' ? this.asked : [];
  }

  get outcome(): Outcome | undefined {
    return this.result;
  }

  get secret(): string {
    return deriveSecret(this.created.root, 'secret');
  }

  get commitment(): string {
    this.knownCommitment ??= commitmentOf(this.secret);
    return this.knownCommitment;
  }

  get nextRoot(): string {
    return deriveSecret(this.created.root, 'next');
  }

  get nextCommitment(): string {
    return commitmentOf(deriveSecret(this.nextRoot, 'secret'));
  }

  /** The sides of the game, by seat. */
  get sides(): readonly number[] {
    const { options, seats } = this.settings;
    return this.game.sides?.(options, seats) ?? Array.from({ length: seats }, (_, seat) => seat);
  }

  seatOf(player: Player | undefined): Seat | undefined {
    if (player === undefined) return undefined;
    const seat = this.places.findIndex((place) => place.player === player);
    return seat === -1 ? undefined : seat;
  }

  viewerOf(player: Player | undefined): Viewer {
    return this.seatOf(player) ?? 'spectator';
  }

  /** Everybody who is to find the table among theirs. */
  get people(): ReadonlySet<Player> {
    this.knownPeople ??= new Set([this.host, ...this.places.flatMap(({ player }) => player ?? [])]);
    return this.knownPeople;
  }

  /** True: a person decides here, not a bot. */
  isPerson(seat: Seat): boolean {
    const place = this.places[seat];
    return place?.kind === 'human' && !place.standIn;
  }

  /** Those of who must act that have not chosen. */
  waitingFor(): Seat[] {
    return this.toAct.filter((seat) => !this.pending.has(seat));
  }

  knowsKey(player: Player, key: string | undefined): boolean {
    return key !== undefined && this.keys.has(`${player} ${key}`);
  }

  /** What changed since the last call. */
  takeNews(): News {
    const { news } = this;
    this.news = { table: false, turn: false, talk: [], signals: [] };
    return news;
  }

  /** Lets something happen. Entries come from the log or are about to go there: they are right. */
  apply(entry: Entry): void {
    const isQuiet = entry.kind === 'chose' || entry.kind === 'said' || entry.kind === 'signalled';
    if (!isQuiet && entry.kind !== 'linked' && entry.kind !== 'played') this.news.table = true;
    if (entry.kind !== 'chose' && entry.kind !== 'played') this.asides++;
    this.happen(entry);
    if (!this.news.table) return;
    this.updatedAt = entry.at;
    this.knownPeople = undefined;
  }

  private happen(entry: Entry): void {
    switch (entry.kind) {
      case 'created':
        throw new Error(`table ${this.id} was created twice`);
      case 'joined': {
        const { player, name, contribution } = entry;
        this.places[entry.seat] = { ...emptyPlace(), kind: 'human', player, name, contribution };
        return;
      }
      case 'botJoined':
        this.places[entry.seat] = { ...emptyPlace(), kind: 'bot', level: entry.level };
        return;
      case 'freed':
        this.places[entry.seat] = emptyPlace();
        return;
      case 'seatChanged':
        this.places[entry.to] = this.place(entry.from);
        this.places[entry.from] = emptyPlace();
        return;
      case 'named':
        this.place(entry.seat).name = entry.name;
        return;
      case 'hostChanged':
        this.host = entry.host;
        return;
      case 'settings':
        this.changeSettings(entry.change);
        return;
      case 'started':
        this.start(entry.at);
        return;
      case 'chose':
        this.choose(entry, entry.at);
        this.remember(entry.seat, entry.key);
        return;
      case 'played':
        this.remember(entry.by, entry.key);
        this.play(entry.by, entry.moves, entry.at);
        return;
      case 'ended':
        this.ending = entry;
        this.finish(entry.at, this.outcomeOf(entry.reason, entry.seat));
        return;
      case 'drawOffered':
        this.drawOffer = entry.seat;
        return;
      case 'drawDeclined':
        this.drawOffer = undefined;
        return;
      case 'standIn': {
        const place = this.place(entry.seat);
        place.standIn = true;
        place.level = entry.level;
        return;
      }
      case 'returned': {
        const place = this.place(entry.seat);
        place.standIn = false;
        place.timeouts = 0;
        delete place.level;
        return;
      }
      case 'said':
        this.say(entry);
        return;
      case 'muted':
        this.place(entry.seat).muted = entry.muted;
        return;
      case 'signalled':
        this.signalled.set(entry.seat, this.number);
        this.news.signals.push(entry.seat);
        return;
      case 'linked':
        this.links.set(entry.seat, entry);
        return;
      case 'taken': {
        const place = this.place(entry.seat);
        if (this.host === place.player) this.host = entry.player;
        place.player = entry.player;
        this.links.delete(entry.seat);
        return;
      }
      case 'wantsRematch':
        this.place(entry.seat).rematch = entry.contribution;
        return;
      case 'next':
        this.next = entry.table;
        return;
    }
  }

  private place(seat: Seat): Place {
    const place = this.places[seat];
    if (place === undefined) throw new Error(`table ${this.id} has no seat ${seat}`);
    return place;
  }

  private remember(seat: Seat, key: string | undefined): void {
    if (key === undefined) return;
    this.keys.add(`${this.place(seat).player} ${key}`);
    if (this.keys.size > REMEMBERED_KEYS)
      for (const oldest of [...this.keys].slice(0, 100)) this.keys.delete(oldest);
  }

  private changeSettings(change: Partial<Settings>): void {
    this.settings = { ...this.settings, ...change };
    const { seats } = this.settings;
    if (seats === this.places.length) return;
    const taken = this.places.filter((place) => place.kind !== 'open');
    this.places = Array.from({ length: seats }, (_, seat) =>
      seats > this.places.length ? (this.places[seat] ?? emptyPlace()) : (taken[seat] ?? emptyPlace()),
    );
  }

  private start(at: number): void {
    const { seats, clock } = this.settings;
    const contributions = this.places.map((place) => place.contribution);
    const seed = fairSeed(this.secret, this.id, contributions);
    // S-10, X-10: nobody could know what the lots say before everybody sat down.
    const options = drawLots(this.game, this.settings.options, seats, seed);
    this.settings = { ...this.settings, options };
    const match = LiveMatch.start(this.game, { options, seats, seed });
    if (isRefusal(match)) throw new Error(`table ${this.id} cannot start: ${match.code}`);
    this.match = match;
    this.phase = 'playing';
    this.startedAt = at;
    this.clocks = new Clocks(clock, seats, this.world.outages);
    this.ask(at);
  }

  private choose({ seat, move, auto }: Played, at: number): void {
    this.choices++;
    if (!this.pending.has(seat)) this.clocks.stop(seat, at);
    this.pending.set(seat, { seat, move, ...(auto && { auto }) });
    this.countTimeout(seat, auto);
    this.news.turn = true;
  }

  private play(by: Seat, moves: readonly Played[], at: number): void {
    const { match } = this;
    if (match === undefined) throw new Error(`table ${this.id} has no match`);
    if (!this.pending.has(by)) this.clocks.stop(by, at);
    for (const played of moves) {
      const facts = match.play(played.seat, played.move);
      if (isRefusal(facts)) throw new Error(`table ${this.id} holds a move that was refused: ${facts.code}`);
      this.steps.push({ ...played, number: this.steps.length + 1, facts });
      if (played.seat === by) this.countTimeout(by, played.auto);
    }
    this.pending.clear();
    // Moving on is an answer to an offer of the other side.
    if (this.drawOffer !== undefined && this.sides[this.drawOffer] !== this.sides[by]) {
      this.drawOffer = undefined;
      this.news.table = true;
    }
    const outcome = match.outcome();
    if (outcome === undefined) this.ask(at);
    else this.finish(at, outcome);
  }

  private countTimeout(seat: Seat, auto: true | undefined): void {
    const place = this.place(seat);
    if (place.kind === 'human') place.timeouts = auto ? place.timeouts + 1 : 0;
  }

  private ask(at: number): void {
    this.choices = 0;
    this.asked = this.match?.toAct() ?? [];
    this.clocks.begin(at, this.asked);
  }

  private finish(at: number, outcome: Outcome): void {
    this.phase = 'finished';
    this.finishedAt = at;
    this.result = outcome;
    this.pending.clear();
    this.drawOffer = undefined;
    this.news.table = true;
    this.news.turn = true;
  }

  /** How a match ends that its own rules did not end. */
  private outcomeOf(reason: Ending, loser: Seat | undefined): Outcome {
    const { sides } = this;
    const scores = sides.map((side) => (loser === undefined ? 0.5 : side === sides[loser] ? 0 : 1));
    return { scores, ranks: rank(scores, 'highest'), reason };
  }

  private say(entry: Entry & { readonly kind: 'said' }): void {
    const { seat, name, text, emote, at } = entry;
    const message: ChatMessage = {
      n: ++this.said,
      name,
      at,
      ...(seat !== undefined && { seat }),
      ...(text !== undefined && { text }),
      ...(emote !== undefined && { emote }),
    };
    this.talk.push(message);
    if (this.talk.length > REMEMBERED_TALK) this.talk.shift();
    this.news.talk.push(message);
  }
}

const emptyPlace = (): Place => ({
  kind: 'open',
  standIn: false,
  contribution: '',
  muted: false,
  timeouts: 0,
});
