import { type PlayState, type TableState } from '@sixfold/protocol';
import { Person, refusalOf } from '@sixfold/server/testing';

/** Somebody without a browser who sits at the same table, plays whenever it is their turn, and plays again if asked. */
export interface Friend {
  /** What others must not know of: cards in the hand whose numbers stand for nothing else at a table. */
  secrets(): Promise<readonly string[]>;
  close(): void;
}

/** From here on up numbers are those of cards, not of points, rounds or seats. */
const LOWEST = 70;

export async function befriend(address: string, table: string): Promise<Friend> {
  const friend = new Person(address, 'Fred');
  await friend.api.join(table, { name: 'Fred' });
  let answered = '';
  const play = async ({ game, number, legal, turn }: PlayState): Promise<void> => {
    const [move] = legal;
    const moment = `${game} ${number}`;
    if (move === undefined || turn.choice !== undefined || answered === moment) return;
    answered = moment;
    const refused = await refusalOf(friend.api.choose(table, { number, move }));
    // A server that was just killed has not taken it: it will be told again when the line is back.
    if (refused !== 'done') answered = '';
    if (refused === 'botPlaysForYou') await refusalOf(friend.api.comeBack(table));
  };
  const again = async ({ phase, seats, you }: TableState): Promise<void> => {
    const isAsked = seats.some(({ rematch, seat }) => rematch && seat !== you.seat);
    const hasAnswered = seats.some(({ rematch, seat }) => rematch && seat === you.seat);
    if (phase === 'finished' && isAsked && !hasAnswered) await refusalOf(friend.api.rematch(table));
  };
  const stream = friend.api.listen(table, {
    play: (state) => void play(state),
    table: (state) => void again(state),
  });
  return {
    close: () => stream.close(),
    secrets: async () => {
      const { table: room, play: state } = await friend.api.snapshot(table);
      // The numbers on the cards of other games stand for points and seats as well.
      if (room.game !== 'nimmt' || room.phase !== 'playing') return [];
      const { hand = [], options } = (state?.view ?? {}) as {
        hand?: number[];
        options?: { draft?: boolean };
      };
      // After a draft everybody knows every hand.
      return options?.draft ? [] : hand.filter((card) => card >= LOWEST).map(String);
    },
  };
}
