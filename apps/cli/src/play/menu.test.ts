import { describe, expect, it } from 'vitest';
import { freshMenu, type Menu, offered, press } from './menu.js';

const LEGAL = ['3', '12', '43', '43?51', '100'];
const key = (name: string, text = '') => ({ name, text });
const COLUMNS = 2;

/** The menu after some keys that neither play nor leave. */
function after(...keys: readonly { name: string; text: string }[]): Menu {
  return keys.reduce((menu: Menu, each) => {
    const pressed = press(menu, each, LEGAL, COLUMNS);
    if (!('menu' in pressed)) throw new Error(`${each.name} ended the choice`);
    return pressed.menu;
  }, freshMenu);
}
const typed = (text: string) => Array.from(text, (letter) => key(letter, letter));

describe('the menu of moves', () => {
  it('goes round with left and right', () => {
    expect(after(key('right')).selected).toBe(1);
    expect(after(key('left')).selected).toBe(4);
    expect(after(key('left'), key('right')).selected).toBe(0);
  });

  it('goes a line up or down, and stays where there is none', () => {
    expect(after(key('down')).selected).toBe(2);
    expect(after(key('up')).selected).toBe(0);
    expect(after(key('down'), key('down'), key('down')).selected).toBe(4);
  });

  it('plays the selected move with Enter', () => {
    expect(press(after(key('right')), key('return'), LEGAL, COLUMNS)).toEqual({ move: '12' });
  });

  it('offers what begins with the typed text, a question mark inside a move included', () => {
    expect(offered(LEGAL, after(...typed('43')))).toEqual(['43', '43?51']);
    expect(press(after(...typed('43?')), key('return'), LEGAL, COLUMNS)).toEqual({ move: '43?51' });
  });

  it('hands on what is no move, for the rules to answer', () => {
    expect(press(after(...typed('77')), key('return'), LEGAL, COLUMNS)).toEqual({ move: '77' });
  });

  it('takes typed letters back', () => {
    expect(after(...typed('43'), key('backspace'))).toEqual({ ...freshMenu, typed: '4' });
    expect(after(...typed('43'), key('escape'))).toEqual(freshMenu);
  });

  it('leaves with q or Ctrl-C and explains with ?', () => {
    expect(press(freshMenu, key('q', 'q'), LEGAL, COLUMNS)).toEqual({ quits: true });
    expect(press(freshMenu, key('quit'), LEGAL, COLUMNS)).toEqual({ quits: true });
    expect(after(key('?', '?')).showsHelp).toBe(true);
  });
});
