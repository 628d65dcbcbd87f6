/** A hook of Node's loader: the sources as they are, but for the one word that makes a write durable. */
export async function load(url, context, next) {
  const loaded = await next(url, context);
  if (!url.endsWith('/sqlite/engine.js')) return loaded;
  const source = String(loaded.source);
  const changed = source.replace('synchronous = FULL', 'synchronous = OFF');
  if (changed === source) throw new Error('the engine does not say how it syncs any more');
  return { ...loaded, source: changed };
}
