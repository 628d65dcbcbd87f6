import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { InlineParts } from './inline-parts.js';
import { invitationRoute } from './invitation.js';
import { languageOf } from './link-head.js';
import type { Previews } from './preview-routes.js';
import { refuse } from './problems.js';
import type { Services } from './services.js';

/** Where something that was built lies, in the workspace and where the packages are installed. */
const builtIn = (name: string): string =>
  join(createRequire(import.meta.url).resolve(`${name}/package.json`), '../dist');

/** The page at `/`. Every address of its own is answered with the page itself, which finds its way. */
export async function pages(
  app: FastifyInstance,
  services: Services,
  previews: Previews,
  folder = builtIn('@sixfold/web'),
): Promise<void> {
  await documents(app, builtIn('@sixfold/docs'));
  const hasPage = existsSync(`${folder}/index.html`);
  const inline = new InlineParts();
  if (hasPage) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: true,
      index: false,
      // The build lays compressed copies beside its files.
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        const document = /^(.*\.html)(\.br|\.gz)?$/.exec(path)?.[1];
        if (document !== undefined) inline.allow(response, document);
        // Built files carry a hash in their name; the page and its worker do not.
        const isHashed = /[\\/]assets[\\/]/.test(path);
        response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  if (hasPage) {
    invitationRoute(app, services, folder, inline);
    previews.page(app, join(folder, 'index.html'), inline);
    app.get('/', { schema: { hide: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-cache').header('vary', 'accept-language');
      return reply.sendFile(`home.${languageOf(request.headers['accept-language'] ?? '')}.html`);
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !/^\/(api|assets)(\/|$|\?)/.test(request.url);
    if (!isPage || /\.\w{1,5}(\?|$)/.test(request.url)) refuse('notFound');
    if (!hasPage) {
      reply.type('text/plain; charset=utf-8');
      return 'Sixfold is running. The page is not built (npm run build); the API is described at /api/docs\n';
    }
    reply.header('cache-control', 'no-cache');
    return reply.sendFile('index.html');
  });
}

/** The documents at `/docs/`, a site of its own. */
async function documents(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(`${folder}/index.html`)) return;
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/docs/',
    decorateReply: false,
    cacheControl: false,
    setHeaders: (response) => {
      response.header('cache-control', 'no-cache');
    },
  });
  app.get('/docs', { schema: { hide: true } }, (_request, reply) => reply.redirect('/docs/'));
}
