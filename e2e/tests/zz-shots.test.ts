import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, it } from 'vitest';
import { House } from '../src/house.js';
import type { Person } from '../src/person.js';
import { readFileSync } from 'node:fs';
import { playToTheEnd } from '../src/nimmt-player.js';
import { place } from '../src/six-player.js';
const OUT = '/tmp/learn-shots/';
mkdirSync(OUT, { recursive: true });
let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());
const SIZES = { s: [360, 640], m: [390, 844], d: [1280, 800] } as const;
const visitor = (language: 'en' | 'de' | 'nl', size: keyof typeof SIZES, theme = 'light') =>
  house.visitor({
    name: 'Mia',
    language,
    context: { viewport: { width: SIZES[size][0], height: SIZES[size][1] }, colorScheme: theme as 'light' },
  });
const shot = async (p: Person, name: string) => {
  await p.page.waitForTimeout(350);
  await p.page.screenshot({ path: `${OUT}${name}.png`, animations: 'disabled' });
};
const LESSONS = {
  nimmt: ['nimmtBasics', 'nimmtPlus', 'nimmtZero', 'nimmtTraps'],
  six: ['sixBasics', 'sixTeams'],
  sixteen: ['sixteenBasics', 'sixteenTips', 'sixteenTeams'],
};
it('answers', async () => {
  for (const size of ['s', 'd'] as const) {
    const p = await visitor('en', size);
    await p.go('/learn/nimmt/nimmtBasics');
    await p.waitForTurn();
    await p.page.locator('[data-travel="card-25"]').first().click();
    await p.page.locator('.action .button.act:enabled').click();
    await p.page.locator('.lesson-answer').waitFor();
    await p.page.waitForTimeout(1500);
    await shot(p, `answer-nimmt-${size}`);
    await p.go('/learn/six/sixBasics');
    await p.page.locator('.lesson-foot button').nth(1).click();
    await p.page.getByText('Complete the red row').waitFor();
    await place(p, '5,0');
    await p.page.locator('.lesson-answer').waitFor();
    await p.page.waitForTimeout(1500);
    await shot(p, `answer-six-${size}`);
    await p.go('/learn/sixteen/sixteenBasics');
    await p.page.locator('.sixteen-hand button:enabled').first().waitFor();
    await p.page.locator('.sixteen-hand button').nth(0).click();
    await shot(p, `answer-sixteen-pre-${size}`);
    await p.page.locator('.button.act:enabled').click().catch(() => undefined);
    await p.page.locator('.lesson-answer').waitFor();
    await shot(p, `answer-sixteen-${size}`);
    await p.page.context().close();
  }
}, 120_000);
it('mine, end, hints', async () => {
  for (const [lang, size, theme] of [['en', 's', 'light']] as const) {
    const p = await visitor(lang, size, theme);
    for (let i = 0; i < 1; i++) {
      await p.go('/new/nimmt');
      await p.button('One quick round').click();
      await p.option('On this device');
      await p.button('Start').click();
      await playToTheEnd([p]);
      if (i === 0) { await shot(p, `end-nimmt-${size}`); await p.page.locator('.end').evaluate((e) => e.scrollTo?.(0, 9999)); await shot(p, `end-nimmt-2-${size}`); }
    }
    await p.go('/mine');
    await p.page.getByRole('heading', { name: 'Statistics' }).waitFor();
    await shot(p, `mine-${size}`);
    await p.page.mouse.wheel(0, 600);
    await shot(p, `mine-2-${size}`);
    const q = await visitor('en', size === 's' ? 'd' : 's', theme);
    const table = await p.setUp('nimmt', async (page) => { await page.getByText('More rules').click(); await page.getByRole('switch', { name: /Allow hints/ }).check(); await shot(p, `setup-hints-${size}`); });
    await q.go(table); await q.page.getByLabel('Your name').fill('Bert'); await q.button('Sit down').click();
    await shot(q, `lobby-guest-${size}`);
    await p.button('Fill up with bots').click();
    await shot(p, `lobby-host-${size}`);
    await p.start();
    await q.waitForTurn(); await p.waitForTurn();
    await p.button('Hint (the others are told)').click();
    await p.page.getByText(/Strong would choose/).waitFor();
    await shot(p, `hint-asker-${size}`);
    await shot(q, `hint-other-${size}`);
    await p.lay(0); await q.lay(0); await p.waitForTurn();
    await p.go(table.replace('/t/', '/replay/'));
    await p.page.locator('.replay .hand-card').first().waitFor();
    await shot(p, `running-replay-${size}`);
    await p.go('/new/six'); await p.option('On this device'); await p.button('Start').click();
    await place(p, '0,0').catch(() => undefined);
    await p.page.waitForTimeout(2500);
    await p.button('Hint').click().catch(() => undefined);
    await p.page.getByText(/Strong would choose/).waitFor().catch(() => undefined);
    await shot(p, `hint-six-${size}`);
    await p.button('How it is played').click();
    await p.page.locator('.minute').waitFor();
    await shot(p, `table-rules-six-${size}`);
    await Promise.all([p.page.context().close(), q.page.context().close()]);
  }
}, 300_000);
it('replay and analysis', async () => {
  for (const [lang, size, theme] of [['de', 's', 'light'], ['en', 'd', 'light']] as const) {
    const p = await visitor(lang, size, theme);
    await p.go('/replay');
    await p.page.getByRole('textbox').waitFor();
    await shot(p, `replay-open-${lang}-${size}`);
    for (const g of size === 'd' ? ['six', 'ev'] : ['six', 'sixteen']) {
      await p.go('/replay');
      const text = readFileSync(`/tmp/learn-${g}.json`, 'utf8');
      // dropped
      const data = await p.page.evaluateHandle((t) => { const d = new DataTransfer(); d.items.add(new File([t], 'x.json', { type: 'application/json' })); return d; }, text);
      await p.page.dispatchEvent('main', 'drop', { dataTransfer: data });
      await p.page.getByRole('slider').waitFor();
      for (let i = 0; i < 6; i++) await p.page.keyboard.press('ArrowRight');
      await shot(p, `replay-${g}-${lang}-${size}`);
      await p.page.getByRole('button', { name: /^(Analysis|Analyse)$/ }).first().click();
      await p.page.getByRole('button', { name: /Analyse this match|analysieren|analyseren/ }).click();
      await p.page.waitForTimeout(2500);
      await shot(p, `analysis-${g}-running-${lang}-${size}`);
      await p.page.locator('.analysis-running').waitFor({ state: 'detached', timeout: 100_000 });
      await shot(p, `analysis-${g}-${lang}-${size}`);
      const first = p.page.locator('.analysis ol button').first();
      if ((await first.count()) > 0) { await first.click(); await p.page.waitForTimeout(600); await shot(p, `analysis-${g}-at-${lang}-${size}`); }
    }
    await p.page.context().close();
  }
}, 600_000);
it('lessons', async () => {
  for (const [lang, size] of [
    ['de', 's'],
    ['en', 'd'],
  ] as const) {
    const p = await visitor(lang, size, size === 'd' ? 'dark' : 'light');
    for (const game of ['nimmt', 'six', 'sixteen'] as const) {
      await p.go(`/learn/${game}`);
      await p.page.locator('.lesson-link').first().waitFor();
      await shot(p, `learn-${game}-${lang}-${size}`);
      for (const lesson of LESSONS[game]) {
        await p.go(`/learn/${game}/${lesson}`);
        for (let i = 0; i < 10; i++) {
          if ((await p.page.locator('.lesson-foot').count()) === 0) {
            await p.page.locator('.lesson-foot, .lesson-end').first().waitFor();
            if ((await p.page.locator('.lesson-end').count()) > 0) {
              if (lesson === 'nimmtBasics') await shot(p, `lesson-end-${lang}-${size}`);
              break;
            }
          }
          await p.page.locator('.lesson-task').waitFor();
          await shot(p, `lesson-${lesson}-${i}-${lang}-${size}`);
          await p.page.locator('.lesson-foot button').nth(1).click();
        }
      }
    }
    await p.page.context().close();
  }
});
it('rules', async () => {
  for (const [lang, size, theme] of [
    ['de', 's', 'light'],
    ['nl', 'm', 'dark'],
    ['en', 'd', 'light'],
  ] as const) {
    const p = await visitor(lang, size, theme);
    for (const path of [
      'nimmt#classic',
      'nimmt#plus/layTwo',
      'nimmt#ole/mask',
      'six#2003',
      'six#2003/circle',
      'six#teams/falling',
      'sixteen',
      'sixteen#standard/match',
      'sixteen#strict/strict',
    ]) {
      await p.go(`/rules/${path}`);
      await p.page.locator('.minute').waitFor();
      await p.page.waitForTimeout(700);
      await shot(p, `rules-${path.replace(/[#/]/g, '_')}-${lang}-${size}`);
    }
    await p.page.context().close();
  }
});
it('puzzles', async () => {
  for (const [lang, size, theme] of [
    ['de', 's', 'light'],
    ['en', 'd', 'dark'],
  ] as const) {
    const p = await visitor(lang, size, theme);
    await p.go('/puzzles');
    await p.page.locator('.puzzle-link').first().waitFor();
    await shot(p, `puzzles-${lang}-${size}`);
    const links = await p.page
      .locator('.puzzle-link')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
    const first = (g: string) => links.find((l) => l.includes(g)) ?? '';
    for (const g of ['nimmt', 'six', 'sixteen']) {
      await p.go(first(`/${g}-`) || `/puzzles/${g}-1`);
      await p.page
        .locator('.lesson-task')
        .waitFor()
        .catch(() => undefined);
      await shot(p, `puzzle-${g}-${lang}-${size}`);
      await p.page
        .getByRole('button', { name: /Show the answer|Antwort zeigen/ })
        .click()
        .catch(() => undefined);
      await shot(p, `puzzle-${g}-answer-${lang}-${size}`);
    }
    console.log(links.slice(0, 3), links.length);
    await p.page.context().close();
  }
}, 120_000);
