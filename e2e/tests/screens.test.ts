import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House } from '../src/house.js';
import { playToTheEnd } from '../src/nimmt-player.js';
import type { Person } from '../src/person.js';
import { checkScreen } from '../src/screen-check.js';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Starts a ready-made game on this device. */
async function play(person: Person, preset: string): Promise<void> {
  await person.go('/new/nimmt');
  await person.button(preset).click();
  await person.option('On this device');
  for (const seat of await person.page.getByLabel(/Who sits on seat/).all()) await seat.selectOption('easy');
  await person.button('Start').click();
  await person.page.locator('.hand-card:enabled, .pick-card:enabled').first().waitFor();
}

/** Opens a game whose deal is known. */
async function openKept(person: Person, options: object, seed: string): Promise<void> {
  const game = {
    id: 'kept',
    game: 'nimmt',
    options,
    seats: [
      { kind: 'human', name: 'Mia' },
      ...Array.from({ length: 3 }, () => ({ kind: 'bot', level: 'easy' })),
    ],
    seed,
    moves: [],
    choices: [],
    results: [],
    startedAt: 1,
    updatedAt: 1,
    finished: false,
    bestOf: 1,
  };
  await person.go('/');
  await person.page.evaluate((kept) => localStorage.setItem('sixfold.game.kept', JSON.stringify(kept)), game);
  await person.go('/here/kept');
}

const SCREENS: Readonly<Record<string, (person: Person) => Promise<unknown>>> = {
  home: async (person) => {
    await person.go('/');
    await person.page.getByRole('heading', { name: 'Open tables' }).waitFor();
  },
  settings: async (person) => {
    await person.go('/');
    await person.button('Settings').click();
    await person.page.getByRole('heading', { name: 'Settings' }).waitFor();
  },
  setup: async (person) => {
    await person.go('/new/nimmt');
    await person.button('With Ole’s traps').click();
    await person.page.getByText('More rules').click();
    await person.option(/Own collections/);
  },
  lobby: (person) => person.makeTable(/6 nimmt/),
  door: async (person) => {
    const host = await house.visitor({ name: 'Anna' });
    const table = await host.makeTable(/6 nimmt/);
    await person.go(table);
    await person.page.getByRole('heading', { name: 'Anna invites you to a game of 6 nimmt!' }).waitFor();
  },
  gone: async (person) => {
    await person.go('/nothing-here');
    await person.page.getByRole('heading', { name: 'There is nothing here.' }).waitFor();
  },
  design: async (person) => {
    await person.go('/design');
    await person.page.getByRole('heading', { name: 'Design' }).waitFor();
  },
  classic: async (person) => {
    await play(person, 'Classic');
    await person.hand().nth(4).click();
  },
  plus: async (person) => {
    await play(person, 'PLUS as printed');
    await person.hand().nth(3).click();
    await person.hand().nth(9).click();
  },
  simple: (person) => play(person, 'Simple, for children'),
  ole: (person) => play(person, 'With Ole’s traps'),
  draft: (person) => play(person, 'Tactics with draft'),
  'row choice': async (person) => {
    // The viewer holds the 1, which fits no row, whatever the others lay (N-11).
    await openKept(person, {}, 'low-1');
    await person.lay(0);
    await person.page.locator('button.row-button').first().waitFor();
  },
  'trap question': async (person) => {
    // The viewer holds a shift and is asked before the card is placed (N-68).
    await openKept(person, { variant: 'ole' }, 'trap-0');
    await person.lay(5);
    await person.page.locator('.decision .shift').first().waitFor();
  },
  'masked lay': async (person) => {
    await openKept(person, { variant: 'ole' }, 'trap-15');
    await person.waitForTurn();
    await person.button(/^Mask/).click();
    await person.hand().nth(2).click();
    await person.hand().nth(7).click();
    await person.button(/^Mask \d/).waitFor();
  },
  result: async (person) => {
    await play(person, 'One quick round');
    await playToTheEnd([person]);
  },
};

describe('screens', () => {
  for (const [screen, reach] of Object.entries(SCREENS)) {
    it(`${screen}: no violation in either theme, no sideways scrolling, no complaint on the console`, async () => {
      const person = await house.visitor({ name: 'Mia' });
      await reach(person);
      await checkScreen(person, screen.replaceAll(' ', '-'));
      person.expectNoFaults();
      await person.page.context().close();
    });
  }

  it('the page is served with a content policy that allows no inline scripts', async () => {
    const person = await house.visitor();
    const response = await person.go('/');
    const policy = response?.headers()['content-security-policy'] ?? '';
    const scripts = /script-src([^;]*)/.exec(policy)?.[1] ?? /default-src([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts).toContain("'self'");
    expect(scripts).not.toContain('unsafe');
    person.expectNoFaults();
  });
});
