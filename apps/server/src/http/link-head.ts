import { isLanguage, type Language } from '@sixfold/words';

/**
 * What a page says about itself to whoever shows a link to it: its title, and the tags that previews are made from. Takes the
 * place of the title in the page's head.
 */
export function headOf(
  title: string,
  appName: string,
  properties: Readonly<Record<string, string>>,
  card: 'summary' | 'summary_large_image',
): string {
  const all = { 'og:site_name': appName, 'og:type': 'website', 'og:title': title, ...properties };
  const metas = Object.entries(all).map(
    ([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`,
  );
  // A link to a table is a secret: no search engine is to keep it.
  metas.push('<meta name="robots" content="noindex" />', `<meta name="twitter:card" content="${card}" />`);
  return `<title>${escaped(title)} – ${appName}</title>\n    ${metas.join('\n    ')}`;
}

export const withHead = (page: string, head: string): string =>
  page.replace(/<title>[^<]*<\/title>/, () => head);

/** The first of our languages in a list such as `de-CH, de;q=0.9, en;q=0.8`. */
export function languageOf(accepted: string): Language {
  const wanted = accepted.split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? 'en';
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
