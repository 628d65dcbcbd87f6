import type { IncomingHttpHeaders } from 'node:http';
import { Refusal } from '@sixfold/game-kit';
import type { PersonId } from '@sixfold/table';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf, newToken } from '../ids.js';
import { HttpProblem } from './problems.js';
import type { Proxies } from './proxies.js';

const COOKIE = 'sixfold';
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const YEAR = 365 * 86_400;

/** The last few thousand, because the same people ask again and again. */
const players = new Map<string, PersonId>();
const REMEMBERED = 5000;

function playerFor(token: string): PersonId {
  const known = players.get(token);
  if (known !== undefined) return known;
  if (players.size >= REMEMBERED) players.clear();
  const player = hashOf(token);
  players.set(token, player);
  return player;
}

/** Who sends a request: by bearer token or cookie. Undefined: nobody yet. */
export function playerOf({ headers }: { readonly headers: IncomingHttpHeaders }): PersonId | undefined {
  const { authorization, cookie } = headers;
  if (authorization !== undefined) {
    const token = /^Bearer (.+)$/i.exec(authorization)?.[1]?.trim();
    if (token === undefined || !TOKEN.test(token)) throw new HttpProblem(new Refusal('badToken'));
    return playerFor(token);
  }
  const token = cookie && readCookie(cookie);
  return token && TOKEN.test(token) ? playerFor(token) : undefined;
}

/** The sender, who gets an identity now if they have none. */
export function playerOrNew(request: FastifyRequest, reply: FastifyReply, proxies: Proxies): PersonId {
  const known = playerOf(request);
  if (known !== undefined) return known;
  const token = newToken();
  // Lax, so that a link from elsewhere opens the table as oneself; commands check their origin besides.
  const secure = proxies.isSecure(request.raw) ? '; Secure' : '';
  reply.header('set-cookie', `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR}${secure}`);
  return hashOf(token);
}

/** Takes the identity away from the browser that sent this. What belongs to it stays with the others at its tables. */
export function forgetPlayer(reply: FastifyReply): void {
  reply.header('set-cookie', `${COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`);
}

function readCookie(header: string): string | undefined {
  for (const part of header.split(';')) {
    const [name, value] = part.split('=', 2);
    if (name?.trim() === COOKIE) return value?.trim();
  }
  return undefined;
}
