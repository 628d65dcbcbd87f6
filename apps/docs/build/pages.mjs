import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { games } from '@sixfold/games';

/** The packages of rules are called like their games. */
const RULES = games.map(({ id }) => id);

/** The libraries that have a page of reference, in the order in which they build on each other. */
export const LIBRARIES = ['game-kit', ...RULES, 'games', 'bots', 'protocol', 'words', 'table'];

const GROUPS = [
  ['Start', ['README.md', 'docs/first-bot.md', 'docs/operations.md', 'CHANGELOG.md']],
  ['Rules', RULES.map((name) => `packages/${name}/RULES.md`)],
  [
    'Build on it',
    [
      'docs/bots.md',
      'docs/environment.md',
      'clients/python/README.md',
      'docs/from-code.md',
      'docs/protocol.md',
      'docs/cli.md',
      'docs/notation.md',
      'docs/fairness.md',
      'docs/analysis.md',
      'docs/adding-a-game.md',
      'docs/adding-a-language.md',
    ],
  ],
  [
    'How it is made',
    [
      'docs/overview.md',
      'docs/rooms.md',
      'docs/page.md',
      'docs/scaling.md',
      'docs/reliability.md',
      'docs/glossary.md',
      'CONTRIBUTING.md',
      'TESTING.md',
    ],
  ],
];

/** Where a document stands in the site: `docs/bots.md` is bots.html, other folders keep their name. */
export function placeOf(source) {
  if (source === 'README.md') return 'index.html';
  const path = source.replace(/^docs\//, '').replace(/\.md$/, '');
  const [first, name, file] = path.split('/');
  if (first === 'packages' && file === 'RULES') return `rules-${name}.html`;
  if (first === 'clients') return 'python.html';
  if (first === 'decisions') return `decisions/${name === 'README' ? 'index' : name}.html`;
  return `${path.toLowerCase().replaceAll('/', '-')}.html`;
}

/** All documents by group. What no group names comes last, so that a new one is not forgotten. */
export function documentsOf(root) {
  const named = new Set(GROUPS.flatMap(([, sources]) => sources));
  const others = readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`)
    .filter((source) => !named.has(source));
  const decisions = readdirSync(join(root, 'docs/decisions')).sort((a, b) => order(a) - order(b));
  const groups = [
    ...GROUPS,
    ['More', others.sort()],
    ['Decisions', decisions.map((name) => `docs/decisions/${name}`)],
  ];
  return groups.map(([title, sources]) => ({
    title,
    pages: sources
      .filter((source) => existsSync(join(root, source)))
      .map((source) => documentOf(root, source)),
  }));
}

/** The overview of all decisions comes before them. */
const order = (name) => (name === 'README.md' ? -1 : Number.parseInt(name, 10));

function documentOf(root, source) {
  const text = readFileSync(join(root, source), 'utf8');
  const title = /^# (.+)$/m.exec(text)?.[1] ?? basename(source, '.md');
  return { source, place: placeOf(source), title: title.replaceAll('`', ''), text };
}
