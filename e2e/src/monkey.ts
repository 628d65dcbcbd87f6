import { below, FastRng } from '@sixfold/game-kit';
import type { Snapshot } from '@sixfold/protocol';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { deviceGame, keepGame } from '../measure/common.mjs';
import { befriend, type Friend } from './friend.js';
import type { Way } from './games.js';
import { visit } from './house.js';
import type { MortalServer } from './mortal.js';
import { Person } from './person.js';
import { secretsIn } from './secrets.js';
import { agrees, numbersOf } from './truth.js';

/**
 * What a browser says when a line is cut, a part of the page cannot be fetched or a command is refused; everything else is
 * a fault. Whoever could not be fetched must be there again afterwards.
 */
const EXPECTED_NOISE =
  /net::ERR_|Failed to load resource|dynamically imported module|Unable to preload CSS|chrome-error:/;
/** Whatever is not right after this many milliseconds is wrong. */
const PATIENCE = 45_000;
/** A game that went on this many times is not stuck. */
const ENOUGH = 3;
const BACK_TO_NOW = /^(Back to now|Zum jetzigen Stand|Terug naar nu)$/;
const KEYS = ['Tab', 'Enter', 'Escape', ' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'Home', '?'];

const MISCHIEF = ['reload', 'kill', 'back', 'tab', 'cut', 'forward', 'table', 'close'] as const;
type Deed = (typeof MISCHIEF)[number] | 'tap' | 'key' | 'play';

export interface Plan {
  readonly way: Way;
  readonly where: 'online' | 'device';
  readonly seed: string;
  readonly steps: number;
  /** Breaks the page on purpose, to see it found. */
  readonly sabotage?: (context: BrowserContext) => Promise<unknown>;
}

/** Somebody who taps whatever there is, and to whose browser, line and server everything happens. */
export class Monkey {
  readonly deeds: string[] = [];
  /** How many cards of others the page was searched for. */
  secrets = 0;
  private readonly faults: string[] = [];
  private readonly rng: FastRng;
  private readonly people = new WeakMap<Page, Person>();
  private pages: Page[];
  /** After how many steps the server is started again, and the line is back. */
  private recovery = 0;

  private readonly context: BrowserContext;

  private constructor(
    private readonly server: MortalServer,
    private readonly plan: Plan,
    page: Page,
    /** The path of the table that it came to, and who else sits there. */
    private readonly table: string,
    private readonly friend?: Friend,
  ) {
    this.pages = [page];
    this.context = page.context();
    const { context } = this;
    this.rng = new FastRng(plan.seed);
    const note = (fault: string): void => {
      if (!EXPECTED_NOISE.test(fault)) this.faults.push(fault);
    };
    context.on('weberror', (error) => note(String(error.error().stack ?? error.error())));
    context.on('console', (message) => {
      if (message.type() === 'error') note(message.text());
    });
    context.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
    context.on('page', (opened) => {
      if (!this.pages.includes(opened)) this.pages.push(opened);
    });
  }

  /** Sits down at a new table and lets the game begin. */
  static async arrive(browser: Browser, server: MortalServer, plan: Plan): Promise<Monkey> {
    const { page } = await visit(browser, server.address, { name: 'Momo' });
    const context = page.context();
    await plan.sabotage?.(context);
    const { way, where } = plan;
    const { game, seats, options } = way;
    if (where === 'device') {
      await page.goto(`${server.address}/icon.svg`);
      await page.evaluate(keepGame, { ...deviceGame(game, seats, 'Momo'), id: 'monkey', options });
      await page.goto(`${server.address}/here/monkey`);
      return new Monkey(server, plan, page, '/here/monkey');
    }
    await page.goto(server.address);
    const bots = Array.from({ length: way.seats - 2 }, () => 'easy');
    const made = await context.request.post(`${server.address}/api/tables`, {
      data: { game, seats, options, bots, name: 'Momo', contributes: true },
    });
    const { table } = (await made.json()) as { table: { id: string } };
    const friend = await befriend(server.address, table.id);
    await context.request.post(`${server.address}/api/tables/${table.id}/start`, { data: {} });
    await page.goto(`${server.address}/t/${table.id}`);
    return new Monkey(server, plan, page, `/t/${table.id}`, friend);
  }

  /** Does whatever comes to its mind. */
  async rage(): Promise<void> {
    for (let step = 0; step < this.plan.steps; step++) {
      const deed = this.next(step);
      this.deeds.push(deed);
      await this.act(deed);
      if (this.recovery > 0 && --this.recovery === 0) await this.recover();
    }
    await this.recover();
  }

  /** Calms down, looks whether everything is as the server says, and goes on playing. Says what is wrong. */
  async calm(): Promise<string[]> {
    const [page = await this.context.newPage(), ...others] = this.pages.filter((each) => !each.isClosed());
    for (const other of others) await other.close();
    this.pages = [page];
    await page.keyboard.press('Escape');
    await this.comeBack(page);
    if (await this.isRemoved(page)) return this.faults.map((fault) => `page error: ${fault}`);
    const problems = [
      ...(await this.differences(page)),
      ...(await this.leaks(page)),
      ...(await this.stuck(page)),
    ];
    return [...this.faults.map((fault) => `page error: ${fault}`), ...problems];
  }

  async leave(): Promise<void> {
    this.friend?.close();
    await this.context.close();
  }

  private next(step: number): Deed {
    // Every kind of mischief has its turn; in between somebody taps, types and sometimes even plays.
    if (step % 4 === 3) return MISCHIEF[Math.floor(step / 4) % MISCHIEF.length] ?? 'reload';
    const chance = below(this.rng, 10);
    return chance < 6 ? 'tap' : chance < 7 ? 'key' : 'play';
  }

  private get page(): Page {
    this.pages = this.pages.filter((each) => !each.isClosed());
    return this.pages[below(this.rng, this.pages.length)] as Page;
  }

  private async act(deed: Deed): Promise<void> {
    const { page } = this;
    // Where the server or the line is gone, much fails: what counts is what comes of it.
    await this.doing(deed, page).catch(() => undefined);
  }

  private async doing(deed: Deed, page: Page): Promise<unknown> {
    const soon = { waitUntil: 'commit', timeout: 3000 } as const;
    switch (deed) {
      case 'tap':
        return this.tap(page);
      case 'key':
        return page.keyboard.press(KEYS[below(this.rng, KEYS.length)] ?? 'Tab');
      case 'play':
        return this.goOn(page, 1500);
      case 'reload':
        return page.reload(soon);
      case 'back':
        return page.goBack(soon);
      case 'forward':
        return page.goForward(soon);
      case 'table':
        return page.goto(this.server.address + this.table, soon);
      case 'tab': {
        const further = await this.context.newPage();
        return further.goto(this.server.address + this.table, soon);
      }
      case 'close':
        return this.pages.length > 1 ? page.close() : undefined;
      case 'cut':
        this.recovery = 1 + below(this.rng, 4);
        return this.context.setOffline(true);
      case 'kill':
        this.recovery = 1 + below(this.rng, 4);
        return this.server.kill();
    }
  }

  private async recover(): Promise<void> {
    this.recovery = 0;
    await this.server.rise();
    await this.context.setOffline(false);
  }

  /** Taps something that looks as if one could, most of the time at the table itself. */
  private async tap(page: Page): Promise<void> {
    const targets = await page.evaluate(tappable, below(this.rng, 5) > 0);
    const target = targets[below(this.rng, Math.max(1, targets.length))];
    if (target === undefined) return;
    this.deeds.push(target.name);
    await page.mouse.click(target.x, target.y);
  }

  private async goTo(page: Page): Promise<void> {
    await page.goto(this.server.address + this.table);
  }

  /** What was wished for while the server was away, such as another table, may come true only now. */
  private async comeBack(page: Page): Promise<void> {
    if (new URL(page.url()).pathname !== this.table) await this.goTo(page);
  }

  private async goOn(page: Page, timeout: number): Promise<void> {
    this.context.setDefaultTimeout(timeout);
    const person = this.people.get(page) ?? new Person(page, this.server.address, 'Momo');
    this.people.set(page, person);
    await this.plan.way.goOn(person).catch(() => undefined);
  }

  private async snapshot(): Promise<Snapshot | undefined> {
    if (this.plan.where === 'device') return undefined;
    const response = await this.context.request.get(
      `${this.server.address}/api/tables/${this.table.slice(3)}`,
    );
    return (await response.json()) as Snapshot;
  }

  /** This tab went through all of it: it must show what the server says, and what a tab shows that was opened just now. */
  private async differences(page: Page): Promise<string[]> {
    const toNow = page.locator('.banner button', { hasText: BACK_TO_NOW });
    if ((await toNow.count()) > 0) await toNow.click();
    return this.plan.where === 'device' ? this.forgotten(page) : this.untold(page);
  }

  /** On a device: what was kept is what was shown, while nothing happens because somebody is asked. */
  private async forgotten(page: Page): Promise<string[]> {
    let before = '';
    const isAsked = await this.soon(page, async () => {
      await this.comeBack(page);
      before = await numbersOf(page);
      return before !== '' && (await this.isWaiting(page));
    });
    await this.goTo(page);
    const isSame = await this.soon(page, async () => (await numbersOf(page)) === before);
    return isAsked && isSame ? [] : [`shown: ${before}\nkept: ${await numbersOf(page)}`];
  }

  /** Online: this tab, a fresh one and the server have the same table, unless the game ends meanwhile. */
  private async untold(page: Page): Promise<string[]> {
    const fresh = await this.context.newPage();
    await this.goTo(fresh);
    const isSame = await this.soon(page, async () => {
      await this.comeBack(page);
      const snapshot = await this.snapshot();
      if (snapshot?.table.phase !== 'playing') return true;
      const [here, there] = [await numbersOf(page), await numbersOf(fresh)];
      return here === there && here !== '' && (await agrees(page, snapshot));
    });
    const [here, there] = [await numbersOf(page), await numbersOf(fresh)];
    await fresh.close();
    const view = JSON.stringify((await this.snapshot())?.play?.view);
    return isSame ? [] : [`shown: ${here}\nfresh: ${there}\nserver: ${view}`];
  }

  /** Whether something becomes true before anybody's patience ends. */
  private async soon(page: Page, isTrue: () => Promise<boolean>): Promise<boolean> {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await page.waitForTimeout(100))
      if (await isTrue()) return true;
    return false;
  }

  /** Nothing of another's hand is in the page. */
  private async leaks(page: Page): Promise<string[]> {
    // Asked for before and after: what was laid meanwhile is no secret any more.
    const before = (await this.friend?.secrets()) ?? [];
    const found = await secretsIn(page, before);
    const after = (await this.friend?.secrets()) ?? [];
    this.secrets += before.length;
    return found.filter((each) => after.includes(each)).map((each) => `tells of another's card: ${each}`);
  }

  /** A game on a device that somebody has removed is gone, as they wished. */
  private isRemoved = async (page: Page): Promise<boolean> =>
    this.plan.where === 'device' &&
    (await page.evaluate(() => localStorage.getItem('sixfold.game.monkey') === null));

  /** On a device: somebody is asked, or it is over. */
  private isWaiting = (page: Page): Promise<boolean> =>
    page.evaluate(() => document.querySelector('.result, .yours, .mine-now, .cover') !== null);

  /** Plays on for a while: the game must go on, whoever it waits for. */
  private async stuck(page: Page): Promise<string[]> {
    let [changes, last] = [0, ''];
    let since = Date.now();
    while (changes <= ENOUGH) {
      await this.comeBack(page);
      const snapshot = await this.snapshot();
      if (snapshot !== undefined && !['playing', 'dealing'].includes(snapshot.table.phase)) return [];
      if ((await page.locator('.result').count()) > 0) return [];
      const now = snapshot ? `${snapshot.table.deal.number} ${snapshot.play?.number}` : await numbersOf(page);
      if (now !== last) [changes, last, since] = [changes + 1, now, Date.now()];
      if (Date.now() - since > PATIENCE) return [`stuck: ${await page.locator('body').innerText()}`];
      await this.goOn(page, 2000);
      await page.waitForTimeout(50);
    }
    return [];
  }
}

/** Runs in the page: everything in sight that can be tapped; at the table alone, if there is anything there. */
function tappable(atTable: boolean): { name: string; x: number; y: number }[] {
  const found = [
    ...document.querySelectorAll<HTMLElement>(
      'button:not(:disabled), a[href], summary, input:not([type=file]), select, [role=switch], .six-cell.target, .six-cell.own',
    ),
  ].flatMap((element) => {
    const href = element instanceof HTMLAnchorElement ? new URL(element.href) : undefined;
    if (href !== undefined && (href.origin !== location.origin || /^\/(?:docs|api)/.test(href.pathname)))
      return [];
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width === 0 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return [];
    const name = element.getAttribute('aria-label') ?? element.textContent ?? element.tagName;
    return [{ name: name.trim().slice(0, 30), x, y, isTable: element.closest('.table-main') !== null }];
  });
  const table = found.filter(({ isTable }) => isTable);
  return atTable && table.length > 0 ? table : found;
}
