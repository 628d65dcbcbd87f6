/**
 * SIX once more, slowly and straight from RULES.md, with sets of texts instead of addresses. It shares nothing with
 * the real rules, so that a mistake would have to be made twice.
 */
export interface Rules {
  readonly stones: number;
  readonly seats: number;
  readonly opener: number;
  readonly noCaptureLimit: number | null;
  readonly repetition: boolean;
  readonly swap: boolean;
}

export interface Position {
  readonly red: ReadonlySet<string>;
  readonly black: ReadonlySet<string>;
  readonly supply: readonly [number, number];
  readonly toMove: number;
  readonly swapped: boolean;
  readonly quiet: number;
  /** Every position of phase two with its seat to move. */
  readonly seen: readonly string[];
  /** Score of the red side once it is over. */
  readonly redScore?: number;
}

type Point = readonly [number, number];
const point = (cell: string): Point => cell.split(',').map(Number) as unknown as Point;
const AROUND: readonly Point[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
const neighbours = (cell: string): string[] => {
  const [q, r] = point(cell);
  return AROUND.map(([dq, dr]) => `${q + dq},${r + dr}`);
};
const byQThenR = (a: string, b: string): number => point(a)[0] - point(b)[0] || point(a)[1] - point(b)[1];

/** S-3 as three pictures; turning and mirroring them gives all there are. */
const PICTURES: readonly (readonly Point[])[] = [
  [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 0],
    [5, 0],
  ],
  [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
    [1, 1],
    [0, 2],
  ],
  AROUND,
];
const turn = ([q, r]: Point): Point => [0 - r, q + r];
const mirror = ([q, r]: Point): Point => [r, q];
const FORMS = PICTURES.flatMap((picture) =>
  [0, 1, 2, 3, 4, 5].flatMap((times) => {
    let turned = picture;
    for (let n = 0; n < times; n++) turned = turned.map(turn);
    return [turned, turned.map(mirror)];
  }),
);

const hasForm = (stones: ReadonlySet<string>): boolean =>
  [...stones].some((stone) =>
    FORMS.some((form) => {
      const [q, r] = point(stone);
      const [q0, r0] = form[0] as Point;
      return form.every(([dq, dr]) => stones.has(`${q + dq - q0},${r + dr - r0}`));
    }),
  );

/** The stones that hang together, as groups. */
function groupsOf(stones: ReadonlySet<string>): Set<string>[] {
  const left = new Set(stones);
  const groups: Set<string>[] = [];
  for (const start of stones) {
    if (!left.delete(start)) continue;
    const group = new Set([start]);
    for (const cell of group) for (const next of neighbours(cell)) if (left.delete(next)) group.add(next);
    groups.push(group);
  }
  return groups;
}

export const colourToMove = (position: Position, rules: Rules): 'red' | 'black' =>
  ((position.toMove + rules.seats - rules.opener) % 2 === 1) === position.swapped ? 'red' : 'black';

const phaseOf = (position: Position): 1 | 2 => (position.supply[0] + position.supply[1] === 0 ? 2 : 1);

const emptyAround = (stones: ReadonlySet<string>): string[] =>
  [...new Set([...stones].flatMap(neighbours))].filter((cell) => !stones.has(cell));

/** The groups that may stay when a stone is lifted. */
function keepable(position: Position, from: string): Set<string>[] {
  const rest = new Set([...position.red, ...position.black]);
  rest.delete(from);
  const groups = groupsOf(rest);
  const most = Math.max(...groups.map((group) => group.size));
  return groups.filter((group) => group.size === most);
}

const nameOf = (group: ReadonlySet<string>): string => [...group].sort(byQThenR)[0] as string;

export function legal(position: Position, rules: Rules): string[] {
  if (position.redScore !== undefined) return [];
  const all = new Set([...position.red, ...position.black]);
  if (all.size === 0) return ['0,0'];
  if (phaseOf(position) === 1) {
    const maySwap = rules.swap && !position.swapped && position.red.size === 2 && position.black.size === 1;
    return [...emptyAround(all), ...(maySwap ? ['swap'] : [])].sort();
  }
  return [...position[colourToMove(position, rules)]]
    .flatMap((from) => {
      const groups = keepable(position, from);
      return groups.flatMap((group) =>
        emptyAround(group)
          .filter((to) => to !== from)
          .map((to) => `${from}>${to}${groups.length > 1 ? `=${nameOf(group)}` : ''}`),
      );
    })
    .sort();
}

/** S-9: the stones relative to the smallest coordinates, with the seat to move. */
function fingerprint(position: Position): string {
  const points = [...position.red, ...position.black].map(point);
  const q0 = Math.min(...points.map(([q]) => q));
  const r0 = Math.min(...points.map(([, r]) => r));
  const shifted = (stones: ReadonlySet<string>): string =>
    [...stones]
      .map(point)
      .map(([q, r]) => `${q - q0},${r - r0}`)
      .sort()
      .join(' ');
  return `${position.toMove}: ${shifted(position.red)} / ${shifted(position.black)}`;
}

export function next(position: Position, move: string, rules: Rules): Position {
  const colour = colourToMove(position, rules);
  const toMove = (position.toMove + 1) % rules.seats;
  if (move === 'swap') return { ...position, swapped: true, toMove };
  const winScore = colour === 'red' ? 1 : 0;
  if (!move.includes('>')) {
    const stones = new Set([...position[colour], move]);
    const supply: [number, number] = [
      position.supply[0] - (colour === 'red' ? 1 : 0),
      position.supply[1] - (colour === 'black' ? 1 : 0),
    ];
    const placed = { ...position, [colour]: stones, supply, toMove };
    if (hasForm(stones)) return { ...placed, redScore: winScore };
    return phaseOf(placed) === 2 ? { ...placed, seen: [fingerprint(placed)] } : placed;
  }
  const [from, rest] = move.split('>') as [string, string];
  const [to, keep] = rest.split('=') as [string, string | undefined];
  const stays = keepable(position, from).find((group) => keep === undefined || nameOf(group) === keep);
  if (stays === undefined) throw new Error(`no such group: ${move}`);
  const red = new Set([...position.red].filter((cell) => stays.has(cell)));
  const black = new Set([...position.black].filter((cell) => stays.has(cell)));
  const captured = position.red.size + position.black.size - 1 - red.size - black.size;
  const mine = colour === 'red' ? red : black;
  mine.add(to);
  const quiet = captured > 0 ? 0 : position.quiet + 1;
  const moved: Position = { ...position, red, black, toMove, quiet };
  if (hasForm(mine)) return { ...moved, redScore: winScore };
  if (red.size < 6 || black.size < 6) {
    return { ...moved, redScore: red.size < 6 && black.size < 6 ? 0.5 : red.size < 6 ? 0 : 1 };
  }
  const seen = [...position.seen, fingerprint(moved)];
  const times = seen.filter((one) => one === seen.at(-1)).length;
  const drawn = (rules.repetition && times >= 3) || quiet === rules.noCaptureLimit;
  return { ...moved, seen, ...(drawn && { redScore: 0.5 }) };
}

export const tableOf = (position: Position) => ({
  red: [...position.red].sort(byQThenR).map(point),
  black: [...position.black].sort(byQThenR).map(point),
  supply: position.supply,
  phase: phaseOf(position),
  toMove: position.redScore === undefined ? position.toMove : null,
});
