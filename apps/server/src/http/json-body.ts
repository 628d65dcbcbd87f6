import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { refuse } from './problems.js';

const UTF8 = /;\s*charset\s*=\s*"?utf-?8"?\s*(;|$)/i;

/**
 * Bodies are JSON in UTF-8, and nothing else: what cannot be read exactly is refused, not repaired. A key called
 * `__proto__` is a key like any other after JSON.parse; schemas and option lists do not know it.
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      const type = request.headers['content-type'] ?? '';
      const isForeign = type !== 'application/json' && /charset/i.test(type) && !UTF8.test(type);
      if (isForeign || request.headers['content-encoding'] !== undefined) refuse('wrongMediaType');
      done(null, readJson(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
}

export function readJson(body: Buffer): unknown {
  if (!isUtf8(body)) return refuse('notJson');
  if (isTooDeep(body)) return refuse('badRequest', { field: 'body', problem: 'is nested too deeply' });
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    return refuse('notJson');
  }
}

/** Nothing of ours is nested like this; checks that call themselves for every level would run out of stack. */
const DEEPEST = 64;
const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

export function isTooDeep(json: Uint8Array): boolean {
  // It takes more brackets than that.
  if (json.length <= DEEPEST) return false;
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] as number;
    if (byte === QUOTE) isText = !isText;
    else if (isText) at += byte === BACKSLASH ? 1 : 0;
    else if (OPENING.has(byte) && ++depth > DEEPEST) return true;
    else if (CLOSING.has(byte)) depth--;
  }
  return false;
}
