import type { Socket } from 'node:net';

/** Sends text. Nearly all of ours is ASCII, which needs no encoding. */
export function send(line: Socket, text: string): void {
  line.write(text, Buffer.byteLength(text) === text.length ? 'latin1' : 'utf8');
}
