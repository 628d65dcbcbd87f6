import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { FastifyReply } from 'fastify';

const POLICY = 'content-security-policy';
/** Scripts and styles that stand inside a document instead of being fetched. */
const INLINE = /<(script|style)\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g;

interface Parts {
  readonly changed: number;
  readonly script: readonly string[];
  readonly style: readonly string[];
}

/**
 * A document of the build brings what its first picture needs. The policy allows these very scripts and styles, by their
 * hashes, and no others. The build may have been made again since the server started, so a changed document is read again.
 */
export class InlineParts {
  private readonly known = new Map<string, Parts>();

  /** Adds what stands inside a document to the policy that it is answered with. */
  allow(reply: FastifyReply, file: string): void {
    const { script, style } = this.partsOf(file);
    const policy = String(reply.raw.getHeader(POLICY) ?? '')
      .replace("script-src 'self'", ["script-src 'self'", ...script].join(' '))
      .replace("style-src 'self'", ["style-src 'self'", ...style].join(' '));
    reply.header(POLICY, policy);
  }

  private partsOf(file: string): Parts {
    const changed = statSync(file).mtimeMs;
    const known = this.known.get(file);
    if (known?.changed === changed) return known;
    const all = [...readFileSync(file, 'utf8').matchAll(INLINE)];
    const hashesOf = (kind: string): string[] =>
      all.flatMap(([, tag, content = '']) => (tag === kind ? [hashOf(content)] : []));
    const parts = { changed, script: hashesOf('script'), style: hashesOf('style') };
    this.known.set(file, parts);
    return parts;
  }
}

const hashOf = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
