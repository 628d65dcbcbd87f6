import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House } from '../src/house.js';
import type { Person } from '../src/person.js';
import { checkScreen } from '../src/screen-check.js';
import { cell, place, playHere, playToTheEnd, stonesOf, switchOn, waitForTurn } from '../src/six-player.js';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

type Cell = readonly [q: number, r: number];

/** Everything the log says. */
async function logOf(person: Person): Promise<string> {
  await person.page.keyboard.press('Escape');
  await person.button(/^(Chat, )?Log/).click();
  return (await person.page.locator('dialog .log').textContent()) ?? '';
}

const countsOf = ({ page }: Person): Promise<string[]> => page.locator('.six-count strong').allTextContents();

/** Two groups of 18, a black bridge between them and a tail; red stones in even columns, so that no form arises. */
function bridge(): string[] {
  const block = (from: number) =>
    [-1, 0, 1].flatMap((r) => [0, 1, 2, 3, 4, 5].map((column): Cell => [from + column, r]));
  const cells = [...block(-5), [1, 0] as Cell, ...block(2), [8, 0] as Cell, [9, 0] as Cell];
  const missing = new Set(cells.map(String));
  missing.delete('7,-1'); // red will complete the right block with a stone of the tail
  const near = ([q, r]: Cell): boolean =>
    [
      [1, 0],
      [1, -1],
      [0, -1],
      [-1, 0],
      [-1, 1],
      [0, 1],
    ].some(([dq = 0, dr = 0]) => {
      const other = `${q + dq},${r + dr}`;
      return cells.some((each) => String(each) === other) && !missing.has(other) && other !== '7,-1';
    });
  const order = ['0,0'];
  missing.delete('0,0');
  while (missing.size > 0) {
    const isRed = order.length % 2 === 0;
    const next = cells
      .filter((each) => missing.has(String(each)) && (each[0] % 2 === 0) === isRed && near(each))
      .sort((one, other) => Math.abs(one[0]) - Math.abs(other[0]))[0];
    if (!next) throw new Error(`No stone fits after ${order.join(' ')}`);
    order.push(String(next));
    missing.delete(String(next));
  }
  return order;
}

describe('SIX against bots on one device', () => {
  for (const preset of ['Edition of 2003', 'With 21 stones', 'Two teams']) {
    it(`plays a whole game: ${preset}`, async () => {
      const person = await house.visitor({ name: 'Mia' });
      await playHere(person, preset);
      const total = preset === 'Two teams' ? 18 : preset === 'With 21 stones' ? 20 : 19;
      expect(await countsOf(person)).toEqual([String(total), String(total)]);
      expect(await person.page.locator('.six-member').count()).toBe(preset === 'Two teams' ? 4 : 2);
      await playToTheEnd([person]);
      expect(await person.page.locator('.result-line').count()).toBe(preset === 'Two teams' ? 4 : 2);
      person.expectNoFaults();
      await person.page.context().close();
    });
  }
});

/** Two people, each in their own browser, with the game begun. */
async function begin(preset: string): Promise<readonly [Person, Person]> {
  const anna = await house.visitor({ name: 'Anna' });
  const bert = await house.visitor({ name: 'Bert' });
  const table = await anna.setUp('six', () => anna.button(preset).click());
  await bert.sitDown(table);
  await anna.start();
  await waitForTurn(anna);
  return [anna, bert];
}

describe('SIX with two people on one device', () => {
  it('[S-5] all 38 stones on a small phone: halves are a choice, what falls is shown before and gone after', async () => {
    const person = await house.visitor({ name: 'Mia', context: { viewport: { width: 360, height: 740 } } });
    await playHere(person, 'Edition of 2003', { people: true });
    for (const at of bridge()) await place(person, at);
    await person.page.getByText('Moving stones').first().waitFor();
    expect(await countsOf(person)).toEqual(['19', '19']);
    await checkScreen(person, 'six-38-stones');

    // A reload changes nothing, and the last stone is still marked.
    const before = await stonesOf(person);
    await person.page.reload();
    await waitForTurn(person);
    expect(await stonesOf(person)).toBe(before);
    expect(await person.page.locator('.six-last').count()).toBe(1);

    await cell(person, '8,0').click();
    await person.page.locator('[data-cell="9,0"].falls').waitFor();
    await person.page.getByText('Out of the game: 1 black stone.').first().waitFor();
    await cell(person, '8,0').click();
    await expect.poll(() => person.page.locator('.falls').count()).toBe(0);
    // The same by keys and names: pick up, go there, put down.
    const { keyboard } = person.page;
    const name = () => person.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    await cell(person, '8,0').focus();
    expect(await name()).toContain('red stone, yours to pick up, stones would fall off');
    await keyboard.press('Enter');
    await expect.poll(name).toContain('picked up');
    await keyboard.press('Escape');
    await expect.poll(name).toContain('yours to pick up');
    await keyboard.press('Enter');
    // The board is turned by a sixth to the right: what lies above to the left is seen above to the right.
    await keyboard.press('PageUp');
    await keyboard.press('Home');
    expect(await name()).toMatch(/^7,-1, empty, beside .*you can place here/);
    await keyboard.press('Enter');
    await cell(person, '7,-1').locator('.six-stone').waitFor();
    expect(await countsOf(person)).toEqual(['19', '18']);

    await cell(person, '1,0').click();
    await person.page.getByText('Equally large groups: which one stays?').first().waitFor();
    await checkScreen(person, 'six-choice');
    // A tap on a group chooses it as well as its button does.
    await cell(person, '5,0').click();
    await expect.poll(() => person.page.locator('.six-cell.falls').count()).toBe(18);
    await cell(person, '1,-1').click();
    await person.page.locator('.six-actions .act:enabled').click();
    await expect.poll(() => countsOf(person)).toEqual(['10', '9']);
    expect(await cell(person, '0,0').locator('.six-stone').count()).toBe(0);
    expect(await logOf(person)).toContain('Out of the game: 9 red stones and 9 black stones.');
    person.expectNoFaults();
    await person.page.context().close();
  });

  it('[S-12] black may take over red', async () => {
    const person = await house.visitor({ name: 'Mia' });
    await playHere(person, 'Edition of 2003', { people: true, rules: ['Swap'] });
    for (const at of ['0,0', '1,0', '0,1']) await place(person, at);
    await waitForTurn(person);
    const red = () => person.page.locator('.six-side').first().locator('.six-member').innerText();
    expect(await red()).toContain('Mia');
    await person.button('Take over red').click();
    await expect.poll(red).not.toContain('Mia');
    await place(person, '1,-1');
    person.expectNoFaults();
    await person.page.context().close();
  });
});

describe('the board', () => {
  it('pans, zooms and shows everything again; a drag is not a tap', async () => {
    const person = await house.visitor({ name: 'Mia' });
    await playHere(person, 'With 21 stones', { people: true });
    const { page } = person;
    const where = async () => (await cell(person, '0,0').boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const start = await where();
    await page.mouse.move(200, 300);
    await page.mouse.down();
    await page.mouse.move(120, 380, { steps: 4 });
    await page.mouse.up();
    const panned = await where();
    expect(panned.x - start.x).toBeCloseTo(-80, 0);
    expect(await page.locator('.six-chosen').count()).toBe(0);
    await person.button('Closer').click();
    expect((await where()).width).toBeGreaterThan(panned.width * 1.2);
    await page.mouse.wheel(0, 400);
    await person.button('Show everything').click();
    expect((await where()).x).toBeCloseTo(start.x, 0);

    // The keyboard's cursor is never out of sight.
    await page.mouse.move(200, 300);
    await page.mouse.down();
    await page.mouse.move(900, 300, { steps: 4 });
    await page.mouse.up();
    expect((await where()).x).toBeGreaterThan(390);
    await cell(person, '0,0').focus();
    await page.keyboard.press('ArrowLeft');
    expect((await cell(person, '-1,0').boundingBox())?.x).toBeLessThan(350);
    person.expectNoFaults();
    await page.context().close();
  });

  it('a long position is turned on a phone, so that its stones stay large, and the keys lead where they are seen to', async () => {
    const mia = await house.visitor({ name: 'Mia' });
    await mia.go('/');
    await mia.page.evaluate(() => {
      const moves = Array.from({ length: 18 }, (_, at) => `${at % 2}:${at},0`);
      const seats = ['Mia', 'Tom'].map((name) => ({ kind: 'human', name }));
      const times = { startedAt: 1, updatedAt: 1, finished: false };
      const kept = { id: 'long', game: 'six', options: {}, seats, seed: 'x', moves, ...times };
      localStorage.setItem('sixfold.game.long', JSON.stringify(kept));
    });
    await mia.go('/here/long');
    const distance = async () => {
      const [one, other] = await Promise.all(['0,0', '1,0'].map((at) => cell(mia, at).boundingBox()));
      return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
    };
    // Eighteen in a row across 390 pixels would be 18 pixels apart.
    await expect.poll(distance).toBeGreaterThan(24);
    await cell(mia, '9,0').focus();
    const before = await cell(mia, '9,0').boundingBox();
    await mia.page.keyboard.press('ArrowRight');
    const after = await mia.page.locator('[data-cell]:focus').boundingBox();
    expect((after?.x ?? 0) - (before?.x ?? 0)).toBeGreaterThan(10);
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(4);
    // Sideways there is room for it as it lies.
    await mia.page.setViewportSize({ width: 844, height: 390 });
    await expect
      .poll(async () => {
        const [one, other] = await Promise.all(['0,0', '17,0'].map((at) => cell(mia, at).boundingBox()));
        return Math.abs((one?.y ?? 0) - (other?.y ?? 99));
      })
      .toBeLessThan(4);
    mia.expectNoFaults();
  });

  it('a tap beside small cells means the nearest one', async () => {
    const person = await house.visitor({ name: 'Mia' });
    await playHere(person, 'With 21 stones', { people: true });
    const { page } = person;
    for (let times = 0; times < 4; times++) await person.button('Further away').click();
    const box = await cell(person, '2,0').boundingBox();
    if (!box) throw new Error('The cell is on the board');
    expect(box.width).toBeLessThan(20);
    await page.mouse.click(box.x + box.width + 10, box.y + box.height / 2);
    await page.locator('[data-cell="2,0"].chosen').waitFor();
    person.expectNoFaults();
    await page.context().close();
  });

  it('can be played to the end without looking, by names and keys alone', async () => {
    const person = await house.visitor({ name: 'Kim' });
    await playHere(person, 'Edition of 2003');
    const { page } = person;
    const { keyboard } = page;
    const name = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    const isOver = async () => (await page.locator('.result').count()) > 0;
    const isMine = async () => (await page.locator('.six.yours').count()) > 0;
    while (!/, empty/.test(await name())) await keyboard.press('Tab');
    expect(await name()).toBe('0,0, empty, you can place here');
    await keyboard.press('Enter');
    for (;;) {
      await expect.poll(async () => (await isOver()) || (await isMine()), { timeout: 30_000 }).toBe(true);
      if (await isOver()) break;
      // From the last stone to the right there is always a free cell.
      await keyboard.press('l');
      expect(await name()).toContain('black stone, last stone');
      while (!(await name()).includes('you can place here')) await keyboard.press('ArrowRight');
      expect(await name()).toMatch(/^-?\d+,-?\d+, empty, beside .*(red|black) (left|upper|lower|right)/);
      const chosen = (await name()).split(', ')[0] ?? '';
      await keyboard.press('Enter');
      await page.locator(`[data-cell="${chosen}"] .six-stone`).waitFor();
    }
    expect(await page.locator('.result-line').count()).toBe(2);
    person.expectNoFaults();
    await page.context().close();
  });

  it('goes to all six neighbours by keys', async () => {
    const person = await house.visitor({ name: 'Kim' });
    await playHere(person, 'With 21 stones', { people: true });
    const { page } = person;
    await cell(person, '0,0').focus();
    for (const [key, at] of [
      ['PageUp', '1,-1'],
      ['End', '0,0'],
      ['Home', '0,-1'],
      ['PageDown', '0,0'],
      ['ArrowRight', '1,0'],
      ['ArrowLeft', '0,0'],
      ['ArrowUp', '1,-1'],
      ['ArrowDown', '0,0'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.cell)).toBe(at);
    }
    person.expectNoFaults();
    await page.context().close();
  });
});

describe('SIX online', () => {
  for (const [form, preset, red, black] of [
    ['Six in a row', 'With 21 stones', '-1,0 -2,0 -3,0 -4,0 -5,0', '2,0 3,0 2,-1 3,-1'],
    ['A triangle of six', 'Edition of 2003', '0,0 1,0 2,0 0,1 1,1 0,2', '-1,0 -2,0 -1,-1 -2,-1 -3,0'],
    ['A circle of six', 'Edition of 2003', '0,0 0,1 1,1 1,-1 2,-1 2,0', '-1,0 -2,0 -1,-1 -2,-1 -3,0'],
  ] as const) {
    it(`[S-3] wins with a form, which lights up for both: ${form}`, async () => {
      const [anna, bert] = await begin(preset);
      const reds = red.split(' ');
      const blacks = black.split(' ');
      for (const [index, at] of reds.entries()) {
        if (index === reds.length - 1) {
          await waitForTurn(anna);
          expect(await cell(anna, at).locator('.six-win').count()).toBe(1);
        }
        await place(anna, at);
        const reply = blacks[index];
        if (reply !== undefined) await place(bert, reply);
      }
      for (const person of [anna, bert]) {
        await person.page.locator('.end').getByText(form).waitFor();
        await person.page.keyboard.press('Escape');
        const lit = await person.page
          .locator('.six-cell:has(.stone.lit)')
          .evaluateAll((cells) => cells.map((each) => (each as SVGElement).dataset.cell ?? ''));
        expect(lit.toSorted()).toEqual([...new Set(['0,0', ...reds])].sort());
        person.expectNoFaults();
      }
      if (form === 'A circle of six') await checkScreen(anna, 'six-won');
      await anna.page.context().close();
      await bert.page.context().close();
    });
  }

  it('a draw is offered, declined, offered again and agreed', async () => {
    const [anna, bert] = await begin('Edition of 2003');
    await place(anna, '0,0');
    await place(bert, '1,0');
    await cell(anna, '1,0').locator('.six-stone').waitFor();
    await waitForTurn(anna);
    await checkScreen(anna, 'six-online');
    const offer = async () => {
      await anna.button('Draw, give up').click();
      await anna.button('Offer a draw').click();
      await bert.page.getByText('Anna offers a draw.').waitFor();
    };
    await offer();
    await bert.button('Decline').click();
    await bert.page.getByText('Anna offers a draw.').waitFor({ state: 'detached' });
    // Once a move is enough: the next offer comes with the next position.
    await place(anna, '0,1');
    await place(bert, '1,1');
    await waitForTurn(anna);
    await offer();
    await bert.button('Accept').click();
    await anna.page.locator('.end').getByText('Both sides agreed on a draw.').waitFor();
    anna.expectNoFaults();
    bert.expectNoFaults();
  });

  it('somebody gives up', async () => {
    const [anna, bert] = await begin('With 21 stones');
    await place(anna, '0,1');
    await bert.button('Draw, give up').click();
    await bert.button(/^Give up$/).click();
    await anna.page.getByRole('heading', { name: 'You win!' }).waitFor();
    anna.expectNoFaults();
    bert.expectNoFaults();
  });

  it('[S-11] two teams with bots: a warning signal is heard by everybody, and the game is played to its end', async () => {
    const anna = await house.visitor({ name: 'Anna' });
    const bert = await house.visitor({ name: 'Bert' });
    const table = await anna.setUp('six', async () => {
      await anna.button('Two teams').click();
      await switchOn(anna, ['Throat-clearing']);
    });
    await bert.sitDown(table);
    await anna.button('Fill up with bots').click();
    await anna.start();
    await anna.button('Clear your throat').click();
    await bert.page.getByText('Anna clears their throat.').waitFor();
    await playToTheEnd([anna, bert]);
    expect(await anna.page.locator('.result-line').count()).toBe(4);
    // A side wins together: nothing is shared.
    const title = await anna.page.locator('.end-head h2').innerText();
    expect(title).toMatch(/^(You win!|.+ and .+ win|A draw)$/);
    anna.expectNoFaults();
    bert.expectNoFaults();
  });
});
