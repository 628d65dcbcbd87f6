import { type Client, createClient } from '@sixfold/protocol';
import { wrongUsage } from '../failure.js';

const DEFAULT_SERVER = 'http://localhost:1666';
const TABLE_ID = /^[A-Za-z0-9_-]{22}$/;

/** A server, and the table there if one was named by its whole link. */
export interface Place {
  readonly server: string;
  readonly table?: string;
}

/** Reads where to go: a link says server and table at once, otherwise `--server` says where the table is. */
export function readPlace(flags: { readonly server?: string; readonly table?: string }): Place {
  const link = flags.table !== undefined && URL.canParse(flags.table) ? new URL(flags.table) : undefined;
  if (link !== undefined) {
    const table = /^\/t\/([^/]+)/.exec(link.pathname)?.[1];
    if (table === undefined) throw wrongUsage('notATable', { text: String(flags.table).slice(0, 80) });
    return { server: link.origin, table };
  }
  const server = flags.server ?? DEFAULT_SERVER;
  if (!/^https?:/.test(server) || !URL.canParse(server)) throw wrongUsage('notAServer', { text: server });
  return { server: new URL(server).origin, ...(flags.table !== undefined && { table: flags.table }) };
}

/** The id of a table that was named by its id or its short code. */
export async function findTable(api: Client, named: string): Promise<string> {
  if (TABLE_ID.test(named)) return named;
  const { id } = await api.find(named);
  return id;
}

/** A client for somebody new, or for the person whose token is given. */
export async function clientFor(
  server: string,
  token?: string,
): Promise<Client & { readonly token: string }> {
  const own = token ?? (await createClient({ base: server }).newToken()).token;
  return { ...createClient({ base: server, token: own }), token: own };
}
