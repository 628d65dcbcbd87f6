import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House } from '../src/house.js';
import { checkScreen } from '../src/screen-check.js';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

describe('rules', () => {
  it.each(['nimmt#ole', 'six#21', 'sixteen'])(
    '/rules/%s has no violation in either theme, with its boards drawn',
    async (path) => {
      const person = await house.visitor({ name: 'Mia' });
      await person.go(`/rules/${path}`);
      await person.page.getByRole('heading', { name: 'In a minute' }).waitFor();
      await person.page.locator('.rule').nth(2).scrollIntoViewIfNeeded();
      await person.page.locator('.stage[data-settled]').first().waitFor();
      await checkScreen(person, `rules-${path.replace('#', '-')}`);
      person.expectNoFaults();
      await person.page.context().close();
    },
  );

  it('an example is stepped through, left with a move of one’s own, and come back to', async () => {
    const person = await house.visitor({ name: 'Mia' });
    await person.go('/rules/nimmt#classic/sixth');
    const rule = person.page.getByRole('region', { name: 'The sixth card takes the row' });
    await rule.getByText('Step 1 of 2').waitFor();
    await rule.getByRole('button', { name: 'Next' }).click();
    await rule
      .getByText('Ada takes row 1 with 15: 5 cards, 11 bullheads.', { exact: false })
      .first()
      .waitFor();
    await rule.getByRole('button', { name: 'Back' }).click();

    await rule.getByRole('button', { name: 'Try it' }).click();
    await rule.getByRole('button', { name: /^60,/ }).click();
    await rule.getByRole('button', { name: 'Lay 60' }).click();
    await rule.getByText('Ada places 60 on row 4.', { exact: false }).first().waitFor();
    await rule.getByRole('button', { name: 'Back to the example' }).click();
    await rule.getByText('Step 1 of 2').waitFor();
    person.expectNoFaults();
    await person.page.context().close();
  });

  it('the setup leads to the rules of what is chosen there, in the reader’s language', async () => {
    const person = await house.visitor({ name: 'Mia', language: 'de' });
    await person.go('/new/nimmt');
    await person.button('Mit Oles Fallen').click();
    await person.page.getByRole('link', { name: 'Regeln: Ole-Fallen' }).click();
    await person.page.getByRole('heading', { name: 'So spielt man 6 nimmt!' }).waitFor();
    await person.page.getByRole('heading', { name: 'Fallenkarten' }).waitFor();
    expect(await person.page.locator('[aria-current=true]').textContent()).toBe('Ole-Fallen');
    await person.page.context().close();
  });

  it('help at a table is about that table', async () => {
    const person = await house.visitor({ name: 'Mia' });
    await person.go('/new/sixteen');
    await person.button('Strict drawing').click();
    await person.option('On this device');
    await person.button('Start').click();
    await person.button('How it is played').click();
    const dialog = person.page.getByRole('dialog');
    await dialog.getByText('Win more piles than the other side, and do not forget to draw.').waitFor();
    await dialog.getByRole('heading', { name: 'Drawing by hand, strict' }).waitFor();
    person.expectNoFaults();
    await person.page.context().close();
  });
});
