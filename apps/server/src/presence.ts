import type { Seat } from '@sixfold/game-kit';
import { comeIn, goAway, type PersonId, type Room, type RoomEvent } from '@sixfold/table';
import type { Context } from './context.js';
import { inParallel } from './parallel.js';
import type { Rooms } from './rooms.js';

/** Somebody who has streams open, or was heard of. */
interface Sighting {
  streams: number;
  /** Whether they ever had one: whoever never had is a program that polls, and is given more time between requests. */
  hadStream: boolean;
  seenAt: number;
}

/** Whoever asks without a stream counts as there for this long after each request, in milliseconds. */
const POLLER_STAYS = 30_000;

/** This many rooms are looked after at once: each may wait for the disk. */
const SWEPT_AT_ONCE = 100;
/** The same where other nodes are asked. */
const LOOKED_FOR_AT_ONCE = 4;

/**
 * Who is there. A room's log says so, for everybody alike (`away`, `back`); this is how the log comes to know: from
 * streams that open and close at this node, and from what other nodes say about theirs.
 */
export class Presence {
  private readonly sightings = new Map<string, Map<PersonId, Sighting>>();
  /** Connected seats (as bits) and spectators at other nodes. */
  private readonly elsewhere = new Map<string, { readonly seats: number; readonly spectators: number }>();
  private changed: (table: string) => void = () => {};
  private sweeping: Promise<void> | undefined;

  constructor(
    private readonly context: Context,
    private readonly rooms: Rooms,
  ) {}

  /** Whether there may be other nodes, who want to know of our people. */
  get hasNeighbours(): boolean {
    return this.context.store.kind === 'postgres';
  }

  /** Told when somebody's coming or going should be shown. */
  onChange(changed: (table: string) => void): void {
    this.changed = changed;
  }

  /** A stream was opened. Whoever was away is back at once, and so is their seat. */
  opened(room: Room, id: PersonId | undefined): void {
    if (id !== undefined) {
      const sighting = this.sighting(room.id, id);
      sighting.streams++;
      sighting.hadStream = true;
      this.welcome(room, id);
    }
    this.changed(room.id);
  }

  closed(table: string, id: PersonId | undefined): void {
    if (id !== undefined) {
      const sighting = this.sighting(table, id);
      sighting.streams--;
      sighting.seenAt = this.context.now();
    }
    this.changed(table);
  }

  /** Somebody asked or did something. */
  seen(table: string, id: PersonId): void {
    this.sighting(table, id).seenAt = this.context.now();
  }

  /** Spectators at other nodes. */
  spectatorsElsewhere(table: string): number {
    return this.elsewhere.get(table)?.spectators ?? 0;
  }

  /** Seats whose person has a stream open, at any node. */
  connectedSeats(room: Room, there = this.elsewhere.get(room.id)?.seats ?? 0): Seat[] {
    return room.places.flatMap((_, seat) =>
      this.isConnectedHere(room, seat) || (there & (1 << seat)) !== 0 ? [seat] : [],
    );
  }

  /** Looks after every room that somebody was seen in: whoever has not been for too long is away. One sweep at a time. */
  sweep(): Promise<void> {
    this.sweeping ??= inParallel([...this.sightings.keys()], SWEPT_AT_ONCE, (table) =>
      this.sweepOne(table),
    ).finally(() => {
      this.sweeping = undefined;
    });
    return this.sweeping;
  }

  /** A room that cannot be read keeps nobody from looking after the others. */
  private async sweepOne(table: string): Promise<void> {
    const pause = this.context.breather.pause();
    if (pause) await pause;
    try {
      const missing = await this.rooms.look(table, (room) => this.missing(table, room));
      if (missing.length > 0) await this.sendAway(table, missing);
    } catch (error) {
      this.context.log.warn({ err: error, table }, 'could not see who has gone');
    }
  }

  private async sendAway(table: string, missing: readonly [PersonId, number][]): Promise<void> {
    await this.rooms.execute(table, {
      decide: (room, now) => {
        const gone = missing.flatMap(([id, since]): readonly RoomEvent[] => {
          const decision = this.hasStream(table, id) ? 'repeated' : goAway(room, id, since, now);
          return Array.isArray(decision) ? decision : [];
        });
        return gone.length === 0 ? 'repeated' : gone;
      },
    });
  }

  /** A room has changed: somebody whom another node believes to be away may be connected here. */
  heard(room: Room): void {
    for (const [id, { streams }] of this.sightings.get(room.id) ?? [])
      if (streams > 0) this.welcome(room, id);
  }

  /** Tells the other nodes who is here. */
  async tellElsewhere(room: Room, spectators: number): Promise<void> {
    const { store, node } = this.context;
    if (!this.hasNeighbours) return;
    let seats = 0;
    for (const seat of room.places.keys()) if (this.isConnectedHere(room, seat)) seats |= 1 << seat;
    await store.setPresence(room.id, { node, seats, spectators });
  }

  /** Other nodes' people may have changed. */
  async lookElsewhere(table: string): Promise<void> {
    if (!this.hasNeighbours || !this.sightings.has(table)) return;
    const next = await this.toldElsewhere(table);
    const known = this.elsewhere.get(table);
    this.elsewhere.set(table, next);
    if (known?.seats !== next.seats || known.spectators !== next.spectators) this.changed(table);
  }

  /** Connected seats at other nodes, as bits. Asks them: of rooms that nobody was seen in here nothing is known. */
  async seatsElsewhere(table: string): Promise<number> {
    return this.hasNeighbours ? (await this.toldElsewhere(table)).seats : 0;
  }

  /** Whether anybody has a stream open at another node. */
  async isWatchedElsewhere(table: string): Promise<boolean> {
    if (!this.hasNeighbours) return false;
    const { seats, spectators } = await this.toldElsewhere(table);
    return seats !== 0 || spectators > 0;
  }

  private async toldElsewhere(table: string): Promise<{ seats: number; spectators: number }> {
    const { store, node, now, rhythm } = this.context;
    const others = (await store.presence(table, now() - rhythm.patience)).filter(
      (each) => each.node !== node,
    );
    return others.reduce(
      (sum, each) => ({ seats: sum.seats | each.seats, spectators: sum.spectators + each.spectators }),
      { seats: 0, spectators: 0 },
    );
  }

  /** A node that died cannot say that its people are gone: whoever seems to be elsewhere is looked for again. */
  async lookAgain(): Promise<void> {
    const told = [...this.elsewhere].filter(([, { seats, spectators }]) => seats !== 0 || spectators !== 0);
    await inParallel(told, LOOKED_FOR_AT_ONCE, ([table]) => this.lookElsewhere(table));
  }

  /** Whoever is believed to be there and is not. Rooms in which nobody is seen are forgotten here. */
  private missing(table: string, room: Room | undefined): [PersonId, number][] {
    const now = this.context.now();
    const present = [...(room?.people.values() ?? [])].filter(({ id }) => room?.isPresent(id));
    const seats = room === undefined ? [] : this.connectedSeats(room);
    const absent = present.filter(
      ({ id }) => !this.hasStream(table, id) && !room?.seatsOf(id).some((seat) => seats.includes(seat)),
    );
    const isOver = room === undefined || (room.phase === 'finished' && absent.length === present.length);
    const sightings = [...(this.sightings.get(table)?.values() ?? [])];
    const haveLeft = sightings.every((each) => each.streams === 0 && hasLeft(each, now));
    const isQuiet = sightings.every(({ streams }) => streams === 0);
    if (isOver ? haveLeft : isQuiet && absent.length === 0) this.sightings.delete(table);
    // Where games end all the time, those that are over would soon be most of what the memory holds.
    if (isOver && haveLeft) this.rooms.letGo(table);
    // When everybody has left a finished game there is nobody to be told.
    if (isOver) return [];
    return absent.flatMap(({ id }): [PersonId, number][] => {
      const sighting = this.sighting(table, id);
      return hasLeft(sighting, now) ? [[id, sighting.seenAt]] : [];
    });
  }

  private welcome(room: Room, id: PersonId): void {
    const person = room.person(id);
    if (person?.awaySince === undefined || person.gone) return;
    void this.rooms
      .execute(room.id, { decide: (latest) => comeIn(latest, id) })
      .catch((error: unknown) => this.context.log.warn({ err: error, table: room.id }, 'return not stored'));
  }

  private isConnectedHere(room: Room, seat: Seat): boolean {
    const person = room.personAt(seat);
    return person !== undefined && this.hasStream(room.id, person.id);
  }

  private hasStream(table: string, id: PersonId): boolean {
    return (this.sightings.get(table)?.get(id)?.streams ?? 0) > 0;
  }

  private sighting(table: string, id: PersonId): Sighting {
    const people = this.sightings.get(table) ?? new Map<PersonId, Sighting>();
    this.sightings.set(table, people);
    const sighting = people.get(id) ?? { streams: 0, hadStream: false, seenAt: this.context.now() };
    people.set(id, sighting);
    return sighting;
  }
}

/** Of somebody without a stream: whether they are not only between two requests. */
const hasLeft = ({ hadStream, seenAt }: Sighting, now: number): boolean =>
  hadStream || now - seenAt > POLLER_STAYS;
