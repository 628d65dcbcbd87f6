import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const STATEMENT =
  /^export (?:declare )?(?:abstract )?(interface|class|function|const|let|type|enum) ([\w$]+)/;
const NAMED = /^export (?:type )?\{([^}]*)\}(?: from '([^']+)')?;/;
const STAR = /^export (?:type )?\*(?: as (\w+))? from '([^']+)';/;

/** Everything that a library exports: its name, kind, comment and declaration, as the compiler has written it. */
export function exportsOf(file, seen = new Map()) {
  if (seen.has(file)) return seen.get(file);
  const found = new Map();
  seen.set(file, found);
  if (!existsSync(file)) return found;
  for (const { comment, code } of statementsOf(readFileSync(file, 'utf8'))) {
    const [, kind, name] = STATEMENT.exec(code) ?? [];
    if (name !== undefined) {
      // A function may be declared several times, once for each way to call it.
      const before = found.get(name);
      found.set(name, {
        name,
        kind,
        comment: before?.comment || comment,
        code: [...(before?.code ?? []), code],
      });
    }
    const star = STAR.exec(code);
    if (star?.[2]?.startsWith('.') && star[1] === undefined)
      for (const [key, value] of exportsOf(pathOf(file, star[2]), seen)) found.set(key, value);
    const named = NAMED.exec(code.replaceAll('\n', ' '));
    if (named?.[2]?.startsWith('.')) {
      const from = exportsOf(pathOf(file, named[2]), seen);
      for (const each of named[1].split(',')) {
        const [own, other = own] = each
          .trim()
          .replace(/^type /, '')
          .split(' as ');
        const declared = from.get(own);
        if (declared) found.set(other, { ...declared, name: other });
      }
    }
  }
  return found;
}

const pathOf = (file, target) => join(dirname(file), target.replace(/\.js$/, '.d.ts'));

/** The statements of a declaration file, each with the comment before it. The compiler writes them one after another. */
function statementsOf(text) {
  const statements = [];
  let comment = '';
  let code = [];
  let depth = 0;
  let isComment = false;
  for (const line of text.split('\n')) {
    if (depth === 0 && code.length === 0) {
      if (line.startsWith('/**')) {
        comment = line;
        isComment = !line.includes('*/');
        continue;
      }
      if (isComment) {
        comment += `\n${line}`;
        isComment = !line.includes('*/');
        continue;
      }
      if (line.trim() === '' || line.startsWith('//')) continue;
    }
    code.push(line);
    for (const sign of line.replace(/'[^']*'|\/\*.*?\*\/|\/\/.*$/g, '')) {
      if ('{(['.includes(sign)) depth++;
      else if ('})]'.includes(sign)) depth--;
    }
    // An open union goes on with the next line.
    if (depth > 0 || !/[;}]$/.test(line.trimEnd())) continue;
    statements.push({ comment: textOf(comment), code: code.join('\n') });
    comment = '';
    code = [];
  }
  return statements;
}

/** A comment without its stars. */
const textOf = (comment) =>
  comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''))
    .join('\n')
    .trim();

const KINDS = [
  ['class', 'Classes'],
  ['function', 'Functions'],
  ['const', 'Values'],
  ['interface', 'Interfaces'],
  ['type', 'Types'],
];

/** The reference of one library as a document, from its manifest's entries and their declarations. */
export function referenceOf(root, library) {
  const folder = join(root, 'packages', library);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const entries = Object.entries(manifest.exports).filter(
    ([, target]) => target.types !== undefined && !target.types.includes('*'),
  );
  const parts = entries.map(([path, target]) => {
    const name = `${manifest.name}${path.slice(1)}`;
    const things = [...exportsOf(join(folder, target.types)).values()];
    const groups = KINDS.flatMap(([kind, title]) => {
      const some = things.filter(
        (thing) => thing.kind === kind || (kind === 'const' && thing.kind === 'let'),
      );
      return some.length === 0 ? [] : [`### ${title}`, ...some.sort(byName).map(entryOf)];
    });
    return groups.length === 0 ? '' : [`## ${name}`, ...groups].join('\n\n');
  });
  const title = `# ${manifest.name}: reference`;
  const lead = `${manifest.description}. Made from the comments in its sources.`;
  return { title: manifest.name, text: [title, lead, ...parts].filter(Boolean).join('\n\n') };
}

const byName = (one, other) => one.name.localeCompare(other.name, 'en');

function entryOf({ name, comment, code }) {
  const shown = code.map((each) =>
    each
      .replace(/^export (declare )?/, '')
      // What is private is nobody's to use, nor is what is said about it.
      .replace(/(\n\s*\/\*\*[^\n]*\*\/)?\n\s*private [^\n]*;/g, '')
      .replace(/\n {4}/g, '\n  '),
  );
  return [`#### ${name}`, comment, `\`\`\`ts\n${shown.join('\n')}\n\`\`\``].filter(Boolean).join('\n\n');
}
