import type { IncomingHttpHeaders } from 'node:http';

/** The head of a request, whoever has read it: Node, or the door. It says who asks for what. */
export interface RequestHead {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}
