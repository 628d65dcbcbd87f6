import { networkOf } from './address.js';
import type { RequestHead } from './request-head.js';

/** Who asks, and under which name we were reached: as a proxy of ours says, and nobody else. */
export class Proxies {
  /** How many stand before the server: that many entries of X-Forwarded-… are believed, from the right. */
  constructor(private readonly count: number) {}

  /** Where a request comes from. */
  addressOf(request: RequestHead): string {
    const direct = request.socket.remoteAddress ?? '';
    if (this.count === 0) return direct;
    const claimed = listed(request, 'x-forwarded-for');
    return claimed[Math.max(0, claimed.length - this.count)] ?? direct;
  }

  /** The same as far as limits go. */
  clientOf(request: RequestHead): string {
    return networkOf(this.addressOf(request));
  }

  /** The name by which the sender knows us. */
  hostOf(request: RequestHead): string {
    return this.told(request, 'x-forwarded-host') ?? request.headers.host ?? '';
  }

  isSecure(request: RequestHead): boolean {
    return this.told(request, 'x-forwarded-proto') === 'https';
  }

  private told(request: RequestHead, header: string): string | undefined {
    return this.count === 0 ? undefined : listed(request, header).at(-1);
  }
}

function listed({ headers }: RequestHead, name: string): string[] {
  const value = headers[name];
  if (value === undefined) return [];
  return String(value)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
