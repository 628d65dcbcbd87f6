// A second, slow implementation written from the rules alone. It shares nothing with the first one, so that
// the two agree only where both have understood the rules alike.

export interface Rules {
  matches: boolean;
  jokers: boolean;
  bonus: boolean;
  drawing: 'automatic' | 'strict' | 'loose';
}

export type Position = {
  hands: string[][];
  talon: string[];
  pile: string[];
  groups: [number, number];
  toMove: number | null;
  hasDrawn: boolean;
};

const allFaces = ['g', 'o', 'b', 'p'].flatMap((colour) =>
  [0, 1, 2, 3, 4, 5, 6].map((number) => `${colour}${number}`),
);

/** */
export const wholeDeck = (jokers: boolean): string[] => [
  ...allFaces,
  ...allFaces.filter((face) => !face.endsWith('0')),
  ...(jokers ? ['j', 'j'] : []),
];

export function legal(position: Position, rules: Rules): string[] {
  if (position.toMove === null) return [];
  const hand = position.hands[position.toMove];
  const moves = new Set<string>();
  if (rules.drawing !== 'automatic' && !position.hasDrawn && position.talon.length > 0) moves.add('draw');
  for (const card of hand) {
    if (card === 'j') for (const face of allFaces) moves.add(`j=${face}`);
    else moves.add(card);
  }
  return [...moves].sort();
}

export function next(before: Position, move: string, rules: Rules): Position {
  const position = structuredClone(before);
  const seat = position.toMove as number;
  const hand = position.hands[seat];

  if (move === 'draw') {
    do hand.push(position.talon.shift() as string);
    while (rules.drawing === 'loose' && hand.length < 4 && position.talon.length > 0);
    position.hasDrawn = true;
    return position;
  }

  //
  const held = move.startsWith('j=') ? 'j' : move;
  hand.splice(hand.indexOf(held), 1);
  position.pile.push(move.replace('j=', ''));

  //
  const sum = position.pile.reduce((total, card) => total + Number(card[1]), 0);
  const lastThree = position.pile.slice(-3);
  const isMatch =
    rules.matches &&
    lastThree.length === 3 &&
    [0, 1].some((aspect) => new Set(lastThree.map((card) => card[aspect])).size === 1);
  const mySide = seat % 2;
  let owner: number | undefined;
  if (sum > 16) owner = 1 - mySide;
  else if (sum === 16 || isMatch) owner = mySide;

  // X-6, and the bonus
  let starter = seat + 1;
  if (owner !== undefined) {
    position.groups[owner] += sum === 16 && isMatch && rules.bonus ? 2 : 1;
    position.pile = [];
    if (position.hands.length === 2) starter = owner;
  }

  // strict: the floor
  if (rules.drawing === 'strict' && hand.length === 0 && !position.hasDrawn && position.talon.length > 0) {
    hand.push(position.talon.shift() as string);
  }

  //
  const order = position.hands.map((_, step) => (starter + step) % position.hands.length);
  const following = order.find((other) => position.hands[other].length > 0 || position.talon.length > 0);
  position.toMove = following ?? null;
  position.hasDrawn = false;
  return following === undefined ? position : beginTurn(position, rules);
}

/** */
export function beginTurn(position: Position, rules: Rules): Position {
  if (rules.drawing === 'automatic' && position.talon.length > 0) {
    position.hands[position.toMove as number].push(position.talon.shift() as string);
  }
  return position;
}

export const tableOf = ({ hands, talon, pile, groups, toMove }: Position) => ({
  hands: hands.map((hand) => [...hand].sort()),
  talon,
  pile,
  groups,
  toMove,
});
