import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderMermaidSVG } from 'beautiful-mermaid';

const THEMES = {
  light: { bg: '#fffdfa', fg: '#22201d', line: '#8d8475', accent: '#c8351a' },
  dark: { bg: '#1d1b19', fg: '#efe9df', line: '#8d8475', accent: '#ff8a6b' },
};

/** Draws a diagram for both themes, as files: the site's policy allows no styles within a page. */
export function drawer(folder) {
  mkdirSync(folder, { recursive: true });
  return (text) => {
    const name = createHash('sha256').update(text).digest('hex').slice(0, 12);
    for (const [theme, colours] of Object.entries(THEMES)) {
      const drawn = renderMermaidSVG(text, { ...colours, font: 'system-ui' });
      // Nothing is fetched from elsewhere, least of all a font.
      writeFileSync(join(folder, `${name}-${theme}.svg`), drawn.replace(/@import url\([^)]*\);?/g, ''));
    }
    return name;
  };
}
