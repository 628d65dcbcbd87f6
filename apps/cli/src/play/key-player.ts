import { Keyboard } from '../keys.js';
import type { Shell } from '../shell.js';
import { pad, wrapped } from '../text-table.js';
import type { Decision, Human } from './human.js';
import { freshMenu, type Menu, offered, press } from './menu.js';

/** From the top of the screen: what has scrolled away stays. */
const CLEAR = '\x1b[H\x1b[J';
/** How many lines of moves are shown: at most, and at least where the screen is small. */
const MENU_LINES = { most: 6, least: 2 };

/** A person with arrow keys: the screen is drawn again at every key. */
export function keyPlayer(shell: Shell): Human {
  const keyboard = new Keyboard(shell.stdin);
  const rows = process.stdout.rows ?? 24;
  const room = () => (process.stdout.rows ?? rows) - 1;
  // What stood on the screen before scrolls up instead of being written over.
  let begin = '\n'.repeat(rows);
  const draw = async (lines: readonly string[], end: string) => {
    await shell.out.write(begin + CLEAR + fitting(lines.flatMap(fold), room()).join('\n') + end);
    begin = '';
  };
  const show = (lines: readonly string[]) => draw(lines, '\n');
  return {
    choose: (decision) => choose(decision, { keyboard, shell, room, draw: (lines) => draw(lines, '') }),
    during: (think) => keyboard.during(think),
    show,
    waits: show,
    close: () => keyboard.close(),
  };
}

/** Lines that are only there to look at go first, from the top; if it still does not fit, the end is shown: there stands what is asked. */
export function fitting(lines: readonly string[], rows: number): readonly string[] {
  let over = lines.length - rows;
  let kept = lines;
  for (const isSpare of [isBlank, isRule])
    kept = kept.filter((line) => !(over > 0 && isSpare(line) && over-- > 0));
  return kept.slice(-Math.max(1, rows));
}

const isBlank = (line: string): boolean => line.trim() === '';
const isRule = (line: string): boolean => /^[\s─]+$/.test(line);
const isNeeded = (line: string): boolean => !isBlank(line) && !isRule(line);

interface Screen {
  readonly keyboard: Keyboard;
  readonly shell: Shell;
  readonly draw: (lines: readonly string[]) => Promise<void>;
  /** How many lines fit on it now. */
  readonly room: () => number;
}

async function choose(
  decision: Decision,
  { keyboard, shell, draw, room }: Screen,
): Promise<string | undefined> {
  let menu = freshMenu;
  let objection = '';
  for (;;) {
    const columns = columnsFor(decision.legal);
    await draw(screenLines({ decision, menu, objection, columns, room: room() }, shell));
    const pressed = press(menu, await keyboard.next(), decision.legal, columns, decision.neighbour);
    if ('quits' in pressed) return undefined;
    if ('menu' in pressed) {
      menu = pressed.menu;
      objection = '';
    } else if (decision.legal.includes(pressed.move)) {
      return pressed.move;
    } else {
      objection = decision.objection(pressed.move);
      menu = freshMenu;
    }
  }
}

/** As wide as the screen: what it breaks itself would not be counted. */
const fold = (line: string): string[] => wrapped(line, process.stdout.columns ?? 80);

const cellWidth = (legal: readonly string[]): number => Math.max(...legal.map((move) => move.length)) + 2;

const columnsFor = (legal: readonly string[]): number =>
  Math.max(1, Math.floor(((process.stdout.columns ?? 80) - 4) / cellWidth(legal)));

interface Asked {
  readonly decision: Decision;
  readonly menu: Menu;
  /** Why what was typed cannot be played; empty if it can. */
  readonly objection: string;
  readonly columns: number;
  readonly room: number;
}

function screenLines({ decision, menu, objection, columns, room }: Asked, shell: Shell): string[] {
  const { words, colours } = shell;
  const moves = offered(decision.legal, menu);
  const above = [...decision.lines(moves[menu.selected]), '', ` ${colours.bold(decision.ask)}`].flatMap(fold);
  const below = [
    ...(moves.length === 0 ? [` ${colours.yellow(words.play.noSuchMove)}`] : []),
    ...(objection === '' ? [] : [` ${colours.red(objection)}`]),
    ...(menu.showsHelp ? ['', ...words.play.help.split('\n').map((line) => ` ${line}`)] : []),
    '',
    ` > ${menu.typed}`,
  ].flatMap(fold);
  // The line that says how many moves there are counts, too.
  const rest = room - 1 - [...above, ...below].filter(isNeeded).length;
  const lines = Math.max(MENU_LINES.least, Math.min(MENU_LINES.most, rest));
  const offer = { moves, selected: menu.selected, columns, width: cellWidth(decision.legal), most: lines };
  return [...above, ...menuLines(offer, shell), ...below];
}

interface Offer {
  readonly moves: readonly string[];
  /** Index into the moves. */
  readonly selected: number;
  readonly columns: number;
  /** Of a column. */
  readonly width: number;
  /** How many lines are shown at most. */
  readonly most: number;
}

/** The offered moves in columns; only the lines around the selected one when there are many. */
function menuLines({ moves, selected, columns, width, most }: Offer, { colours }: Shell): string[] {
  const cells = moves.map((move, index) => {
    const text = pad(` ${move}`, width, 'right');
    return index === selected ? colours.inverse(text) : text;
  });
  const lines: string[] = [];
  for (let start = 0; start < cells.length; start += columns)
    lines.push(`  ${cells.slice(start, start + columns).join('')}`);
  const current = Math.floor(selected / columns);
  const first = Math.max(0, Math.min(current - (most >> 1), lines.length - most));
  const shown = lines.slice(first, first + most);
  return lines.length > most ? [...shown, colours.dim(`  … ${moves.length}`)] : shown;
}
