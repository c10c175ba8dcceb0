import { isIPv4, isIPv6 } from 'node:net';

/** An IP address that no longer identifies a connection: IPv4 without its last 8 bits, IPv6 without its last 80; '-' for other text. */
export function cutAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(mapped)) return mapped.replace(/\d+$/, '0');
  const plain = address.split('%')[0] ?? '';
  if (!isIPv6(plain)) return '-';
  const [left = '', right] = plain.split('::');
  const groups = (part: string) => part.split(':').filter((group) => group !== '');
  const [before, after] = [groups(left), groups(right ?? '')];
  // An embedded IPv4 address is two groups; where it stands, it is cut anyway.
  const missing = right === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const all = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  return `${all
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::`;
}
