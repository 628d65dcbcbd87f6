let change;

/** What to change: in the file whose address ends so, one text for another. */
export function initialize(data) {
  change = data;
}

/** A hook of Node's loader: the sources as they are, but for one text. */
export async function load(url, context, next) {
  const loaded = await next(url, context);
  if (!url.endsWith(change.file)) return loaded;
  const source = String(loaded.source);
  const changed = source.replace(change.from, change.to);
  if (changed === source) throw new Error(`${change.file} does not say "${change.from}" any more`);
  return { ...loaded, source: changed };
}
