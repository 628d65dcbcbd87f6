import { readFile } from 'node:fs/promises';
import { mayWatch, type Room } from '@sixfold/table';
import { gameWords, loadWords } from '@sixfold/words';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { headOf, languageOf, withHead } from './link-head.js';
import type { Services } from './services.js';

/** What an invitation says: nothing that the page behind the link would not show to whoever opens it. */
interface Invitation {
  readonly host: string | undefined;
  readonly game: string;
  readonly room: string | undefined;
}

/**
 * The page at the address of a table. Who passes such a link on is asked by the other's messenger what is behind it:
 * the document says who invites to what, in the title and in the tags that previews are made from.
 */
export function invitationRoute(app: FastifyInstance, { rooms, context }: Services, index: string): void {
  app.get<{ Params: { id: string } }>('/t/:id', { schema: { hide: true } }, async (request, reply) => {
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language')
      .type('text/html; charset=utf-8');
    const invitation = await rooms
      .look(request.params.id, (room) => (room && mayWatch(room, undefined) ? invitationTo(room) : undefined))
      .catch((error: unknown) => {
        context.log.warn({ err: error }, 'could not tell what a link leads to');
        return undefined;
      });
    // Read each time: the page may have been built again since the server started.
    const page = await readFile(index, 'utf8');
    if (!invitation) return page;
    const tags = await tagsOf(invitation, request);
    return withHead(page, tags);
  });
}

function invitationTo(room: Room): Invitation {
  const { game, name } = room.settings;
  return { host: room.person(room.host)?.name, game, room: name || undefined };
}

async function tagsOf({ host, game, room }: Invitation, request: FastifyRequest): Promise<string> {
  const language = languageOf(request.headers['accept-language'] ?? '');
  const [{ appName, lobby, games }, known] = await Promise.all([
    loadWords(language, 'page'),
    gameWords(language, game),
  ]);
  const name = known?.name ?? game;
  const title = host === undefined ? lobby.invited(name) : lobby.invitedBy(host, name);
  const tagline = Object.hasOwn(games, game) ? games[game as keyof typeof games].tagline : '';
  return headOf(
    title,
    appName,
    {
      'og:description': [room, tagline].filter(Boolean).join(' · '),
      'og:image': `${request.protocol}://${request.host}/icon-512.png`,
    },
    'summary',
  );
}
