import { draft, takeDeal } from './reference-deal.js';
import { putByItself, putOrChoose } from './reference-rows.js';
import { beforePlacing, dropAtTheCount, maskedLays, unmask } from './reference-traps.js';
import {
  ascending,
  ask,
  askAll,
  bullsOf,
  inTurnAfter,
  type Play,
  removeOne,
  seatsOf,
  type World,
} from './reference-world.js';

/** A whole game of any variant. Between two questions the world is what the trace's table must show. */
export function* playGame(world: World): Play {
  const { options } = world;
  let starter = options.starter;
  for (;;) {
    takeDeal(world);
    if (options.draft) yield* draft(world);
    let dropped: number[][] = seatsOf(world).map(() => []);
    if (options.variant === 'classic') yield* tricks(world, classicTrick);
    else if (options.variant === 'simple') yield* openPlay(world, starter);
    else if (options.variant === 'ole') {
      yield* tricks(world, oleTrick);
      dropped = yield* dropAtTheCount(world);
    } else yield* tricks(world, plusTrick);

    for (const seat of seatsOf(world)) {
      world.totals[seat] += bullsOf(world.piles[seat]) - bullsOf(dropped[seat]);
    }
    world.traps = world.traps.map(() => []);
    if (isOver(world)) return;
    world.round += 1;
    starter = nextStarter(world, starter);
  }
}

/** N-12 and N-28. */
function isOver({ options, round, totals }: World): boolean {
  if (options.rounds !== null) return round === options.rounds;
  return totals.some((total) => total >= (options.limit as number));
}

/** N-52: who has the most minus points; of equals the next in turn after the last starter. */
function nextStarter(world: World, last: number): number {
  const most = Math.max(...world.totals);
  const tied = inTurnAfter(world, last).filter((seat) => world.totals[seat] === most);
  if (world.options.variant === 'simple' && tied.length > 1) world.saw('a tie for the next start');
  if (world.options.variant === 'simple' && tied.length > 1 && tied.includes(last)) {
    world.saw('a tie for the next start with the last starter');
  }
  return tied[0];
}

/** N-6: until nobody has a card left. */
function* tricks(world: World, trick: (world: World) => Play): Play {
  while (world.hands.some((hand) => hand.length > 0)) yield* trick(world);
}

/** Everyone who holds cards lays at the same time (N-10, N-21). */
function* layAll(world: World, laysOf: (seat: number) => string[]): Play {
  const asked = new Map<number, string[]>();
  for (const seat of seatsOf(world)) {
    if (world.hands[seat].length > 0) asked.set(seat, laysOf(seat).sort());
  }
  if (asked.size === 1) world.saw('the last one plays alone');
  if (asked.size < world.seats) world.saw('somebody sits out');
  yield* askAll(asked, (seat, move) => {
    const cards = move.split(/[+?]/).map(Number);
    for (const card of cards) removeOne(world.hands[seat], card);
    world.laid[seat] = cards;
    if (move.includes('?')) removeOne(world.traps[seat], 'mask');
  });
}

function* classicTrick(world: World): Play {
  yield* layAll(world, (seat) => world.hands[seat].map(String));
  for (const card of ascending(world.laid.flat())) {
    const seat = world.laid.findIndex((cards) => cards.includes(card));
    yield* putOrChoose(world, seat, card, { value: card, stretches: false });
    removeOne(world.laid[seat], card);
  }
}

function* oleTrick(world: World): Play {
  yield* layAll(world, (seat) => [...world.hands[seat].map(String), ...maskedLays(world, seat)]);
  yield* unmask(world);
  for (const card of ascending(world.laid.flat())) {
    const seat = world.laid.findIndex((cards) => cards.includes(card));
    const placing = yield* beforePlacing(world, seat, card);
    yield* putOrChoose(world, seat, card, placing);
    removeOne(world.laid[seat], card);
  }
}

function* plusTrick(world: World): Play {
  yield* layAll(world, (seat) => oneOrTwo(world.hands[seat]));
  notePlusLays(world);
  for (const seat of seatsOf(world)) {
    for (const card of world.laid[seat]) if (card === 0) world.piles[seat].push(0);
  }
  const early = world.laid.filter((cards) => cards.includes(0)).flat();
  const late = world.laid.filter((cards) => !cards.includes(0)).flat();
  for (const card of [...ascending(early), ...ascending(late)]) {
    if (card === 0) continue;
    putByItself(
      world,
      world.laid.findIndex((cards) => cards.includes(card)),
      card,
    );
  }
  world.laid = seatsOf(world).map(() => []);
}

/** N-21 and N-24: any card, or any two, 0s included; the same two only once. */
function oneOrTwo(hand: readonly number[]): string[] {
  const lays = new Set<string>();
  for (const [place, card] of hand.entries()) {
    lays.add(`${card}`);
    for (const other of hand.slice(place + 1)) lays.add(`${card}+${other}`);
  }
  return [...lays];
}

function notePlusLays(world: World): void {
  const lays = world.laid.map((cards) => cards.join('+'));
  if (lays.includes('0+0')) world.saw('two 0s together');
  if (lays.includes('0')) world.saw('a 0 alone');
  if (lays.filter((lay) => /^0\+[1-9]/.test(lay)).length > 1) world.saw('several numbers with a 0');
  if (lays.every((lay) => /^(0(\+0)?)?$/.test(lay))) world.saw('a trick of 0s only');
}

/** N-50 to N-53. */
function* openPlay(world: World, starter: number): Play {
  let seat = starter;
  while (world.hands.some((hand) => hand.length > 0)) {
    if (world.hands[seat].length > 0) {
      const card = Number(yield* ask(seat, [...new Set(world.hands[seat].map(String))]));
      removeOne(world.hands[seat], card);
      if (card === 0) world.saw('a 0 laid aside');
      else putByItself(world, seat, card);
    }
    seat = (seat + 1) % world.seats;
  }
}
