// Which pieces are measured: all of them, or those that the words of the command line name. A piece alone takes a minute or
// two, for which a machine can be kept quiet.
const PRESETS = ['phone', 'desktop'];
const KINDS = ['script', 'reveals', 'memory', 'pages'];

/**
 * From words to pieces. A kind takes everything of that kind; names of pages and games, and `phone` or `desktop`, narrow
 * down reveals and pages.
 */
export function planOf(words, { pages, reveals }) {
  const unknown = words.filter((word) => ![...KINDS, ...PRESETS, ...pages].includes(word));
  if (unknown.length > 0) throw new Error(`Nothing to measure is called ${unknown.join(', ')}`);
  /** Those named, or all if none is. */
  const some = (all) => {
    const named = all.filter((one) => words.includes(one));
    return named.length > 0 ? named : all;
  };
  const names = some(pages);
  const has = (kind) => some(KINDS).includes(kind);
  /** What is no page's own is measured if it is named, and without any words. */
  const isMeant = (kind) => words.length === 0 || words.includes(kind);
  return {
    script: isMeant('script'),
    memory: isMeant('memory'),
    reveals: has('reveals') ? reveals.filter((name) => names.includes(name)) : [],
    pages: has('pages') ? names.flatMap((name) => some(PRESETS).map((preset) => ({ name, preset }))) : [],
  };
}
