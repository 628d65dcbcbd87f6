import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { BlockList, isIP } from 'node:net';

/** Where messages may be sent: to push services on the internet, or (for tests) anywhere. */
export type Reach = 'internet' | 'anywhere';

/** What came of a message: it was taken, the browser is not there any more, or it did not work this time. */
export type Delivered = 'taken' | 'gone' | 'failed';

/** In milliseconds. Shorter than a node keeps a task that it has claimed: nobody else is to send the same meanwhile. */
const GIVE_UP_AFTER = 10_000;

/** The machine itself and the networks around it. What a stranger names must not make us knock at their doors. */
const INSIDE = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INSIDE.addSubnet(net, prefix, 'ipv6');

export const isInside = (address: string): boolean =>
  INSIDE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Push services have names and take messages over https at its own port. */
export function isEndpoint(text: string, reach: Reach): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  if (reach === 'anywhere') return protocol === 'https:' || protocol === 'http:';
  const isNamed = isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 && hostname.includes('.');
  return protocol === 'https:' && port === '' && isNamed && username === '' && password === '';
}

export interface Message {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Hands a message to the service that its endpoint names. Never throws, follows nobody elsewhere, reads no answer. */
export function deliver({ endpoint, headers, body }: Message, reach: Reach): Promise<Delivered> {
  return new Promise((resolve) => {
    const send = new URL(endpoint).protocol === 'http:' ? overHttp : overHttps;
    const request = send(
      endpoint,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(body.length) },
        signal: AbortSignal.timeout(GIVE_UP_AFTER),
        ...(reach === 'internet' && { lookup: lookupOutside }),
      },
      (response) => {
        response.resume();
        resolve(resultOf(response.statusCode ?? 0));
      },
    );
    request.on('error', () => resolve('failed'));
    request.end(body);
  });
}

const resultOf = (status: number): Delivered => {
  if (status >= 200 && status < 300) return 'taken';
  return status === 404 || status === 410 ? 'gone' : 'failed';
};

type Found = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** As the usual one, except that names which lead into our own network lead nowhere. */
function lookupOutside(hostname: string, options: LookupOptions, found: Found): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const outside = (addresses ?? []).filter(({ address }) => !isInside(address));
    const [first] = outside;
    if (error !== null || first === undefined) found(error ?? new Error('no address outside'), '');
    else if (options.all) found(null, outside);
    else found(null, first.address, first.family);
  });
}
