import {
  ascending,
  ask,
  check,
  inTurnAfter,
  type Play,
  removeOne,
  seatsOf,
  type World,
} from './reference-world.js';

const TRAPS = ['block', 'drop', 'mask', 'shift', 'stretch'];

/** Takes a new round's deal from the shown table, if chance could have made it. */
export function takeDeal(world: World): void {
  const { options, shown, seats } = world;
  const numbers = Array.from({ length: highestCard(world) }, (_, index) => index + 1);
  world.piles = seatsOf(world).map(() => []);
  world.laid = seatsOf(world).map(() => []);
  if (options.draft) {
    world.open = numbers;
    world.rows = [[], [], [], []];
    world.hands = seatsOf(world).map(() => []);
    return;
  }
  world.rows = shown.rows.map((row) => [...row]);
  world.hands = shown.hands.map(ascending);
  check(world.rows.length === 4, 'there are four rows');
  check(world.hands.length === seats, 'everyone has a hand');
  for (const row of world.rows)
    check(row.length === 1 && numbers.includes(row[0]), 'a row starts with one number');
  for (const hand of world.hands) check(hand.length === handSize(world), `a hand of ${hand.length} cards`);
  const deck = [...numbers, ...zeros(world)];
  for (const card of [...world.rows.flat(), ...world.hands.flat()]) removeOne(deck, card);
  if (options.deck === 'tactics') check(deck.length === 0, 'the tactics deck is dealt to the last card');
  if (options.variant === 'plus-even') {
    const sure = seats <= 3 ? 2 : 1;
    for (const hand of world.hands) {
      check(hand.filter((card) => card === 0).length >= sure, 'everyone was given 0-cards');
    }
  }
  if (options.variant === 'ole') takeTraps(world);
}

/** N-14: the tactics deck is just large enough. */
const highestCard = ({ options, seats }: World): number =>
  options.deck === 'tactics' ? 10 * seats + 4 : 104;

/** N-20, N-30, N-40, N-50: seven of them in all but the games without any. */
const zeros = ({ options }: World): number[] =>
  options.variant === 'classic' || options.variant === 'ole' ? [] : [0, 0, 0, 0, 0, 0, 0];

function handSize({ options }: World): number {
  if (options.variant === 'classic' || options.variant === 'ole') return 10;
  return options.variant === 'simple' ? 12 : 15;
}

/** N-60 and N-61. */
function takeTraps(world: World): void {
  const { options, seats, shown } = world;
  world.traps = (shown.traps ?? []).map((traps) => [...traps].sort());
  check(world.traps.length === seats, 'everyone has traps');
  const pool = TRAPS.flatMap((trap) => Array<string>(options.copies ?? 0).fill(trap));
  for (const seat of seatsOf(world)) {
    const drawn = world.traps[seat];
    check(drawn.length === (seats <= 3 ? 2 : 1), `seat ${seat} drew ${drawn.length} traps`);
    const own = TRAPS.flatMap((trap) => {
      const count = options.collections?.[seat]?.[trap] ?? 0;
      return Array<string>(options.unique ? Math.min(count, 1) : count).fill(trap);
    });
    for (const trap of drawn) removeOne(options.traps === 'own' ? own : pool, trap);
  }
}

/** N-15: all cards lie open and are picked in turn. */
export function* draft(world: World): Play {
  const starter = (world.options.starter + world.round - 1) % world.seats;
  const turns = [starter, ...inTurnAfter(world, starter).slice(0, -1)];
  for (let pick = 0; pick < 10; pick++) {
    for (const seat of turns) {
      const move = yield* ask(
        seat,
        world.open.map((card) => `pick:${card}`),
      );
      const card = Number(move.slice('pick:'.length));
      removeOne(world.open, card);
      world.hands[seat] = ascending([...world.hands[seat], card]);
    }
  }
  world.rows = world.open.map((card) => [card]);
  world.open = [];
}
