import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mayWatch, type Room } from '@sixfold/table';
import { gameWords, type Language, loadWords } from '@sixfold/words';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { InlineParts } from './inline-parts.js';
import { escaped, headOf, languageOf, withHead } from './link-head.js';
import { madeDocument } from './made-document.js';
import type { Services } from './services.js';

/** What an invitation says: nothing that the page behind the link would not show to whoever opens it. */
interface Invitation {
  readonly host: string | undefined;
  readonly game: string;
  readonly room: string | undefined;
  /** Whether somebody who comes now is asked to sit down. */
  readonly isOpen: boolean;
}

/**
 * The page at the address of a table. When somebody passes such a link on, the other's messenger asks what is behind it:
 * the document says who invites to what, in the title and in the tags that previews are made from.
 */
export function invitationRoute(
  app: FastifyInstance,
  { rooms, context }: Services,
  folder: string,
  inline: InlineParts,
): void {
  app.get<{ Params: { id: string } }>('/t/:id', { schema: { hide: true } }, async (request, reply) => {
    const invitation = await rooms
      .look(request.params.id, (room) => (room && mayWatch(room, undefined) ? invitationTo(room) : undefined))
      .catch((error: unknown) => {
        context.log.warn({ err: error }, 'could not tell what a link leads to');
        return undefined;
      });
    const language = languageOf(request.headers['accept-language'] ?? '');
    const door = join(folder, `door.${language}.html`);
    const document = invitation?.isOpen && existsSync(door) ? door : join(folder, 'index.html');
    inline.allow(reply, document);
    // Read each time: the page may have been built again since the server started.
    const page = await readFile(document, 'utf8');
    if (!invitation) return madeDocument(request, reply, page);
    const title = await titleOf(invitation, language);
    const head = await tagsOf(invitation, title, request);
    return madeDocument(request, reply, withPicture(withHead(page, head), title, invitation.room));
  });
}

function invitationTo(room: Room): Invitation {
  const { game, name } = room.settings;
  const isOpen = room.phase === 'lobby';
  return { host: room.person(room.host)?.name, game, room: name || undefined, isOpen };
}

async function titleOf({ host, game }: Invitation, language: Language): Promise<string> {
  const [{ lobby }, known] = await Promise.all([loadWords(language, 'page'), gameWords(language, game)]);
  const name = known?.name ?? game;
  return host === undefined ? lobby.invited(name) : lobby.invitedBy(host, name);
}

/** The first picture of the page shows the same words, before any script has arrived. */
const withPicture = (page: string, title: string, room: string | undefined): string =>
  page.replace('<div data-invitation=""></div>', () => {
    const name = room === undefined ? '' : `<p class="soft">${escaped(room)}</p>`;
    return `<div>${name}<h1>${escaped(title)}</h1></div>`;
  });

async function tagsOf({ game, room }: Invitation, title: string, request: FastifyRequest): Promise<string> {
  const language = languageOf(request.headers['accept-language'] ?? '');
  const { appName, games } = await loadWords(language, 'page');
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
