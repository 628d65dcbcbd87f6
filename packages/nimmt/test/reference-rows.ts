import { ask, bullsOf, type Play, type World } from './reference-world.js';

const lastOf = (row: readonly number[]): number => row[row.length - 1];

/** N-3: the row whose last card is lower and closest, if there is one. */
export function rowFor(rows: number[][], value: number): number[] | undefined {
  let best: number[] | undefined;
  for (const row of rows) {
    if (lastOf(row) < value && (best === undefined || lastOf(row) > lastOf(best))) best = row;
  }
  return best;
}

/** N-25: where a low card goes when nobody chooses. */
export function highestRow(rows: number[][]): number[] {
  let best = rows[0];
  for (const row of rows) if (lastOf(row) > lastOf(best)) best = row;
  return best;
}

/** The row's cards go onto the player's pile; the card starts the row again. */
function takeRow(world: World, seat: number, row: number[], card: number): void {
  if (row.length === 6) world.saw('a stretched row is taken');
  if (bullsOf(row) >= 15) world.saw('an expensive row is taken');
  world.piles[seat].push(...row);
  row.splice(0, row.length, card);
}

/** N-3 and N-4, with N-25 for a low card: nothing to decide. */
export function putByItself(world: World, seat: number, card: number): void {
  const fitting = rowFor(world.rows, card);
  const row = fitting ?? highestRow(world.rows);
  if (fitting === undefined) world.saw('a low card behind the highest row');
  if (fitting === undefined && row.length >= 5) world.saw('a low card as the sixth');
  if (row.length >= 5) takeRow(world, seat, row, card);
  else row.push(card);
}

/** N-3 and N-4, with N-11 for a low card: its player chooses a row. */
export function* putOrChoose(
  world: World,
  seat: number,
  card: number,
  placing: { value: number; stretches: boolean },
): Play {
  let row = rowFor(world.rows, placing.value);
  if (row === undefined) {
    if (world.laid.flat().length > 1) world.saw('others wait for the choice of a row');
    const move = yield* ask(seat, ['r1', 'r2', 'r3', 'r4']);
    row = world.rows[Number(move.slice(1)) - 1];
    if (row.length === 6) world.saw('a stretched row is taken by a low card');
    takeRow(world, seat, row, card);
  } else if (placing.stretches) {
    world.saw(placing.value === card ? 'a stretch' : 'a stretch of a shifted card');
    row.push(card);
  } else if (row.length >= 5) {
    takeRow(world, seat, row, card);
  } else {
    row.push(card);
  }
}
