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

function readJson(body: Buffer): unknown {
  if (!isUtf8(body)) return refuse('notJson');
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    return refuse('notJson');
  }
}
