import { type Game, isRefusal, type Refusal, readTableOptions, type Seat } from '@sixfold/game-kit';
import { type BotLevel, type CreateTable, isName, nameSkeleton } from '@sixfold/protocol';
import type { PersonId, Quick, RoomEvent, Settings } from './entries.js';
import { refuse } from './refusals.js';

/** What a room is opened with besides a wish: who makes it, and 32 random bytes of its own. */
export interface Opening {
  readonly person: PersonId;
  readonly root: string;
  readonly code?: string;
  readonly quick?: Quick;
}

/** A new room's first history: it is made, its maker and whoever shares their device sit down, bots do. */
export function openRoom(
  game: Game,
  wanted: Omit<CreateTable, 'key' | 'game'>,
  opening: Opening,
): RoomEvent[] | Refusal {
  const { seats, name, also = [], contributes, program } = wanted;
  const options = readTableOptions(game, wanted.options ?? {}, seats);
  if (isRefusal(options)) return options;
  const own = wanted.seat === undefined ? 0 : wanted.seat;
  const people = [...(own === null ? [] : [{ seat: own, name }]), ...also];
  const bots = seatedBots(
    wanted.bots ?? [],
    seats,
    people.map(({ seat }) => seat),
  );
  if (isRefusal(bots)) return bots;
  const refusal =
    checkSeats([...people, ...bots], seats) ?? checkNames([name, ...also.map((each) => each.name)]);
  if (refusal !== undefined) return refusal;
  const { person, root, code, quick } = opening;
  return [
    {
      kind: 'created',
      version: 2,
      root,
      settings: settingsFor(game, { ...wanted, options }),
      ...(quick && { quick }),
      ...(code !== undefined && { code }),
    },
    { kind: 'came', person, name, ...(contributes && { contributes }), ...(program && { program }) },
    ...people.map((each): RoomEvent => ({ kind: 'sat', person, ...each })),
    ...bots.map((each): RoomEvent => ({ kind: 'botSat', ...each })),
  ];
}

function settingsFor(
  game: Game,
  wanted: Omit<CreateTable, 'key' | 'game' | 'options'> & Pick<Settings, 'options'>,
): Settings {
  return {
    game: game.id,
    options: wanted.options,
    seats: wanted.seats,
    clock: wanted.clock ?? { kind: 'none' },
    visibility: wanted.visibility ?? 'link',
    spectators: wanted.spectators ?? true,
    chat: wanted.chat ?? true,
    startWhenFull: wanted.startWhenFull ?? false,
    standIn: wanted.standIn ?? 'medium',
    latecomers: wanted.latecomers ?? 'round',
    takeBack: wanted.takeBack ?? false,
    bestOf: wanted.bestOf ?? 1,
    ...(wanted.programs && { programs: true }),
    ...(wanted.hints && { hints: true }),
  };
}

/** Bots sit where they were put; those without a place take what is left, from the lowest seat on. */
function seatedBots(
  wanted: NonNullable<CreateTable['bots']>,
  seats: number,
  taken: readonly Seat[],
): { readonly seat: Seat; readonly level: BotLevel }[] | Refusal {
  const put = wanted.flatMap((each) => (typeof each === 'string' ? [] : [each.seat]));
  const free = Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => !taken.includes(seat) && !put.includes(seat),
  );
  const levels = wanted.filter((each) => typeof each === 'string');
  if (levels.length > free.length) return refuse('tableFull');
  return wanted.map((each) =>
    typeof each === 'string'
      ? { seat: free.shift() ?? 0, level: each }
      : { seat: each.seat, level: each.level },
  );
}

function checkSeats(taken: readonly { readonly seat: Seat }[], seats: number): Refusal | undefined {
  const beyond = taken.find(({ seat }) => seat >= seats);
  if (beyond) return refuse('noSuchSeat', { seat: String(beyond.seat), seats });
  const twice = taken.find(({ seat }, index) => taken.findIndex((each) => each.seat === seat) !== index);
  return twice && refuse('seatTaken', { seat: twice.seat + 1 });
}

function checkNames(names: readonly string[]): Refusal | undefined {
  if (!names.every(isName)) return refuse('badName');
  const skeletons = names.map(nameSkeleton);
  const twice = names.find((_, index) => skeletons.indexOf(skeletons[index] ?? '') !== index);
  return twice === undefined ? undefined : refuse('nameTaken', { name: twice });
}
