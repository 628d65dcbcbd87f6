import { commitmentOf, dealSecret, type Game, type Outcome, type Seat, type Viewer } from '@sixfold/game-kit';
import type { BotLevel, ChatMessage, RoomPhase } from '@sixfold/protocol';
import type { DealStage, FinishedMatch, PersonId, Quick, Settings, StandInCause } from './entries.js';
import type { RunningMatch } from './running-match.js';

/** Somebody who belongs to the room: whoever sits there, sat there, or made it. */
export interface Person {
  readonly id: PersonId;
  name: string;
  /** Adds something of their own to every deal. */
  contributes: boolean;
  /** No person but a program, which said so when it came. */
  program: boolean;
  /** Exactly one of these is set: since when they are there, or away. */
  presentSince: number | undefined;
  awaySince: number | undefined;
  muted: boolean;
  /** Has gone for good while a game ran: their seats are kept until it is over. */
  gone: boolean;
  /** Wants to play again. */
  willing: boolean;
  /** Hash of what they will add to the next deal, and that itself once it is shown. */
  seal: string | undefined;
  contribution: string | undefined;
  /** Had sealed something for the coming game and did not open it: it is dealt without them. */
  missed: boolean;
  /** Came since the last deal, and did not make the room. */
  isNew: boolean;
  /** How much they have done besides the game, and how often their line broke, since the last deal. */
  asides: number;
  absences: number;
  /** The commands of theirs that were done last, the oldest first, so that a repeated one is recognised. */
  readonly keys: Set<string>;
}

/** A place at the table and who has it. */
export type Place =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'bot';
      readonly level: BotLevel;
      /** Somebody who gets the seat with the next round. */
      heir?: { readonly person: PersonId; readonly name: string };
    }
  | {
      readonly kind: 'human';
      person: PersonId;
      name: string;
      /** A bot that plays until the person comes back. */
      standIn: { readonly level: BotLevel; readonly cause: StandInCause } | undefined;
      /** How often in a row their time ran out. */
      timeouts: number;
    };

/** A way for a person to go on at another device. It is theirs, whatever seats they have when it is used. */
export interface Link {
  readonly hash: string;
  readonly expiresAt: number;
  /** Who has used it: for them it is harmless to use again. */
  usedBy?: PersonId;
}

/** The deal that is being prepared. */
export interface Preparation {
  readonly stage: DealStage;
  /** Whose contribution is waited for, or was. */
  readonly people: readonly PersonId[];
  readonly until: number;
}

/** What has changed since the last time somebody asked. */
export interface News {
  table: boolean;
  turn: boolean;
  talk: ChatMessage[];
  signals: Seat[];
}

export const noNews = (): News => ({ table: false, turn: false, talk: [], signals: [] });

/** Finds the rules of a game. */
export type GameById = (id: string) => Game | undefined;

/**
 * People who meet behind one link, and the game they play. A room is what its log makes of it (`fold`), on every
 * node and every device alike; this is the state and the questions about it that need no clock.
 */
export class Room {
  /** The number of the last stored step of the log that is in here; kept by whoever reads and writes the log. */
  seq = 0;
  root = '';
  createdAt = 0;
  /** When something last happened that lists show. */
  updatedAt = 0;
  /** The newest time in the log: the room's time never goes backwards. */
  lastAt = 0;
  readonly people = new Map<PersonId, Person>();
  host: PersonId | undefined;
  places: Place[] = [];
  phase: RoomPhase = 'lobby';
  /** The game that is played, or was played last. */
  play: RunningMatch | undefined;
  /** Deals that were prepared in this room, given-up ones included; the next one has one more. */
  deals = 0;
  preparation: Preparation | undefined;
  /** The next game is wanted. */
  starting = false;
  /** Seats that had sealed and did not open, for each given-up preparation of the coming game. */
  restarts: Seat[][] = [];
  /** The finished games of this room, in order. */
  games: FinishedMatch[] = [];
  /** How many games were dealt here. */
  dealtGames = 0;
  /** The stored step of the log in which the running game was dealt. */
  dealtAt = 0;
  /** The outcomes of the running series. */
  series: Outcome[] = [];
  readonly links = new Map<PersonId, Link>();
  talk: ChatMessage[] = [];
  said = 0;
  /** People who came since the last deal, or since the host last did something; and when the last of them did. */
  arrivals = 0;
  lastArrivalAt = 0;
  /** People who came and left since the last deal: what they did is not forgotten by leaving. */
  readonly departed = new Map<PersonId, Pick<Person, 'name' | 'asides' | 'muted' | 'keys'>>();
  quick: Quick | undefined;
  code: string | undefined;
  /** Tables from before there were rooms: where these people played earlier, and where they went next. */
  previous: string | undefined;
  next: string | undefined;
  isAsleep = false;
  news: News = { ...noNews(), table: true, turn: true };
  /** Counts the changes of what everybody sees of the table around the game. */
  tableChanges = 0;
  private readonly commitments = new Map<number, string>();

  constructor(
    readonly id: string,
    readonly gameById: GameById,
    public settings: Settings,
  ) {}

  get game(): Game {
    const game = this.gameById(this.settings.game);
    if (game === undefined) throw new UnknownGame(this.settings.game);
    return game;
  }

  /** How many moves of the running game have been played. */
  get number(): number {
    return this.play?.number ?? 0;
  }

  /** What the room is bound by for the deal that comes next. */
  get comingCommitment(): string {
    return this.commitmentTo(this.deals + 1);
  }

  /** The same for the game on the table, or the coming one before it is dealt. */
  get commitment(): string {
    const source = this.play?.deal.source;
    const isDealt = this.phase === 'playing' || this.phase === 'finished';
    if (isDealt && source?.version === 0) return '';
    if (isDealt && source?.version === 1) return commitmentOf(source.secret);
    return this.commitmentTo(isDealt ? this.deals : this.deals + 1);
  }

  private commitmentTo(deal: number): string {
    const known = this.commitments.get(deal) ?? commitmentOf(dealSecret(this.root, deal));
    this.commitments.set(deal, known);
    return known;
  }

  person(id: PersonId | undefined): Person | undefined {
    return id === undefined ? undefined : this.people.get(id);
  }

  seatsOf(id: PersonId | undefined): Seat[] {
    const seats: Seat[] = [];
    if (id === undefined) return seats;
    // Asked for every viewer of every move: a loop is many times as fast as anything shorter.
    for (let seat = 0; seat < this.places.length; seat++) {
      const place = this.places[seat];
      if (place?.kind === 'human' && place.person === id) seats.push(seat);
    }
    return seats;
  }

  /** Whoever sits there; undefined for a bot or an open seat. */
  personAt(seat: Seat): Person | undefined {
    const place = this.places[seat];
    return place?.kind === 'human' ? this.people.get(place.person) : undefined;
  }

  /** The bots' seats that somebody waits for. */
  awaitedBy(id: PersonId): Seat[] {
    return this.places.flatMap((place, seat) =>
      place.kind === 'bot' && place.heir?.person === id ? [seat] : [],
    );
  }

  freeSeats(): Seat[] {
    return this.places.flatMap((place, seat) => (place.kind === 'open' ? [seat] : []));
  }

  /** True: somebody may sit down here, because nobody does or whoever did has gone for good. */
  isVacant(seat: Seat): boolean {
    const place = this.places[seat];
    if (place?.kind !== 'human') return place?.kind === 'open';
    const isBetweenGames = this.phase === 'finished' || this.phase === 'lobby';
    return isBetweenGames && this.personAt(seat)?.gone !== false;
  }

  /** True: a person decides here, not a bot. */
  isPersonal(seat: Seat): boolean {
    const place = this.places[seat];
    return place?.kind === 'human' && place.standIn === undefined;
  }

  /** A bot decides for this seat now: its own, in a person's place, or for somebody out of time. */
  isBots(seat: Seat): boolean {
    return !this.isPersonal(seat) || this.play?.late.has(seat) === true;
  }

  isPresent(id: PersonId | undefined): boolean {
    const person = this.person(id);
    return person !== undefined && !person.gone && person.presentSince !== undefined;
  }

  /** Bots play for everybody who has a seat, and nobody of the room looks on. */
  get isDeserted(): boolean {
    const isLeft = ({ id }: Person): boolean => this.seatsOf(id).every((seat) => !this.isPersonal(seat));
    // Somebody may wait for a seat, or be the host without one.
    const isWatched = (): boolean =>
      [...this.people.values()].some(({ id }) => this.isPresent(id) && this.seatsOf(id).length === 0);
    const people = this.seatedPeople();
    return people.length > 0 && people.every(isLeft) && !isWatched();
  }

  /** Everybody with a seat, each once. */
  seatedPeople(): Person[] {
    const ids = new Set(this.places.flatMap((place) => (place.kind === 'human' ? [place.person] : [])));
    return [...ids].flatMap((id) => this.people.get(id) ?? []);
  }

  /** Whether hints may be asked for: among people a hint is unfair to the others, so the room has to allow it first. */
  allowsHints(): boolean {
    return this.settings.hints === true || this.places.filter(({ kind }) => kind === 'human').length === 1;
  }

  /** Whose eyes somebody looks through: one of their own seats (the first unless they say which), or nobody's. */
  viewerOf(id: PersonId | undefined, wanted?: Seat): Viewer {
    const seats = this.seatsOf(id);
    if (wanted !== undefined && seats.includes(wanted)) return wanted;
    return seats[0] ?? 'spectator';
  }

  knowsKey(id: PersonId, key: string | undefined): boolean {
    if (key === undefined) return false;
    return (this.people.get(id) ?? this.departed.get(id))?.keys.has(key) === true;
  }

  /** Something of the table around the game is about to change, or just has. */
  changeTable(): void {
    this.news.table = true;
    this.tableChanges++;
  }

  /** What changed since the last call. */
  takeNews(): News {
    const { news } = this;
    this.news = noNews();
    return news;
  }
}

/** A log of a game that this program does not have: a newer version wrote it. */
export class UnknownGame extends Error {
  constructor(game: string) {
    super(`this program does not know the game ${game}`);
    this.name = 'UnknownGame';
  }
}
