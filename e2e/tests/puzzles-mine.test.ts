import { readFileSync } from 'node:fs';
import type { Puzzle } from '@sixfold/bots/puzzles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House } from '../src/house.js';
import { playToTheEnd } from '../src/nimmt-player.js';
import type { Person } from '../src/person.js';
import { checkScreen } from '../src/screen-check.js';
import { place } from '../src/six-player.js';
import { isKept } from '../src/versions.js';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const puzzlesOf = (game: string) =>
  JSON.parse(
    readFileSync(new URL(`../../apps/web/src/games/${game}/puzzles.json`, import.meta.url), 'utf8'),
  ) as readonly Puzzle[];

const moveOf = (played: string | undefined): string => played?.replace(/^\d+:/, '') ?? '';

async function layCard(person: Person, card: string): Promise<void> {
  await person.waitForTurn();
  await person.lay((await person.cards()).indexOf(Number(card)));
}

describe('puzzles', () => {
  it('without network: failed, tried again, solved, and marked in the list', async () => {
    const mia = await house.visitor({ name: 'Mia', context: { serviceWorkers: 'allow' } });
    await mia.go('/');
    await isKept(mia);
    await house.stopServer();
    const [puzzle] = puzzlesOf('nimmt');
    const right = moveOf(puzzle?.solution[0]);
    const wrong = Object.keys(puzzle?.values ?? {}).find((card) => card !== right) ?? '';
    await mia.page.getByRole('link', { name: 'Puzzles', exact: true }).click();
    await mia.page.locator('.puzzle-link').first().click();
    await layCard(mia, wrong);
    await mia.page.getByText(`With ${wrong} you would expect`).waitFor();
    await mia.button('Try again').click();
    await layCard(mia, right);
    await mia.page.getByText('That is the one.').waitFor();
    expect(await mia.page.locator('.puzzle-values dd').count()).toBe(
      Object.keys(puzzle?.values ?? {}).length,
    );
    await mia.page.locator('.lesson-place').click();
    await mia.page.getByRole('link', { name: 'Puzzle 1, easy, solved' }).waitFor();
    await mia.go('/puzzles/today');
    await mia.page.locator('.lesson-task').waitFor();
    await house.startServer();
    mia.expectNoFaults();
    await mia.page.context().close();
  });

  it('a forced win of SIX is played to its end', async () => {
    const mia = await house.visitor({ name: 'Mia' });
    const puzzle = puzzlesOf('six').find(({ grade }) => grade === 3);
    await mia.go(`/puzzles/${puzzle?.id}`);
    for (const stone of [0, 2]) {
      await place(mia, moveOf(puzzle?.solution[stone]));
      await mia.page.getByText('The other side has answered').waitFor();
    }
    await checkScreen(mia, 'puzzle');
    // The last stone may be any that completes a six: the answer shows one.
    await mia.button('Show the answer').click();
    await mia.page.getByText('Solved: a six').waitFor();
    mia.expectNoFaults();
    await mia.page.context().close();
  });
});

/** A page that has just been opened may take a while on a busy machine. */
const PATIENCE = { timeout: 15_000 };

describe('my games', () => {
  it('games of this device and online are listed with their results, filtered, counted, exported and deleted', async () => {
    const mia = await house.visitor({ name: 'Mia' });
    await mia.go('/new/nimmt');
    await mia.button('One quick round').click();
    await mia.option('On this device');
    await mia.button('Start').click();
    await playToTheEnd([mia]);
    const table = await mia.makeTable(/SIX/);
    await mia.button('Fill up with bots').click();
    await mia.start();
    await place(mia, '0,0');

    await mia.go('/mine');
    const lines = mia.page.locator('.mine .list-line');
    await expect.poll(() => lines.count(), PATIENCE).toBe(2);
    await mia.page.getByRole('heading', { name: 'Statistics' }).waitFor();
    await checkScreen(mia, 'mine');
    await mia.page.getByLabel('Played').selectOption('online');
    await expect.poll(() => lines.count(), PATIENCE).toBe(1);
    expect(await lines.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(table);
    await mia.page.getByLabel('Played').selectOption('device');
    await expect.poll(() => lines.getByRole('link', { name: 'Look back' }).count(), PATIENCE).toBe(1);

    const [download] = await Promise.all([
      mia.page.waitForEvent('download'),
      mia.button('Export everything').click(),
    ]);
    const exported = JSON.parse(readFileSync(await download.path(), 'utf8')) as {
      records: { game: string }[];
    };
    expect(exported.records.map(({ game }) => game)).toEqual(['nimmt']);

    await lines.getByRole('link', { name: 'Look back' }).click();
    await mia.page.locator('.replay').waitFor();
    await mia.go('/mine');
    await mia.button('Delete everything').click();
    await mia.button('Delete for good').click();
    await mia.page.getByRole('heading', { name: 'What shall we play?' }).waitFor();
    await expect
      .poll(
        () => mia.page.evaluate(() => Object.keys(localStorage).filter((key) => /game|played/.test(key))),
        PATIENCE,
      )
      .toEqual([]);
    // The server has forgotten this browser, so the online game does not come back either.
    await mia.go('/mine');
    await mia.page.getByText('Nothing played yet').waitFor();
    mia.expectNoFaults();
    await mia.page.context().close();
  });
});
