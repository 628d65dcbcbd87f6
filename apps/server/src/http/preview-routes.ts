import { readFile } from 'node:fs/promises';
import { LEVELS } from '@sixfold/bots';
import type { MatchRecord } from '@sixfold/game-kit';
import { gameWords, loadWords } from '@sixfold/words';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { drawingOf, HEIGHT, WIDTH } from '../preview/drawing.js';
import { Painter } from '../preview/painter.js';
import { seenAfter } from '../preview/position.js';
import { findRecord, type GameAddress } from './find-record.js';
import { playerOf } from './identity.js';
import type { InlineParts } from './inline-parts.js';
import { headOf, languageOf, withHead } from './link-head.js';
import { madeDocument } from './made-document.js';
import { refuse } from './problems.js';
import type { Services } from './services.js';

/** Pictures that were drawn lately: a link that is shared is looked at often. */
const KEPT_PICTURES = 50;

/** How many moves a link names; none means the end of the match. */
const movesIn = (query: unknown): number => {
  const { move } = query as { readonly move?: unknown };
  const moves = typeof move === 'string' ? Number(move) : Number.NaN;
  return Number.isSafeInteger(moves) && moves >= 0 ? moves : Number.MAX_SAFE_INTEGER;
};

/** The picture of a position of a finished match, for links to it; and for the page, what links say about themselves. */
export class Previews {
  private readonly pictures = new Map<string, Uint8Array>();
  private readonly painter = new Painter();

  constructor(private readonly services: Services) {}

  routes(app: FastifyInstance): void {
    for (const [url, which] of [
      ['/tables/:id/picture', 'of the last game'],
      ['/tables/:id/games/:game/picture', 'of any finished game of the room'],
    ] as const)
      app.route<{ Params: GameAddress }>({
        method: 'GET',
        url,
        schema: {
          summary: `The position after a number of moves (\`?move=\`) ${which}, as PNG, once it is over`,
        },
        handler: async (request, reply) =>
          reply.type('image/png').send(Buffer.from(await this.pictureFor(request))),
      });
  }

  private async pictureFor(request: FastifyRequest<{ Params: GameAddress }>): Promise<Uint8Array> {
    const { context, guard, proxies } = this.services;
    const record = await this.record(request);
    const moves = Math.min(movesIn(request.query), record.moves.length);
    const key = `${request.params.id} ${String(record.hash)} ${moves}`;
    const kept = this.pictures.get(key);
    if (kept === undefined) guard.costly(`picture ${proxies.clientOf(request.raw)}`, request);
    const game = context.gameById(record.game) ?? refuse('noSuchGame', { game: record.game });
    const drawing = () => drawingOf(record.game, seenAfter(game, record, moves));
    const picture = kept ?? (await this.painter.paint(drawing())) ?? refuse('internal');
    this.keep(key, picture);
    return picture;
  }

  /** The page at the address of a replay, which says what it leads to. */
  page(app: FastifyInstance, index: string, inline: InlineParts): void {
    for (const url of ['/replay/:id', '/replay/:id/:game'])
      app.get<{ Params: GameAddress }>(url, { schema: { hide: true } }, async (request, reply) => {
        inline.allow(reply, index);
        const page = await readFile(index, 'utf8');
        // What may not be looked at, or is not there, is for the page to explain.
        const record = await this.record(request).catch(() => undefined);
        const told = record ? withHead(page, await this.headOf(record, request)) : page;
        return madeDocument(request, reply, told);
      });
  }

  private async headOf(
    record: MatchRecord,
    request: FastifyRequest<{ Params: GameAddress }>,
  ): Promise<string> {
    const language = languageOf(request.headers['accept-language'] ?? '');
    const [{ appName }, game] = await Promise.all([
      loadWords(language, 'page'),
      gameWords(language, record.game),
    ]);
    const moves = Math.min(movesIn(request.query), record.moves.length);
    const { id, game: number } = request.params;
    const match = number === undefined ? id : `${id}/games/${number}`;
    const names = Array.isArray(record.names) ? record.names.filter(isPerson) : [];
    return headOf(
      [game?.name ?? record.game, ...names].join(' · '),
      appName,
      {
        'og:description': game?.tagline ?? '',
        'og:image': `${request.protocol}://${request.host}/api/tables/${match}/picture?move=${moves}`,
        'og:image:width': String(WIDTH),
        'og:image:height': String(HEIGHT),
      },
      'summary_large_image',
    );
  }

  /** The record of a table that is over and that whoever asks may look at. */
  private record(request: FastifyRequest<{ Params: GameAddress }>): Promise<MatchRecord> {
    return findRecord(this.services, request.params, playerOf(request));
  }

  private keep(key: string, picture: Uint8Array): void {
    this.pictures.delete(key);
    this.pictures.set(key, picture);
    const [oldest] = this.pictures.keys();
    if (this.pictures.size > KEPT_PICTURES && oldest !== undefined) this.pictures.delete(oldest);
  }
}

/** Bots are kept by their level. */
const isPerson = (name: unknown): boolean =>
  typeof name === 'string' && name !== '' && !(LEVELS as readonly string[]).includes(name);
