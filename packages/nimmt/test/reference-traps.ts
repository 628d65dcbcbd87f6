import { rowFor } from './reference-rows.js';
import {
  type Asked,
  ascending,
  ask,
  askAll,
  inTurnAfter,
  type Play,
  removeOne,
  seatsOf,
  type World,
} from './reference-world.js';

/** N-63: a trap was just played; says whether it takes effect once everyone has had a say. */
function* takesEffect(world: World, player: number, depth = 1): Play<boolean> {
  const asked = new Map<number, string[]>();
  for (const seat of seatsOf(world)) {
    if (seat === player || world.traps[seat].length === 0) continue;
    asked.set(seat, world.traps[seat].includes('block') ? ['block', 'pass'] : ['pass']);
  }
  if (asked.size === 0) world.saw('nobody is left to ask about a trap');
  const willing: number[] = [];
  yield* askAll(asked, (seat, move) => {
    if (move === 'block') willing.push(seat);
  });
  const blocker = inTurnAfter(world, player).find((seat) => willing.includes(seat));
  if (blocker === undefined) return true;
  if (willing.length > 1) world.saw('several want to block');
  if (willing.length > 1 && blocker < player)
    world.saw('of several blockers the turn goes round to a lower seat');
  world.saw(`blocks ${depth} deep`);
  removeOne(world.traps[blocker], 'block');
  const blockHolds = yield* takesEffect(world, blocker, depth + 1);
  if (!blockHolds) world.saw('a blocked block lets the earlier trap work');
  return !blockHolds;
}

/** N-64: what may be laid on top of a single card. */
export function maskedLays(world: World, seat: number): string[] {
  if (!world.traps[seat].includes('mask')) return [];
  const hand = world.hands[seat];
  if (hand.length < 2) world.saw('a mask is too late with one card left');
  return hand.flatMap((first) => hand.filter((card) => card !== first).map((second) => `${first}?${second}`));
}

/** N-64 and N-65: all have laid; afterwards one card lies before everyone. */
export function* unmask(world: World): Play {
  const masked = seatsOf(world).filter((seat) => world.laid[seat].length === 2);
  if (masked.length > 1) world.saw('several masks in a trick');
  if (masked.length === world.seats) world.saw('everyone masks');
  const choosing = new Map<number, string[]>();
  for (const seat of masked) {
    const [first, second] = world.laid[seat];
    if (yield* takesEffect(world, seat)) {
      choosing.set(seat, [`${first}`, `${second}`].sort());
    } else {
      world.saw('a mask is blocked');
      if (masked.length > 1) world.saw('one of several masks is blocked');
      world.laid[seat] = [first];
      world.hands[seat] = ascending([...world.hands[seat], second]);
    }
  }
  if (choosing.size > 1) world.saw('several choose behind their masks');
  yield* askAll(choosing as Asked, (seat, move) => {
    const other = world.laid[seat].find((card) => card !== Number(move)) as number;
    if (other === world.laid[seat][0]) world.saw('a mask plays its second card');
    world.laid[seat] = [Number(move)];
    world.hands[seat] = ascending([...world.hands[seat], other]);
  });
}

/** N-66 to N-68: the value a card is placed by, and whether it may stretch its row. */
export function* beforePlacing(
  world: World,
  seat: number,
  card: number,
): Play<{ value: number; stretches: boolean }> {
  const traps = world.traps[seat];
  let value = card;
  while (traps.length > 0) {
    const legal = ['place'];
    if (traps.includes('shift') && value === card) {
      for (const by of [0.5, 1.5, 2.5, 3.5, 4.5]) legal.push(`shift:${card + by}`, `shift:${card - by}`);
    }
    if (traps.includes('shift') && value !== card) world.saw('no second shift after one that worked');
    if (traps.includes('stretch') && canStretch(world, card, value)) legal.push('stretch');
    const move = yield* ask(seat, legal);
    if (move === 'place') break;
    if (move === 'stretch') {
      removeOne(traps, 'stretch');
      if (yield* takesEffect(world, seat)) return { value, stretches: true };
      world.saw('a stretch is blocked');
    } else {
      removeOne(traps, 'shift');
      const wanted = Number(move.slice('shift:'.length));
      if (yield* takesEffect(world, seat)) {
        value = wanted;
        noteShift(world, card, value);
      } else {
        world.saw('a shift is blocked');
        if (traps.includes('shift')) world.saw('a second shift after a blocked one');
      }
    }
  }
  return { value, stretches: false };
}

/** N-67: exactly five cards there, and not more than 10 above the last. */
function canStretch(world: World, card: number, value: number): boolean {
  const row = rowFor(world.rows, value);
  if (row === undefined) return false;
  if (row.length === 6) world.saw('no stretch of a stretched row');
  if (row.length !== 5) return false;
  const last = row[4];
  if (value - last > 10) {
    world.saw('a stretch too far');
    if (card - last <= 10) world.saw('a stretch too far only because of the shift');
  } else if (card - last > 10) {
    world.saw('a stretch near enough only because of the shift');
  }
  return value - last <= 10;
}

function noteShift(world: World, card: number, value: number): void {
  const printed = rowFor(world.rows, card);
  const shifted = rowFor(world.rows, value);
  if (value < 0) world.saw('a shift below zero');
  if (printed !== undefined && shifted === undefined) world.saw('a shift makes a low card');
  if (printed === undefined && shifted !== undefined) world.saw('a shift saves a low card');
  if (printed && shifted && printed !== shifted) world.saw('a shift changes the row');
}

/** N-69: for every seat the taken cards that do not count. */
export function* dropAtTheCount(world: World): Play<number[][]> {
  const dropped: number[][] = seatsOf(world).map(() => []);
  for (const seat of seatsOf(world)) {
    const traps = world.traps[seat];
    const named = (): number[] => world.piles[seat].filter((card) => !dropped[seat].includes(card));
    if (traps.length > 0 && named().length === 0) world.saw('nothing taken, so not asked at the count');
    while (traps.length > 0 && named().length > 0) {
      const drops = traps.includes('drop') ? named().map((card) => `drop:${card}`) : [];
      if (drops.length === 0) world.saw('asked at the count without a drop');
      const move = yield* ask(seat, ['pass', ...drops]);
      if (move === 'pass') break;
      removeOne(traps, 'drop');
      const card = Number(move.slice('drop:'.length));
      if (yield* takesEffect(world, seat)) {
        world.saw(dropped[seat].length === 0 ? 'a drop' : 'a second drop');
        dropped[seat].push(card);
        if (traps.length > 0 && named().length === 0) world.saw('a drop of the only card');
      } else {
        world.saw('a drop is blocked');
        if (traps.includes('drop')) world.saw('another drop after a blocked one');
      }
    }
  }
  return dropped;
}
