import type { FastifyInstance } from 'fastify';
import { refuse } from './problems.js';

const UTF8 = /;\s*charset\s*=\s*"?utf-?8"?\s*(;|$)/i;

/** Bodies are JSON in UTF-8, and nothing else: what cannot be read exactly is refused, not repaired. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const strict = new TextDecoder('utf-8', { fatal: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      const type = request.headers['content-type'] ?? '';
      const isForeign = /charset/i.test(type) && !UTF8.test(type);
      if (isForeign || request.headers['content-encoding'] !== undefined) refuse('wrongMediaType');
      void parse(request, readText(strict, body as Buffer), done);
    } catch (error) {
      done(error as Error);
    }
  });
}

function readText(strict: InstanceType<typeof TextDecoder>, body: Buffer): string {
  try {
    return strict.decode(body);
  } catch {
    return refuse('notJson');
  }
}
