import { createPrivateKey, generateKeyPairSync, type JsonWebKey, type KeyObject, sign } from 'node:crypto';

/** A push service believes a signature for this long. */
const VALID_FOR = 12 * 3600;

/** Who sends: a key pair of this server's own, by which push services and browsers know it again (RFC 8292). */
export class Sender {
  private readonly key: KeyObject;
  /** The public key as browsers want it: 65 bytes in base64url. */
  readonly publicKey: string;

  /** `contact`: where the people who run a push service reach whoever runs this server; mailto: or https:. */
  constructor(
    kept: string,
    private readonly contact: string,
  ) {
    const jwk = JSON.parse(kept) as JsonWebKey;
    this.key = createPrivateKey({ key: jwk, format: 'jwk' });
    const [x, y] = [jwk.x, jwk.y].map((part) => Buffer.from(part ?? '', 'base64url'));
    this.publicKey = Buffer.concat([Buffer.from([4]), x as Buffer, y as Buffer]).toString('base64url');
  }

  /** What says to the service of this endpoint that we are who the browser subscribed to. */
  authorization(endpoint: string, now: number): string {
    const claims = {
      aud: new URL(endpoint).origin,
      exp: Math.floor(now / 1000) + VALID_FOR,
      sub: this.contact,
    };
    const parts = [{ typ: 'JWT', alg: 'ES256' }, claims].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    );
    const signature = sign('sha256', Buffer.from(parts.join('.')), {
      key: this.key,
      dsaEncoding: 'ieee-p1363',
    });
    return `vapid t=${parts.join('.')}.${signature.toString('base64url')}, k=${this.publicKey}`;
  }
}

/** A new key pair as text, to be kept for good: with another one every browser would have to subscribe again. */
export function newSenderKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return JSON.stringify(privateKey.export({ format: 'jwk' }));
}
