import type { Game } from '@sixfold/game-kit';
import type { CreateTable } from '@sixfold/protocol';
import { createDeviceGame, type DeviceSeat } from '../client/device-games.js';
import { createTable } from '../client/online.js';
import { keepSetup } from './kept-setup.js';
import { CLOCK_OF } from './setup-online.js';
import type { NewTable } from './use-new-table.js';

/** Begins what was set up, on this device or as a table on the server, and returns its address. */
export async function beginTable(game: Game, table: NewTable, ownName: string): Promise<string> {
  const { place, options, seats, sitters, bestOf, terms } = table;
  const { others, sitterOf } = sitters;
  keepSetup(game, { place, options, seats, sitters: [undefined, ...others.map(sitterOf)] });
  const wanted = { game: game.id, options: { ...options }, bestOf: Number(bestOf) };
  if (place === 'device')
    return `/here/${createDeviceGame({ ...wanted, seats: playersOf(table, ownName) }).id}`;
  const id = await createTable({
    ...wanted,
    seats,
    name: ownName,
    clock: CLOCK_OF[terms.clock],
    visibility: terms.visibility,
    hints: terms.hints,
    bots: botsOf(table),
  });
  return `/t/${id}`;
}

/** Everybody at a table on this device. */
const playersOf = ({ seats, sitters }: NewTable, ownName: string): DeviceSeat[] =>
  Array.from({ length: seats }, (_, seat) => {
    if (seat === 0) return { kind: 'human', name: ownName };
    const sitter = sitters.sitterOf(seat);
    return sitter === 'person' || sitter === 'free'
      ? { kind: 'human', name: sitters.nameOf(seat) }
      : { kind: 'bot', level: sitter };
  });

/** The bots at a table on the server; people come by themselves. */
const botsOf = ({ sitters: { others, sitterOf } }: NewTable): NonNullable<CreateTable['bots']> =>
  others.flatMap((seat) => {
    const sitter = sitterOf(seat);
    return sitter === 'free' || sitter === 'person' ? [] : [{ seat, level: sitter }];
  });
