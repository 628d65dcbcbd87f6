import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LANGUAGES } from '@sixfold/words';
import { createServer, type Plugin } from 'vite';

const ROOT = '<div id="root"></div>';
/** How the build starts the page: at once. Instead it is fetched, and `early.js` starts it when there is a picture. */
const START = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

interface Prerender {
  renderHome(language: string): Promise<string>;
  renderWaiting(): string;
}

/**
 * Puts the first picture into the document. `index.html`, which answers for every address, says that something is on its
 * way; `home.<language>.html`, which the server sends for `/`, is the whole start page.
 */
export function prerendered(): Plugin {
  let folder = '';
  let root = '';
  let conditions: readonly string[] = [];
  let early = '';
  return {
    name: 'sixfold-prerendered',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
      conditions = config.resolve.conditions;
    },
    generateBundle() {
      const source = readFileSync(join(root, 'early.js'), 'utf8');
      early = namedByContent('early', 'js', source);
      this.emitFile({ type: 'asset', fileName: early, source });
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        const styles = new Styles();
        const pages = new Map<string, string>();
        await withPageCode(root, conditions, async ({ renderHome, renderWaiting }) => {
          for (const language of LANGUAGES) {
            navigatorFor(language);
            pages.set(`home.${language}.html`, styles.takenFrom(await renderHome(language)));
          }
          pages.set('index.html', renderWaiting());
        });
        const sheet = namedByContent('first', 'css', styles.sheet());
        writeFileSync(join(folder, sheet), styles.sheet());
        const page = readFileSync(join(folder, 'index.html'), 'utf8');
        const start = START.exec(page)?.[1];
        if (!page.includes(ROOT) || !start) throw new Error(`index.html has no ${ROOT}, or no script`);
        for (const [file, html] of pages) {
          const [, language] = /^home\.(\w+)\.html$/.exec(file) ?? [];
          const head = [`<script src="/${early}" data-page="${start}"></script>`];
          if (language) head.push(`<link rel="stylesheet" href="/${sheet}">`);
          const filled = page
            .replace('<html lang="en">', `<html lang="${language ?? 'en'}">`)
            .replace('<title>', `${head.join('\n    ')}\n    <title>`)
            .replace(START, `<link rel="modulepreload" crossorigin href="${start}">`)
            .replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ')
            .replace(ROOT, () => `<div id="root">${withoutWriting(html)}</div>`);
          writeFileSync(join(folder, file), filled);
        }
      },
    },
  };
}

/** What somebody writes before the page is there would be lost, so nobody can; taps are kept (`early.js`). */
const withoutWriting = (html: string): string => html.replaceAll('<input ', '<input inert ');

const namedByContent = (name: string, kind: string, content: string): string =>
  `assets/${name}-${createHash('sha256').update(content).digest('hex').slice(0, 8)}.${kind}`;

/**
 * The content policy allows no `style="…"` in a document (React sets styles from a script, which it may). So each becomes
 * a rule of a file.
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
