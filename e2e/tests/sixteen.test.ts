import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House } from '../src/house.js';
import type { Person } from '../src/person.js';
import { checkScreen } from '../src/screen-check.js';
import { answer, playOne, playToTheEnd } from '../src/sixteen-player.js';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Everything the log of a finished table says. */
async function logOf(person: Person): Promise<string> {
  await person.page.keyboard.press('Escape');
  await person.button(/^(Chat, )?Log/).click();
  await person.page.getByRole('tab', { name: 'Log' }).click();
  return (await person.page.locator('dialog .log').textContent()) ?? '';
}

/** A game on this device against a bot, from the form. */
async function playHere(person: Person, preset: string): Promise<void> {
  await person.go('/new/sixteen');
  await person.button(preset).click();
  await person.option('On this device');
  await person.button('Start').click();
  await person.page.locator('.sixteen-hand button:enabled').first().waitFor();
}

describe('Sixteen online', () => {
  it('two people, strict drawing: one draws by hand, the other forgets; jokers are chosen', async () => {
    const anna = await house.visitor({ name: 'Anna' });
    const bert = await house.visitor({ name: 'Bert' });
    const table = await anna.setUp('sixteen', () => anna.button('Strict drawing').click());
    await bert.sitDown(table);
    await anna.start();
    await Promise.all([
      playToTheEnd([anna], { playful: true }),
      playToTheEnd([bert], { playful: true, forgetful: true }),
    ]);
    const log = await logOf(anna);
    // All cards are played in the end, so both jokers were.
    expect(log.match(/plays a joker as/g)).toHaveLength(2);
    expect(log).toContain('Bert plays without drawing.');
    expect(log).not.toContain('Anna plays without drawing.');
    anna.expectNoFaults();
    bert.expectNoFaults();
  });

  it('two teams: partners win and lose together', async () => {
    const anna = await house.visitor({ name: 'Anna' });
    const bert = await house.visitor({ name: 'Bert' });
    const table = await anna.setUp('sixteen', () => anna.button('Two teams').click());
    await bert.sitDown(table);
    await anna.button('Fill up with bots').click();
    await anna.start();
    await anna.page.locator('.side-tile').nth(1).waitFor();
    expect(await anna.page.locator('.side-tile').first().locator('.member').count()).toBe(2);
    await Promise.all([playToTheEnd([anna]), playToTheEnd([bert])]);
    const scores = await anna.page.locator('.result-line .score').allTextContents();
    expect(scores).toHaveLength(4);
    expect(new Set(scores).size).toBeLessThanOrEqual(2);
    anna.expectNoFaults();
    bert.expectNoFaults();
  });
});

describe('Sixteen on one device', () => {
  it('plays a whole game by keyboard alone', async () => {
    const person = await house.visitor({ name: 'Kim' });
    await playHere(person, 'As printed');
    const { keyboard } = person.page;
    const place = () =>
      person.page.evaluate(() => {
        if (document.querySelector('.result')) return 'result';
        const inside = (selector: string) => Boolean(document.activeElement?.closest(selector));
        return inside('.sixteen-hand') ? 'hand' : inside('.joker-grid') ? 'joker' : 'elsewhere';
      });
    for (let keys = 0; keys < 4000; keys++) {
      const at = await place();
      if (at === 'result') break;
      if (at === 'elsewhere') await keyboard.press('Tab');
      else if (at === 'joker') {
        await keyboard.press('ArrowDown');
        await keyboard.press('Enter');
        await keyboard.press('Enter');
      } else {
        const before = await person.page.locator('.open-pile, .won strong').allTextContents();
        await keyboard.press('ArrowRight');
        await keyboard.press('Enter');
        await keyboard.press('Enter');
        // Either something was played, or the joker's dialog asks.
        await expect
          .poll(async () => {
            const isAsking = (await person.page.locator('.joker-grid, .result').count()) > 0;
            const now = await person.page.locator('.open-pile, .won strong').allTextContents();
            return isAsking || now.join() !== before.join();
          })
          .toBe(true);
        await person.page.locator('.sixteen-hand button:enabled, .joker-grid, .result').first().waitFor();
      }
    }
    expect(await person.page.locator('.result-line').count()).toBe(2);
    person.expectNoFaults();
  });

  it('table, chooser and result: no violation in either theme, no sideways scrolling', async () => {
    const person = await house.visitor({ name: 'Mia' });
    await playHere(person, 'Two teams');
    await playOne(person);
    await person.page.locator('.sixteen-hand button:enabled').first().waitFor();
    await person.page.locator('.sixteen-hand button').nth(1).click();
    await checkScreen(person, 'sixteen-teams');
    await playHere(person, 'Strict drawing');
    await checkScreen(person, 'sixteen-strict');
    let hasJoker = false;
    while ((await person.page.locator('.result').count()) === 0) {
      if ((await answer(person, { playful: true })) !== 'play' || hasJoker) continue;
      hasJoker = (await person.page.locator('.joker-grid').count()) > 0;
      if (hasJoker) await checkScreen(person, 'sixteen-joker');
    }
    await checkScreen(person, 'sixteen-result');
    person.expectNoFaults();
  });
});
