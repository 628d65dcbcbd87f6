import {
  bullheads,
  bullheadsOf,
  type Card,
  meaningOf,
  type NimmtMeaning,
  type NimmtView,
  type PlayerView,
  ROW_LIMIT,
  textOf,
  variantById,
} from '@sixfold/nimmt';
import type { TerminalWords } from '@sixfold/words';
import type { Colours } from '../shell.js';
import { pad, textTable, widthOf } from '../text-table.js';
import type { Scene as AnyScene, ArtOf } from './scene.js';

type Scene = AnyScene<TerminalWords<'nimmt'>>;

const HEAD_MARKS: Readonly<Record<number, string>> = { 2: '²', 3: '³', 5: '⁵', 7: '⁷' };

/** A card as its number and, when it has more than one bullhead, how many. */
function cardText(card: Card, colours: Colours): string {
  const heads = bullheads(card);
  const text = `${String(card).padStart(3)}${HEAD_MARKS[heads] ?? ' '}`;
  if (heads === 7) return colours.magenta(colours.bold(text));
  if (heads === 5) return colours.red(text);
  if (heads === 3) return colours.yellow(text);
  return heads === 2 ? colours.cyan(text) : text;
}

function rowLine(
  row: readonly Card[],
  index: number,
  { colours, words, selected, columns = Number.POSITIVE_INFINITY }: Scene,
): string {
  const cards = row.map((card) => cardText(card, colours));
  const room = Array.from({ length: Math.max(0, ROW_LIMIT - row.length) }, () => colours.dim('  · '));
  const label = ` ${words.row} ${index + 1} `;
  const isSelected = selected === textOf({ kind: 'row', row: index });
  const line = `${isSelected ? colours.inverse(label) : colours.bold(label)} ${[...cards, ...room].join(' ')}`;
  const heads = words.heads(bullheadsOf(row));
  const isNarrow = widthOf(line) + widthOf(heads) + 3 > columns;
  return isNarrow ? `${line} ${colours.dim(`(${bullheadsOf(row)})`)}` : `${line}   ${colours.dim(heads)}`;
}

/** The cards that a move names. */
function cardsOfMove(move: string | undefined): readonly Card[] {
  const meaning = move === undefined ? undefined : meaningOf(move);
  if (meaning === undefined) return [];
  if ('cards' in meaning) return meaning.cards;
  return 'card' in meaning ? [meaning.card] : [];
}

function handLine(title: string, cards: readonly Card[], { colours, selected }: Scene): string {
  const chosen = cardsOfMove(selected);
  const texts = cards.map((card) => {
    const text = cardText(card, colours);
    return chosen.includes(card) ? colours.inverse(text) : text;
  });
  return ` ${colours.bold(title)} ${texts.join(' ')}`;
}

function playerRow(player: PlayerView, seat: number, view: NimmtView, scene: Scene): string[] {
  const { words, colours } = scene;
  const isAsked = view.toAct.includes(seat);
  const laid = player.shown.length > 0 ? player.shown.join(' + ') : words.lays[player.lay];
  return [
    `${isAsked ? '▸' : ' '} ${seat === view.viewer ? colours.bold(scene.name(seat)) : scene.name(seat)}`,
    String(player.cards),
    laid,
    String(player.points),
    String(player.total),
    ...(variantById(view.options.variant).traps
      ? [String(player.traps), player.used.map((trap) => words.trapNames[trap]).join(' ')]
      : []),
  ];
}

function draw(view: NimmtView, scene: Scene): string[] {
  const { colours, words } = scene;
  const head = words.head.split('|');
  const trapHead = variantById(view.options.variant).traps ? words.trapHead.split('|') : [];
  const lines = [
    ` ${colours.bold(words.round(view.round))} ${colours.dim(`· ${words.variants[view.options.variant]}`)}`,
    '',
    ...view.rows.map((row, index) => rowLine(row, index, scene)),
    '',
    ...textTable(
      [`  ${head[0]}`, ...head.slice(1), ...trapHead],
      view.players.map((player, seat) => playerRow(player, seat, view, scene)),
      scene.columns === undefined ? undefined : scene.columns - 1,
    ).map((line) => ` ${line}`),
    '',
  ];
  if (view.open.length > 0) lines.push(...wrapCards(words.open, view.open, scene));
  if (view.waiting.length > 0) {
    const waiting = view.waiting.map(({ seat, card }) => `${card} (${scene.name(seat)})`).join(', ');
    lines.push(` ${colours.bold(words.waiting)} ${waiting}`);
  }
  if (view.window)
    lines.push(
      ` ${colours.yellow(words.window(words.trapNames[view.window.trap], scene.name(view.window.owner), view.window.blocks))}`,
    );
  return [...lines, ...handLines(view, scene)];
}

function handLines(view: NimmtView, scene: Scene): string[] {
  const { words, colours } = scene;
  const hands = scene.all?.hands;
  if (Array.isArray(hands)) {
    const width = Math.max(...view.players.map((_, seat) => scene.name(seat).length));
    return (hands as Card[][]).map((hand, seat) =>
      handLine(pad(scene.name(seat), width, 'right'), hand, scene),
    );
  }
  if (view.viewer === 'spectator') return [];
  const lines = [handLine(words.hand, view.hand, scene)];
  if (view.lay.length > 0) lines.push(handLine(words.lay, view.lay, scene));
  if (view.traps.length > 0)
    lines.push(` ${colours.bold(words.traps)} ${view.traps.map((trap) => words.trapNames[trap]).join(', ')}`);
  return lines;
}

const CARDS_A_LINE = 15;

function wrapCards(title: string, cards: readonly Card[], scene: Scene): string[] {
  const lines = [` ${scene.colours.bold(title)}`];
  for (let start = 0; start < cards.length; start += CARDS_A_LINE) {
    lines.push(handLine('', cards.slice(start, start + CARDS_A_LINE), scene));
  }
  return lines;
}

/** 6 nimmt! in a terminal: the rows, the players, and the hand of the viewer. */
export const nimmtArt: ArtOf<'nimmt'> = {
  unsaid: ['laid', 'maskChosen', 'answered', 'roundStarted', 'dealt', 'trapsDrawn', 'gameEnded'],
  draw,
  cardsIn: (move) => Math.max(1, cardsOfMove(move).length),
  ask: (view, legal, words) => {
    const { phase, window } = view;
    const can = (kind: NimmtMeaning['kind']): boolean => legal.some((move) => meaningOf(move)?.kind === kind);
    if (phase === 'over') return undefined;
    if (phase === 'window' && window) return words.asks.window(words.trapNames[window.trap]);
    if (phase === 'lay' && can('layTwo')) return words.asks.layTwo;
    if (phase === 'lay' && can('layMasked')) return words.asks.layMasked;
    return phase === 'window' ? undefined : words.asks[phase];
  },
};
