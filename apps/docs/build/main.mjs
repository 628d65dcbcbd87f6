import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawer } from './diagrams.mjs';
import { withExamples } from './examples.mjs';
import { htmlOf } from './markdown.mjs';
import { documentsOf, LIBRARIES } from './pages.mjs';
import { referenceOf } from './reference.mjs';
import { pageOf } from './shell.mjs';

// Makes the site in dist/ of the documents and of the declarations that the compiler has written.
const root = fileURLToPath(new URL('../../..', import.meta.url));
const here = fileURLToPath(new URL('..', import.meta.url));
const dist = join(here, 'dist');

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });

const reference = LIBRARIES.map((library) => ({
  source: `reference/${library}`,
  place: `reference/${library}.html`,
  ...referenceOf(root, library),
}));
const groups = [...documentsOf(root), { title: 'Reference', pages: reference }].map((group, index) => ({
  ...group,
  isOpen: index < 3,
}));
const pages = groups.flatMap((group) => group.pages);
const links = new Map(pages.map(({ source, place }) => [source, place]));
// Files to use as they are.
for (const name of readdirSync(join(root, 'hosting'))) links.set(`hosting/${name}`, `hosting/${name}.txt`);
links.set('docs/redo-deal.py', 'redo-deal.py.txt');

const diagram = drawer(join(dist, 'diagrams'));
const found = [];
for (const page of pages) {
  const { html, sections } = htmlOf(page, links, diagram);
  const game = /^rules-(\w+)\.html$/.exec(page.place)?.[1];
  const file = join(dist, page.place);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, pageOf({ ...page, html: await withExamples(root, game, html), groups }));
  for (const { heading, anchor, text } of sections)
    found.push({
      page: page.title,
      place: `${page.place}#${anchor}`,
      heading,
      text: text.join(' ').slice(0, 3000),
    });
}
writeFileSync(join(dist, 'search.json'), JSON.stringify(found));
for (const [source, place] of links) {
  if (!place.endsWith('.txt')) continue;
  mkdirSync(dirname(join(dist, place)), { recursive: true });
  copyFileSync(join(root, source), join(dist, place));
}
cpSync(join(root, 'docs/pictures'), join(dist, 'pictures'), { recursive: true });
cpSync(join(here, 'src'), dist, { recursive: true });
copyFileSync(join(root, 'apps/web/public/icon.svg'), join(dist, 'icon.svg'));
const minisearch = fileURLToPath(import.meta.resolve('minisearch'));
copyFileSync(minisearch, join(dist, 'minisearch.js'));
// Browsers know files, not packages.
const script = join(dist, 'site.js');
writeFileSync(script, readFileSync(script, 'utf8').replace("from 'minisearch'", "from './minisearch.js'"));
copyFileSync(join(dirname(minisearch), '../../LICENSE.txt'), join(dist, 'minisearch-license.txt'));
