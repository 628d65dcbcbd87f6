import type { Seat } from '@sixfold/game-kit';
import type { Subscription } from '@sixfold/store';
import type { PersonId, Room } from '@sixfold/table';
import { gameWords, isLanguage, loadWords } from '@sixfold/words';
import type { Context } from '../context.js';
import { hashOf } from '../ids.js';
import type { Presence } from '../presence.js';
import type { Rooms } from '../rooms.js';
import { deliver, type Reach } from './deliver.js';
import { encrypt } from './encrypt.js';
import { reminderTimes } from './reminder-times.js';
import { newSenderKey, Sender } from './vapid.js';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
/** All messages are of one size. */
const PADDED = 1024;
/** The name under which the database keeps the server's own key. */
const KEY_NAME = 'push';

export interface PushSettings {
  /** How those who run a push service reach whoever runs this server: mailto:… or https://… */
  readonly contact: string;
  readonly reach?: Reach;
}

/** Something to be told to somebody who is not looking. */
interface Reminder {
  readonly person: PersonId;
  readonly game: string;
  readonly table: string;
  /** The others who play. */
  readonly others: readonly string[];
  readonly left: number;
  /** It is not the first one for this decision. */
  readonly isLast: boolean;
}

/** Tells people who are elsewhere that a slow game waits for them. Without settings nobody is told anything. */
export class Reminders {
  private sender: Sender | undefined;

  constructor(
    private readonly context: Context,
    private readonly rooms: Rooms,
    private readonly presence: Presence,
    private readonly settings: PushSettings | undefined,
  ) {}

  /** The key pair is made once and kept in the database: all nodes and all later versions send as the same. */
  async start(): Promise<void> {
    if (this.settings === undefined) return;
    const key = await this.context.store.keepSecret(KEY_NAME, newSenderKey());
    this.sender = new Sender(key, this.settings.contact);
  }

  /** What browsers subscribe to; undefined: this server sends nothing. */
  get publicKey(): string | undefined {
    return this.sender?.publicKey;
  }

  get reach(): Reach {
    return this.settings?.reach ?? 'internet';
  }

  /** One of the times has come. Returns the next one. */
  async remind(table: string, due: number): Promise<number | undefined> {
    const elsewhere = await this.presence.seatsElsewhere(table);
    const [reminders, next] = await this.rooms.look(table, (room) =>
      room === undefined
        ? [[], undefined]
        : [this.remindersOf(room, due, elsewhere), reminderTimes(room).find((time) => time > due)],
    );
    if (this.sender !== undefined)
      await Promise.all(reminders.map((each) => this.tell(this.sender as Sender, each)));
    return next;
  }

  private remindersOf(room: Room, due: number, elsewhere: number): Reminder[] {
    const { play } = room;
    const times = reminderTimes(room);
    // What was to be decided may have been decided meanwhile: then others are asked, at times of their own.
    if (play === undefined || !times.includes(due)) return [];
    const now = this.context.now();
    const there = this.presence.connectedSeats(room, elsewhere);
    const isWanted = (seat: Seat): boolean => !room.isBots(seat) && !there.includes(seat);
    return play.waitingFor().flatMap((seat): Reminder[] => {
      const person = room.personAt(seat);
      if (person === undefined || !isWanted(seat)) return [];
      return [
        {
          person: person.id,
          game: room.game.id,
          table: room.id,
          others: room.places.flatMap((place) =>
            place.kind === 'human' && place.person !== person.id ? [place.name] : [],
          ),
          left: play.clocks.leftAt(seat, now),
          isLast: due !== times[0],
        },
      ];
    });
  }

  private async tell(sender: Sender, reminder: Reminder): Promise<void> {
    const { store, metrics } = this.context;
    const tellOne = async (subscription: Subscription): Promise<void> => {
      const delivered = await this.send(sender, reminder, subscription);
      metrics.pushes.labels({ result: delivered }).inc();
      if (delivered === 'gone') await store.unsubscribe(subscription.endpoint);
    };
    // All at once: slow services one after the other would outlast the lease, and everybody would be told again.
    await Promise.all((await store.subscriptionsOf(reminder.person)).map(tellOne));
  }

  private async send(
    sender: Sender,
    reminder: Reminder,
    { endpoint, language, p256dh, auth }: Subscription,
  ): ReturnType<typeof deliver> {
    const { table, left } = reminder;
    const text = JSON.stringify({ ...(await wording(reminder, language)), url: `/t/${table}`, tag: table });
    return deliver(
      {
        endpoint,
        headers: {
          authorization: sender.authorization(endpoint, this.context.now()),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          // Of no use to anybody when the time is over; a later one takes the place of an earlier one.
          ttl: String(Math.floor(left / SECOND)),
          // Another one for every browser: services must not learn who plays with whom.
          topic: hashOf(`${table} ${auth}`).slice(0, 32),
          urgency: 'normal',
        },
        body: encrypt(text, { p256dh, auth }, PADDED),
      },
      this.reach,
    );
  }
}

async function wording(
  { game, others, left, isLast }: Reminder,
  wanted: string,
): Promise<{ readonly title: string; readonly body: string }> {
  const language = isLanguage(wanted) ? wanted : 'en';
  const [{ push }, words] = await Promise.all([loadWords(language, 'server'), gameWords(language, game)]);
  const body = isLast ? push.hoursLeft(Math.max(1, Math.round(left / HOUR))) : push.waiting(others);
  return { title: push.yourTurn(words?.name ?? game), body };
}
