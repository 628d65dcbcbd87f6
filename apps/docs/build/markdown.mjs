import { dirname, posix } from 'node:path';
import { Marked } from 'marked';

/** A heading's address within its page, as GitHub makes it: links between documents are written for both. */
export const anchorOf = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Makes a page of a document. `links` knows where other documents stand; a link to anything else of the workspace
 * becomes plain text, because whoever has the site has not the sources. `diagram` takes a drawing and returns its name.
 */
export function htmlOf({ source, place, text }, links, diagram) {
  const sections = [];
  const up = place.includes('/') ? '../' : '';
  const used = new Map();
  const marked = new Marked({ gfm: true });
  marked.use({
    walkTokens(token) {
      if (token.type !== 'heading') {
        if (token.type === 'paragraph' || token.type === 'code' || token.type === 'table')
          sections.at(-1)?.text.push(token.type === 'table' ? token.raw.replaceAll('|', ' ') : token.text);
        return;
      }
      const anchor = anchorOf(plain(token.text));
      const count = used.get(anchor) ?? 0;
      used.set(anchor, count + 1);
      token.anchor = count === 0 ? anchor : `${anchor}-${count}`;
      sections.push({ heading: plain(token.text), anchor: token.anchor, text: [] });
    },
    renderer: {
      heading(token) {
        const { anchor, depth } = token;
        const words = this.parser.parseInline(token.tokens);
        return `<h${depth} id="${escaped(anchor)}">${words} <a class="anchor" href="#${escaped(anchor)}" aria-label="Link to this section">#</a></h${depth}>\n`;
      },
      link(token) {
        const words = this.parser.parseInline(token.tokens);
        if (/^(https?:|mailto:|#)/.test(token.href)) return `<a href="${escaped(token.href)}">${words}</a>`;
        const [path, hash] = token.href.split('#');
        const target = posix.normalize(posix.join(dirname(source), path)).replace(/\/$/, '');
        const found = links.get(target) ?? links.get(`${target}/README.md`);
        return found === undefined
          ? words
          : `<a href="${up}${found}${hash === undefined ? '' : `#${hash}`}">${words}</a>`;
      },
      table(token) {
        const row = (cells, tag) =>
          `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
        const head = token.header.some((cell) => cell.text !== '')
          ? `<thead>${row(token.header, 'th')}</thead>`
          : '';
        const body = token.rows.map((cells) => row(cells, 'td')).join('\n');
        return `<div class="wide"><table>${head}<tbody>${body}</tbody></table></div>\n`;
      },
      code({ text: code, lang }) {
        if (lang?.startsWith('mermaid')) {
          const name = diagram(code);
          const picture = (theme) =>
            `<img class="for-${theme}" src="${up}diagrams/${name}-${theme}.svg" alt="${escaped(code)}">`;
          return `<figure class="wide">${picture('light')}${picture('dark')}</figure>\n`;
        }
        return `<pre><code>${escaped(code)}</code></pre>\n`;
      },
    },
  });
  const html = marked
    .parse(text)
    // Pictures in plain HTML, as the README has them.
    .replaceAll('src="docs/pictures/', `src="${up}pictures/`)
    .replaceAll(/ width="24%"/g, ' class="quarter"');
  return { html, sections };
}

/** What somebody reads of inline Markdown. */
const plain = (text) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');
