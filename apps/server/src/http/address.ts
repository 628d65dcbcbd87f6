import { isIPv6 } from 'node:net';

/** What limits count an address as. Whoever has one IPv6 address has billions of them, so its network counts: the first half. */
export function networkOf(address: string): string {
  if (!address.includes(':') || !isIPv6(address)) return address;
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [text = ''] = address.split('%');
  const [before = '', after] = text.split('::');
  const first = parts(before);
  const last = parts(after ?? '');
  const zeros = after === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const all = [...first, ...new Array<string>(zeros).fill('0'), ...last];
  const half = all.slice(0, 4).map((part) => Number.parseInt(part, 16).toString(16));
  return `${half.join(':')}::/64`;
}

const parts = (text: string): string[] => (text === '' ? [] : text.split(':'));
