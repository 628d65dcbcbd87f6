import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(gzip);

/** A document that was made for this request, compressed where the browser understands that; says so in the answer's head. */
export async function madeDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<string | Buffer> {
  reply
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-language, accept-encoding')
    .type('text/html; charset=utf-8');
  if (!/\bgzip\b(?!\s*;\s*q=0(?![.\d]))/.test(request.headers['accept-encoding'] ?? '')) return html;
  reply.header('content-encoding', 'gzip');
  return compress(html);
}
