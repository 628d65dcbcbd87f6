import { OnlineClient } from './online-client.js';
import type { ClientState } from './table-client.js';

// A table is asked for before its page is there, so that the page has something to show at once.

/** The table that was asked for, until its page takes it. */
let ahead: OnlineClient | undefined;

/** How long it waits for its page, in milliseconds: whoever has gone elsewhere by then does not come any more. */
const PATIENCE = 10_000;

/** Asks for a table, and waits until there is something to show of it or to say about it. */
export async function askAhead(id: string): Promise<ClientState> {
  ahead?.close();
  const client = new OnlineClient(id);
  ahead = client;
  await new Promise<void>((done) => {
    const look = (): void => {
      const { table, status } = client.state();
      if (table || status === 'waiting' || status === 'closed') done();
    };
    client.subscribe(look);
    look();
  });
  setTimeout(() => giveUp(client), PATIENCE);
  return client.state();
}

/** Nobody is to seem present at a table that they do not look at. */
function giveUp(client: OnlineClient): void {
  if (ahead !== client) return;
  ahead = undefined;
  client.close();
}

/** The table that was asked for, if it is this one. */
export const askedFor = (id: string): OnlineClient | undefined => (ahead?.id === id ? ahead : undefined);

/** The same for whoever closes it in the end; if nobody has asked, a new line to the table. */
export function takeAhead(id: string): OnlineClient {
  const client = askedFor(id);
  if (!client) return new OnlineClient(id);
  ahead = undefined;
  return client;
}
