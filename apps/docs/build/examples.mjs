import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { games } from '@sixfold/games';

/** The games whose rules can be played with, in the page that is served beside the documents. */
const PLAYABLE = new Set(games.filter(({ manifest }) => manifest.onHomePage).map(({ id }) => id));

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Adds to the rules of a game what one can do with them: above them the way to the page's own book, and below each rule the
 * worked examples that are about it, as tables to step through. They come from the page, when somebody opens one.
 */
export async function withExamples(root, game, html) {
  if (!PLAYABLE.has(game)) return html;
  const words = (await import(pathToFileURL(join(root, `packages/words/dist/en/${game}.js`)).href))[game];
  const ways = `<p class="live"><a href="/rules/${game}">The rules of ${escaped(words.name)} with examples to play through</a> · <a href="/learn/${game}">learn it by playing</a></p>\n`;
  const scenarios = scenariosOf(root, game);
  let shown = html;
  for (const rule of new Set(scenarios.map(({ rules }) => rules[0]))) {
    const at = shown.indexOf(`<strong>${rule}</strong>`);
    const end = shown.indexOf('</li>', at);
    if (at < 0 || end < 0) throw new Error(`The rules of ${game} have no ${rule}, which an example is about`);
    const about = scenarios.filter(({ rules }) => rules[0] === rule);
    const drawn = about.map(({ id, title }) => exampleOf(game, id, titleOf(words, title))).join('');
    shown = shown.slice(0, end) + drawn + shown.slice(end);
  }
  return ways + shown;
}

const exampleOf = (game, id, title) =>
  `\n<details class="example"><summary>${escaped(title)}</summary><iframe class="${game}" loading="lazy" src="/example/${game}/${id}" title="${escaped(title)}"></iframe></details>`;

const titleOf = (words, title) => words.scenarios?.[title.split('.').at(-1)] ?? title;

const scenariosOf = (root, game) => {
  const folder = join(root, `packages/${game}/scenarios`);
  return readdirSync(folder).flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
};
