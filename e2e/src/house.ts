import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_LIMITS, type RunningServer, startServer } from '@sixfold/server';
import type { Language } from '@sixfold/words';
import { pino } from 'pino';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { launch } from './chromium.js';
import { Person } from './person.js';

interface Visitor {
  readonly name?: string;
  readonly language?: Language;
  readonly speed?: 'slow' | 'normal' | 'fast' | 'off';
  readonly context?: BrowserContextOptions;
}

/** A server with a fresh database and a browser: what every test happens in. */
export class House {
  private constructor(
    private server: RunningServer | undefined,
    private readonly port: number,
    readonly browser: Browser,
    private readonly folder: string,
    private readonly page: string | undefined,
  ) {}

  /** `page` is the folder of a built page, where it shall not be the usual one. */
  static async open(page = process.env.SIXFOLD_PAGE): Promise<House> {
    const folder = mkdtempSync(join(tmpdir(), 'sixfold-e2e-'));
    const [server, browser] = await Promise.all([serve(folder, 0, page), launch()]);
    return new House(server, server.port, browser, folder, page);
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Somebody with a browser of their own. */
  visitor = (visitor: Visitor = {}): Promise<Person> => visit(this.browser, this.address, visitor);

  /** The server goes away … */
  async stopServer(): Promise<void> {
    await this.server?.stop();
    this.server = undefined;
  }

  /** … and comes back at the same address with the same database. */
  async startServer(): Promise<void> {
    this.server = await serve(this.folder, this.port, this.page);
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.stopServer();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Somebody with a window of their own comes to a server. */
export async function visit(
  browser: Browser,
  address: string,
  { name = '', language = 'en', speed = 'off', context = {} }: Visitor = {},
): Promise<Person> {
  const own = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: language,
    // What is kept for use without network must not hide a slow or wrong answer of the server.
    serviceWorkers: 'block',
    ...context,
  });
  own.setDefaultTimeout(15_000);
  await own.addInitScript(
    (settings) => {
      // What a browser shows instead of a page that it cannot reach has no storage.
      if (location.origin === 'null') return;
      if (localStorage.getItem('sixfold.settings') === null)
        localStorage.setItem('sixfold.settings', JSON.stringify({ state: settings, version: 1 }));
    },
    { name, language, speed },
  );
  return new Person(await own.newPage(), address, name);
}

const serve = (folder: string, port: number, page: string | undefined): Promise<RunningServer> =>
  startServer({
    database: join(folder, 'sixfold.db'),
    port,
    ...(page !== undefined && { page }),
    limits: NO_LIMITS,
    rhythm: { botPace: 0 },
    log: pino({ level: 'silent' }),
  });
