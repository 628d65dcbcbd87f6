import type { IncomingMessage } from 'node:http';
import { networkOf } from './address.js';

/** Who asks, and under which name we were reached: as a proxy of ours says, and nobody else. */
export class Proxies {
  /** How many stand before the server: that many entries of X-Forwarded-… are believed, from the right. */
  constructor(private readonly count: number) {}

  /** Where a request comes from. */
  addressOf(request: IncomingMessage): string {
    const direct = request.socket.remoteAddress ?? '';
    if (this.count === 0) return direct;
    const claimed = listed(request, 'x-forwarded-for');
    return claimed[Math.max(0, claimed.length - this.count)] ?? direct;
  }

  /** The same as far as limits go. */
  clientOf(request: IncomingMessage): string {
    return networkOf(this.addressOf(request));
  }

  /** The name by which the sender knows us. */
  hostOf(request: IncomingMessage): string {
    return this.told(request, 'x-forwarded-host') ?? request.headers.host ?? '';
  }

  isSecure(request: IncomingMessage): boolean {
    return this.told(request, 'x-forwarded-proto') === 'https';
  }

  private told(request: IncomingMessage, header: string): string | undefined {
    return this.count === 0 ? undefined : listed(request, header).at(-1);
  }
}

function listed({ headers }: IncomingMessage, name: string): string[] {
  const value = headers[name];
  if (value === undefined) return [];
  return String(value)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
