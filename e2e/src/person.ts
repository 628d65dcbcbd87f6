import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** What a browser says when a line is cut on purpose; everything else on the console is a fault. */
const EXPECTED_NOISE = /net::ERR_|Failed to load resource: (net|the server responded with a status of 503)/;

/** Somebody at a browser, with the few things people do. */
export class Person {
  private readonly faults: string[] = [];

  constructor(
    readonly page: Page,
    readonly address: string,
    readonly name: string,
  ) {
    page.on('console', (message) => {
      if (message.type() === 'error' && !EXPECTED_NOISE.test(message.text()))
        this.faults.push(message.text());
    });
    page.on('pageerror', (error) => this.faults.push(String(error)));
  }

  go = (path: string) => this.page.goto(this.address + path);

  /** The table's id in the address. */
  get table(): string {
    return new URL(this.page.url()).pathname;
  }

  button = (name: string | RegExp): Locator => this.page.getByRole('button', { name });

  /** Nothing was complained about, and the content policy was kept. */
  expectNoFaults(): void {
    expect(this.faults).toEqual([]);
  }

  /** One of a few choices in a form. */
  async option(name: string | RegExp): Promise<void> {
    const radio = this.page.getByRole('radio', { name });
    await radio.click();
    await expect.poll(() => radio.isChecked()).toBe(true);
  }

  /** How many rounds are played, whichever way the variant asks for it. */
  async rounds(number: number): Promise<void> {
    await this.page.getByText('More rules').click();
    const fixed = this.page.getByRole('radio', { name: 'A number' });
    if ((await fixed.count()) > 0) await fixed.check();
    await this.page.getByRole('textbox', { name: 'Rounds', exact: true }).fill(String(number));
  }

  /** Makes a table with the usual rules from the start page. */
  async makeTable(game: RegExp): Promise<string> {
    await this.go('/');
    await this.button(new RegExp(`With friends.*${game.source}`)).click();
    await this.page.waitForURL(/\/t\//);
    await this.page.getByRole('heading', { name: 'The table is ready' }).waitFor();
    return this.table;
  }

  /** Makes a table through the form, with whatever `choose` sets there. */
  async setUp(game: string, choose: (page: Page) => Promise<void>): Promise<string> {
    await this.go(`/new/${game}`);
    await this.option('Online');
    await choose(this.page);
    await this.button('Make the table').click();
    await this.page.waitForURL(/\/t\//);
    await this.page.getByRole('heading', { name: 'The table is ready' }).waitFor();
    return this.table;
  }

  /** Opens a link to a table and sits down under one's name. */
  async sitDown(table: string): Promise<void> {
    await this.go(table);
    await this.page.getByLabel('What is your name?').fill(this.name);
    await this.button('Sit down').click();
    await this.page.getByRole('heading', { name: 'The table is ready' }).waitFor();
  }

  start = () => this.button('Start the game').click();

  hand = (): Locator => this.page.locator('.hand-card');

  /** One's cards as they are announced. */
  async cards(): Promise<number[]> {
    const labels = await this.hand().evaluateAll((cards) =>
      cards.map((card) => card.getAttribute('aria-label')),
    );
    return labels.map((label) => Number.parseInt(label ?? '', 10));
  }

  async waitForTurn(): Promise<void> {
    await this.page.locator('.hand-card:enabled').first().waitFor();
  }

  /** Chooses the card at a place of the hand and lays it. */
  async lay(place = 0): Promise<void> {
    await this.waitForTurn();
    await this.hand().nth(place).click();
    await this.page.locator('.action .button.act:enabled').click();
  }
}
