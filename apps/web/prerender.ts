import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LANGUAGES } from '@sixfold/words';
import { createServer, type Plugin } from 'vite';
import { type Ahead, tablesAhead } from './ahead.js';

const ROOT = '<div id="root"></div>';
/** How the build starts the page: at once. Instead it is fetched, and `early.js` starts it when there is a picture. */
const START = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/** A style sheet that the page cannot be drawn without. */
const SHEET = /<link rel="stylesheet" crossorigin href="(\/[^"]+\.css)">/g;

interface Prerender {
  renderHome(language: string): Promise<string>;
  renderDoor(language: string): Promise<string>;
  renderWaiting(): string;
}

/**
 * Puts the first picture into the document, with the styles and the script that it needs: nothing has to be fetched before
 * it shows. `index.html`, which answers for every address, says that something is on its way; `home.<language>.html`, which
 * the server sends for `/`, is the whole start page, and `door.<language>.html` what whoever was invited to a table sees first.
 */
export function prerendered(): Plugin {
  let folder = '';
  let root = '';
  let conditions: readonly string[] = [];
  /** What the page of a table is made of: fetched with the document instead of when the page asks for it. */
  let doorParts: readonly string[] = [];
  let ahead: Ahead = {};
  /** React, which is started before the page, in a task of its own. */
  let react = '';
  return {
    name: 'sixfold-prerendered',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
      conditions = config.resolve.conditions;
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      const door = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/pages/online.tsx'));
      if (!door) throw new Error('no chunk for the page of a table');
      doorParts = [door.fileName, ...door.imports];
      ahead = tablesAhead(bundle);
      react = chunks.find(({ name }) => name === 'react')?.fileName ?? '';
      if (react === '') throw new Error('no chunk for React');
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        const styles = new Styles();
        const pictures = new Map<string, string>();
        await withPageCode(root, conditions, async ({ renderHome, renderDoor, renderWaiting }) => {
          for (const language of LANGUAGES) {
            navigatorFor(language);
            pictures.set(`home.${language}.html`, styles.takenFrom(await renderHome(language)));
            pictures.set(`door.${language}.html`, styles.takenFrom(await renderDoor(language)));
          }
          pictures.set('index.html', renderWaiting());
        });
        const page = readFileSync(join(folder, 'index.html'), 'utf8');
        const start = START.exec(page)?.[1];
        if (!page.includes(ROOT) || !start) throw new Error(`index.html has no ${ROOT}, or no script`);
        const sheets = Array.from(page.matchAll(SHEET), ([, sheet]) => sheet).join(' ');
        const data = `data-start="/${react} ${start}" data-within="${sheets}" data-ahead='${JSON.stringify(ahead)}'`;
        const early = `<script ${data}>${readFileSync(join(root, 'early.js'), 'utf8')}</script>`;
        const common = page
          .replace(START, preloaded(start))
          .replaceAll('<link rel="modulepreload" crossorigin', LATER)
          .replace(SHEET, (_, sheet: string) => within(readFileSync(join(folder, sheet), 'utf8')));
        for (const [file, picture] of pictures) {
          const [, kind, language = 'en'] = /^(\w+)\.(\w+)\.html$/.exec(file) ?? [];
          const head = [early];
          if (kind !== undefined) head.push(`<style>${styles.sheet()}</style>`);
          if (kind === 'door')
            head.push(
              ...doorParts.map((part) => preloaded(`/${part}`)).filter((link) => !common.includes(link)),
            );
          const filled = common
            .replace('<html lang="en">', `<html lang="${language}">`)
            .replace('<title>', () => `${head.join('\n    ')}\n    <title>`)
            .replace(ROOT, () => `<div id="root">${withoutWriting(picture)}</div>`);
          writeFileSync(join(folder, file), filled);
        }
      },
    },
  };
}

/** Scripts are fetched while the picture is drawn, and not before it. */
const LATER = '<link rel="modulepreload" fetchpriority="low" crossorigin';
const preloaded = (script: string): string => `${LATER} href="${script}">`;

/** A style sheet inside the document. That nothing fetches it once more, `early.js` sees to. */
const within = (css: string): string => `<style>${css.trim()}</style>`;

/** What somebody writes before the page is there would be lost, so nobody can; taps are kept (`early.js`). */
const withoutWriting = (html: string): string => html.replaceAll('<input ', '<input inert ');

/**
 * The content policy allows no `style="…"` in a document (React sets styles from a script, which it may). So each becomes
 * a rule of a style sheet.
 */
class Styles {
  private readonly numbers = new Map<string, number>();

  takenFrom(html: string): string {
    return html.replace(/ style="([^"]*)"/g, (_, style: string) => {
      const number = this.numbers.get(style) ?? this.numbers.size;
      this.numbers.set(style, number);
      return ` data-first="${number}"`;
    });
  }

  sheet(): string {
    return Array.from(this.numbers, ([style, number]) => `[data-first="${number}"]{${style}}`).join('\n');
  }
}

/** Loads the page's own code here, with the few things of a browser that it asks for before it is shown. */
async function withPageCode(
  root: string,
  conditions: readonly string[],
  use: (code: Prerender) => Promise<void>,
): Promise<void> {
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    ssr: { resolve: { conditions: [...conditions] } },
    resolve: { conditions: [...conditions] },
  });
  const before = ['matchMedia', 'localStorage', 'navigator'].map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  try {
    define('matchMedia', () => ({ matches: false, addEventListener() {} }));
    define('localStorage', { getItem: () => null, setItem() {}, removeItem() {} });
    navigatorFor('en');
    await use((await vite.ssrLoadModule('/src/prerender.tsx')) as Prerender);
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
    await vite.close();
  }
}

const define = (name: string, value: unknown): void => {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
};

const navigatorFor = (language: string): void =>
  define('navigator', { languages: [language], cookieEnabled: true });
