import type { Key } from '../keys.js';
import type { Arrow, TableArt } from '../tables/scene.js';

/** What a person has typed and selected while deciding. Keys change it; drawing it is somebody else's job. */
export interface Menu {
  readonly typed: string;
  /** Index into the moves that begin with what was typed. */
  readonly selected: number;
  readonly showsHelp: boolean;
}

export const freshMenu: Menu = { typed: '', selected: 0, showsHelp: false };

/** The legal moves that begin with what was typed. */
export const offered = (legal: readonly string[], menu: Menu): readonly string[] =>
  legal.filter((move) => move.startsWith(menu.typed));

/** What a key leads to: another menu, a move to try, or leaving. */
export type Pressed = { readonly menu: Menu } | { readonly move: string } | { readonly quits: true };

const ARROWS: readonly string[] = ['left', 'right', 'up', 'down'] satisfies Arrow[];
const STEPS: Readonly<Record<string, number>> = { left: -1, right: 1, tab: 1 };

/** Arrow keys select among the offered moves, letters type, Enter plays, `q` leaves and `?` explains. */
export function press(
  menu: Menu,
  key: Key,
  legal: readonly string[],
  columns: number,
  neighbour?: TableArt['neighbour'],
): Pressed {
  const moves = offered(legal, menu);
  const selected = moves[menu.selected];
  if (neighbour && selected !== undefined && ARROWS.includes(key.name)) {
    const next = neighbour(moves, selected, key.name as Arrow) ?? selected;
    return { menu: { ...menu, selected: moves.indexOf(next) } };
  }
  const step = STEPS[key.name] ?? { up: -columns, down: columns }[key.name];
  if (step !== undefined) return { menu: { ...menu, selected: stepped(menu.selected, step, moves.length) } };
  switch (key.name) {
    case 'quit':
      return { quits: true };
    case 'return':
    case 'enter':
      return {
        move: menu.typed !== '' && moves.length === 0 ? menu.typed : (moves[menu.selected] ?? menu.typed),
      };
    case 'backspace':
      return { menu: { ...freshMenu, typed: menu.typed.slice(0, -1) } };
    case 'escape':
      return { menu: freshMenu };
    default:
      return typed(menu, key.text);
  }
}

function stepped(selected: number, step: number, count: number): number {
  const next = selected + step;
  if (Math.abs(step) === 1) return count === 0 ? 0 : (next + count) % count;
  return next >= 0 && next < count ? next : selected;
}

const LONGEST_MOVE = 40;

function typed(menu: Menu, text: string): Pressed {
  if (menu.typed === '' && text === 'q') return { quits: true };
  // A question mark inside a move is a mask; only at its start does it ask for help.
  if (menu.typed === '' && text === '?') return { menu: { ...menu, showsHelp: !menu.showsHelp } };
  if (!/^[\x21-\x7e]$/.test(text) || menu.typed.length >= LONGEST_MOVE) return { menu };
  return { menu: { ...freshMenu, typed: menu.typed + text } };
}
