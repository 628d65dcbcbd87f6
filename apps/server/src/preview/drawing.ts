import type { ViewOf } from '@sixfold/games';
import { ROW_LIMIT } from '@sixfold/nimmt';
import type { Cell } from '@sixfold/six';
import { readCard } from '@sixfold/sixteen';
import type { Words } from '@sixfold/words';

// A position as a picture of 1200 × 630, for whoever only sees a link. Drawn from what a spectator sees, in our own
// shapes: numbers are lines, because a server has no fonts that one could count on.

export const WIDTH = 1200;
export const HEIGHT = 630;

const COLOURS = {
  ground: '#faf7f2',
  card: '#fffdf8',
  line: '#c9bda9',
  ink: '#22201c',
  soft: '#ece4d8',
  red: '#c8351a',
  black: '#3a3833',
  g: '#2c6e49',
  o: '#bb5a12',
  b: '#2a5db0',
  p: '#6b3fa0',
} as const;

/** Ten digits in a box of 6 by 10. */
const DIGITS = [
  'M0 2a3 2 0 0 1 6 0v6a3 2 0 0 1-6 0z',
  'M1.4 2l2.4-2v10',
  'M0 2a3 2.4 0 0 1 6 .4q0 1.6-6 7.6h6',
  'M0 0h6l-3.4 4a3 3 0 1 1-2.6 4.4',
  'M4.6 10v-10l-4.6 7h6',
  'M5.6 0h-5v4.2a3 2.9 0 1 1-.6 4.2',
  'M5 0q-5 3-5 7a3 3 0 1 0 .4-1.6',
  'M0 0h6l-3.8 10',
  'M3 4.6a2.4 2.3 0 1 1 .01 0a3 2.7 0 1 1-.02 0z',
  'M1 10q5-3 5-7a3 3 0 1 0-.4 1.6',
];

/** From the beginning of a digit to that of the next. */
const STEP = 8.4;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A number around a point; `size` is its height. */
function numberAt(number: number, x: number, y: number, size: number, colour: string): string {
  const scale = size / 10;
  const digits = [...String(number)].map(Number);
  const left = x - ((digits.length * STEP - STEP + 6) * scale) / 2;
  const paths = digits.map((digit, at) => {
    const place = `translate(${left + at * STEP * scale} ${y - size / 2}) scale(${scale})`;
    return `<path transform="${place}" d="${DIGITS[digit] ?? ''}"/>`;
  });
  return `<g fill="none" stroke="${colour}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`;
}

function box({ x, y, width, height }: Box, fill: string, line: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12" fill="${fill}" stroke="${line}" stroke-width="3"/>`;
}

/** 6 nimmt!: the rows, and the place of the card that would take each. */
function rows({ rows: lying }: ViewOf<'nimmt'>): string {
  const card = { width: 96, height: 120, gap: 18 };
  const places = Math.max(ROW_LIMIT + 1, ...lying.map((row) => row.length));
  const left = (WIDTH - places * (card.width + card.gap) + card.gap) / 2;
  const top = (HEIGHT - lying.length * (card.height + card.gap) + card.gap) / 2;
  return lying
    .flatMap((row, index) =>
      Array.from({ length: places }, (_, place) => {
        const x = left + place * (card.width + card.gap);
        const y = top + index * (card.height + card.gap);
        const here = { x, y, width: card.width, height: card.height };
        const number = row[place];
        if (number === undefined) return box(here, COLOURS.soft, COLOURS.ground);
        const size = number > 99 ? 32 : 40;
        const drawn = numberAt(number, x + card.width / 2, y + card.height / 2, size, COLOURS.ink);
        return box(here, COLOURS.card, COLOURS.line) + drawn;
      }),
    )
    .join('');
}

const CORNERS = [30, 90, 150, 210, 270, 330].map((degrees) => (degrees * Math.PI) / 180);
const BIGGEST_CELL = 46;

/** SIX: all stones, as large as they fit. */
function stones({ red, black }: ViewOf<'six'>): string {
  const place = ([q, r]: Cell) => ({ x: Math.sqrt(3) * (q + r / 2), y: 1.5 * r });
  const all = [...red, ...black].map(place);
  if (all.length === 0) return '';
  const from = { x: Math.min(...all.map(({ x }) => x)), y: Math.min(...all.map(({ y }) => y)) };
  const to = { x: Math.max(...all.map(({ x }) => x)), y: Math.max(...all.map(({ y }) => y)) };
  const size = Math.min(BIGGEST_CELL, WIDTH / (to.x - from.x + 4), HEIGHT / (to.y - from.y + 4));
  const stone = (fill: string) => (cell: Cell) => {
    const at = place(cell);
    const x = WIDTH / 2 + (at.x - (from.x + to.x) / 2) * size;
    const y = HEIGHT / 2 + (at.y - (from.y + to.y) / 2) * size;
    const corner = (angle: number) =>
      `${(x + 0.95 * size * Math.cos(angle)).toFixed(1)},${(y + 0.95 * size * Math.sin(angle)).toFixed(1)}`;
    const points = CORNERS.map(corner).join(' ');
    // Red stones have a ring and black ones a dot, so that nobody needs to tell colours apart.
    const mark = fill === COLOURS.red ? ['none', 0.3] : [COLOURS.ground, 0.14];
    return `<polygon points="${points}" fill="${fill}"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(Number(mark[1]) * size).toFixed(1)}" fill="${mark[0]}" stroke="${COLOURS.ground}" stroke-width="${(size / 10).toFixed(1)}"/>`;
  };
  return [...red.map(stone(COLOURS.red)), ...black.map(stone(COLOURS.black))].join('');
}

/** Sixteen: the last cards of the pile, and what all of them add up to. */
function pile({ pile: lying, sum }: ViewOf<'sixteen'>): string {
  const size = { width: 150, height: 210 };
  const shown = lying.slice(-7);
  const step = shown.length > 1 ? Math.min(170, (WIDTH - 200 - size.width) / (shown.length - 1)) : 0;
  const left = (WIDTH - size.width - step * (shown.length - 1)) / 2;
  const cards = shown.map(({ card }, index) => {
    const face = readCard(card);
    if (face?.kind !== 'face') return '';
    const x = left + index * step;
    const colour = COLOURS[face.colour];
    const number = numberAt(face.number, x + size.width / 2, 360, 90, colour);
    return box({ x, y: 360 - size.height / 2, ...size }, COLOURS.card, colour) + number;
  });
  return numberAt(sum, WIDTH / 2, 140, 110, COLOURS.ink) + cards.join('');
}

/** The games of the start page. */
type HomeGame = keyof Words<'page'>['games'];

/** A game of the start page that has no drawing does not compile. */
const DRAWINGS: { readonly [Id in HomeGame]: (view: ViewOf<Id>) => string } = {
  nimmt: rows,
  six: stones,
  sixteen: pile,
};

/** A position of a game as a spectator sees it, as SVG; an empty ground for a game that is not on the start page. */
export function drawingOf(game: string, view: unknown): string {
  // The view is of the game that is named: its type is believed here, and nowhere else.
  const draw = (DRAWINGS as Readonly<Record<string, ((view: never) => string) | undefined>>)[game];
  const drawing = draw?.(view as never) ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.ground}"/>${drawing}</svg>`;
}
