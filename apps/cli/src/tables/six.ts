import { type Cell, DIRECTIONS, formatCell, meaningOf, parseCell, type SixView } from '@sixfold/six';
import type { TerminalWords } from '@sixfold/words';
import type { Colours } from '../shell.js';
import type { Scene as AnyScene, Arrow, ArtOf } from './scene.js';

type Scene = AnyScene<TerminalWords<'six'>>;

/** Where the first stone lies (S-2). */
const MIDDLE: Cell = [0, 0];

/** Rows lie below each other, each half a cell further to the right than the one above. */
const columnOf = ([q, r]: Cell): number => 2 * q + r;

const readCell = (text: string): Cell => parseCell(text) ?? MIDDLE;

/** Where a written move takes a stone from and puts it; nothing for a swap. */
function cellsOfMove(move: string | undefined): { readonly from?: string; readonly to?: string } {
  const meaning = move === undefined ? undefined : meaningOf(move);
  return meaning && 'to' in meaning ? meaning : {};
}

/** The stones and the empty cells beside them, by cell. */
function cellsOf(view: SixView, { colours }: Scene): Map<string, string> {
  const cells = new Map<string, string>();
  const stones = [...view.red, ...view.black];
  for (const [q, r] of stones) {
    for (const [dq, dr] of DIRECTIONS) cells.set(formatCell([q + dq, r + dr]), colours.dim('·'));
  }
  for (const cell of view.red) cells.set(formatCell(cell), colours.red('●'));
  for (const cell of view.black) cells.set(formatCell(cell), colours.bold('○'));
  if (stones.length === 0) cells.set(formatCell(MIDDLE), colours.dim('·'));
  return cells;
}

function boardLines(view: SixView, scene: Scene): string[] {
  const { colours } = scene;
  const cells = cellsOf(view, scene);
  mark(cells, scene.selected, colours);
  for (const cell of view.result?.cells ?? []) {
    const key = formatCell(cell);
    cells.set(key, colours.inverse(cells.get(key) ?? ' '));
  }
  const places = Array.from(cells.keys(), readCell);
  const left = Math.min(...places.map(columnOf));
  const rows = [...new Set(places.map(([, r]) => r))].sort((a, b) => a - b);
  return rows.map((r) => {
    const row = places.filter((cell) => cell[1] === r).sort((a, b) => a[0] - b[0]);
    let line = `${String(r).padStart(4)} │ `;
    let column = left;
    for (const cell of row) {
      line += ' '.repeat(columnOf(cell) - column) + (cells.get(formatCell(cell)) ?? ' ');
      column = columnOf(cell) + 1;
    }
    return line;
  });
}

function mark(cells: Map<string, string>, selected: string | undefined, colours: Colours): void {
  const { from, to } = cellsOfMove(selected);
  if (from !== undefined) cells.set(from, colours.inverse(cells.get(from) ?? ' '));
  if (to !== undefined) cells.set(to, colours.inverse('◎'));
}

function draw(view: SixView, scene: Scene): string[] {
  const { words, colours, name } = scene;
  const players = view.colours.map((side, seat) => {
    const stone = side === 'red' ? colours.red('●') : colours.bold('○');
    const supply = view.supply[side === 'red' ? 0 : 1] ?? 0;
    const onBoard = view[side].length;
    return ` ${view.toMove === seat ? '▸' : ' '} ${stone} ${name(seat)}: ${words.stones(onBoard, supply)}`;
  });
  const limit = view.options.noCaptureLimit;
  const quiet = view.phase === 2 && limit !== null ? ` ${colours.dim(words.quiet(view.quiet, limit))}` : '';
  return [
    ` ${colours.bold(words.phase(view.phase))}${quiet}`,
    '',
    ...boardLines(view, scene),
    '',
    ...players,
  ];
}

/** Right and down, as an arrow key points. */
const ARROWS: Readonly<Record<Arrow, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** The move whose cell lies next in that direction on the board, with the same stone in hand. */
function neighbour(moves: readonly string[], selected: string, arrow: Arrow): string | undefined {
  const here = cellsOfMove(selected);
  if (here.to === undefined) return undefined;
  const [dx, dy] = ARROWS[arrow];
  const at = readCell(here.to);
  let best: { move: string; cost: number } | undefined;
  for (const move of moves) {
    const there = cellsOfMove(move);
    if (there.to === undefined || there.from !== here.from || there.to === here.to) continue;
    const cell = readCell(there.to);
    const x = columnOf(cell) - columnOf(at);
    const y = 2 * (cell[1] - at[1]);
    const along = x * dx + y * dy;
    const across = Math.abs(x * dy) + Math.abs(y * dx);
    const cost = along + 2 * across;
    if (along > 0 && (best === undefined || cost < best.cost)) best = { move, cost };
  }
  return best?.move;
}

/** SIX in a terminal: the stones on their grid, and where the selected move would go. */
export const sixArt: ArtOf<'six'> = {
  unsaid: [],
  draw,
  ask: (view, _legal, words) => {
    const { phase, swapOffered } = view;
    if (swapOffered) return words.askSwap;
    return phase === 1 ? words.askPlace : words.askMove;
  },
  neighbour,
};
