import type { MatchRecord } from '@sixfold/game-kit';
import type { BotLevel, MyGame, TableSummary } from '@sixfold/protocol';
import { type ArchivedGame, archivedGames } from '../client/archive.js';
import { type DeviceGame, listDeviceGames } from '../client/device-games.js';

/** Somebody who sat at a table: a person by name, a bot by its level. */
export interface Sitter {
  readonly name?: string;
  readonly level?: BotLevel;
}

/** A game that one took part in, on this device or online. */
export interface PlayedGame {
  readonly id: string;
  readonly where: 'device' | 'online';
  readonly game: string;
  /** When something last happened there. */
  readonly at: number;
  readonly sitters: readonly Sitter[];
  /** One's own seat. */
  readonly mine: number;
  /** Absent while it runs. */
  readonly result?: { readonly ranks: readonly number[]; readonly scores: readonly number[] };
  /** Where it can be gone on with or looked at. */
  readonly open?: string;
  readonly replay?: string;
  /** What was played, if it is kept on this device … */
  readonly record?: MatchRecord;
  /** … or where a server keeps it. */
  readonly online?: { readonly table: string; readonly game: number };
}

/** The games of this device, each seen by whoever there has this name, or by the first person. */
export function playedHere(name: string): readonly PlayedGame[] {
  const rooms = listDeviceGames().map((game) => ofDevice(game, name, game.finished, true));
  const kept = new Set(rooms.map(({ id }) => id));
  const older = archivedGames()
    .filter(({ id }) => !kept.has(id))
    .map((game) => ofDevice(game, name, true, false));
  return [...rooms, ...older];
}

function ofDevice(
  game: DeviceGame | ArchivedGame,
  name: string,
  isFinished: boolean,
  hasRoom: boolean,
): PlayedGame {
  const { id, seats, record } = game;
  const humans = seats.flatMap((seat, index) => (seat.kind === 'human' ? [{ ...seat, index }] : []));
  const me = humans.find((seat) => seat.name === name) ?? humans[0];
  const { result } = record ?? {};
  return {
    id,
    where: 'device',
    game: game.game,
    at: game.updatedAt,
    sitters: seats.map((seat) => (seat.kind === 'human' ? { name: seat.name } : { level: seat.level })),
    mine: me?.index ?? 0,
    ...(isFinished && result && { result }),
    ...(hasRoom && { open: `/here/${id}` }),
    ...(record && record.moves.length > 0 && { replay: `/replay/here/${id}`, record }),
  };
}

/** One's games on a server: those that run, and all that were finished at one's tables. */
export const playedOnline = (
  tables: readonly TableSummary[],
  games: readonly MyGame[],
): readonly PlayedGame[] => [
  ...tables.flatMap(({ id, game, updatedAt, seats, seat, phase }) =>
    seat === undefined || phase !== 'playing'
      ? []
      : [
          {
            id,
            where: 'online' as const,
            game,
            at: updatedAt,
            sitters: seats.map(({ name, level }) => (level ? { level } : { name: name ?? '' })),
            mine: seat,
            open: `/t/${id}`,
          },
        ],
  ),
  ...games.map(({ table, game, rules, names, bots, scores, ranks, seat, at }) => ({
    id: `${table}/${game}`,
    where: 'online' as const,
    game: rules,
    at,
    sitters: names.map((name, index) => (bots.includes(index) ? { level: name as BotLevel } : { name })),
    mine: seat,
    result: { scores, ranks },
    open: `/t/${table}`,
    replay: `/replay/${table}/${game}`,
    online: { table, game },
  })),
];

/** What a finished game was for oneself; nobody wins where everybody is first. */
export function endOf({ result, mine }: PlayedGame): 'won' | 'lost' | 'drawn' | 'running' {
  if (!result) return 'running';
  if (result.ranks.every((rank) => rank === 1)) return 'drawn';
  return result.ranks[mine] === 1 ? 'won' : 'lost';
}
