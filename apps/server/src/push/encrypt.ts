import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser gives away with a subscription, so that nobody between us can read a message. */
export interface BrowserKeys {
  /** The browser's public key, a point of P-256 as 65 bytes in base64url. */
  readonly p256dh: string;
  /** 16 bytes in base64url that are known to the browser and to us. */
  readonly auth: string;
}

/** What is new in every message. */
export interface Fresh {
  readonly salt: Buffer;
  /** Our private key for this one message. */
  readonly privateKey: Buffer;
}

const CURVE = 'prime256v1';
const RECORD_SIZE = 4096;
const TAG_BYTES = 16;
/** Behind the text of the last record. */
const LAST = 2;

/**
 * A message in the format that browsers understand (RFC 8291, in one record of RFC 8188). It is filled up to `length`
 * bytes, so that whoever carries it does not learn from its size what it says.
 */
export function encrypt(text: string, keys: BrowserKeys, length = 0, fresh = newKeys()): Buffer {
  const theirs = Buffer.from(keys.p256dh, 'base64url');
  const own = createECDH(CURVE);
  own.setPrivateKey(fresh.privateKey);
  const shared = own.computeSecret(theirs);
  const sender = own.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, sender]);
  const secret = hkdf(shared, Buffer.from(keys.auth, 'base64url'), info, 32);
  const key = hkdf(secret, fresh.salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(secret, fresh.salt, Buffer.from('Content-Encoding: nonce\0'), 12);

  const content = Buffer.concat([Buffer.from(text), Buffer.from([LAST])]);
  const padded = Buffer.concat([content, Buffer.alloc(Math.max(0, length - content.length))]);
  if (padded.length + TAG_BYTES > RECORD_SIZE) throw new Error('a message of one record only');
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(padded), cipher.final(), cipher.getAuthTag()]);

  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([fresh.salt, size, Buffer.from([sender.length]), sender, sealed]);
}

/** Whether these are keys that a message can be sealed with. */
export function areKeys({ p256dh, auth }: BrowserKeys): boolean {
  const own = createECDH(CURVE);
  own.generateKeys();
  try {
    own.computeSecret(Buffer.from(p256dh, 'base64url'));
    return Buffer.from(auth, 'base64url').length === 16;
  } catch {
    return false;
  }
}

function newKeys(): Fresh {
  const own = createECDH(CURVE);
  own.generateKeys();
  return { salt: randomBytes(16), privateKey: own.getPrivateKey() };
}

const hkdf = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));
