import type { IncomingHttpHeaders } from 'node:http';

/** As much of a request as says who asks for what. */
export interface Asked {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}
