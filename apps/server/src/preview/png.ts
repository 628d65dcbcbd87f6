import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The renderer is loaded when the first picture is asked for: most servers never draw one. */
let renderer: Promise<(svg: string) => Uint8Array> | undefined;

async function load(): Promise<(svg: string) => Uint8Array> {
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm');
  await initWasm(readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return (svg) => new Resvg(svg).render().asPng();
}

/** A drawing as PNG, which is what other sites show beside a link. */
export async function pngOf(svg: string): Promise<Uint8Array> {
  renderer ??= load();
  return (await renderer)(svg);
}
