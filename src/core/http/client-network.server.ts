import ipaddr from 'ipaddr.js';

/**
 * What limits count a client address by (SEC-04): IPv4 as it is, IPv6 by its first 64 bits, since every client has a network of that
 * size and would otherwise be somebody else with each request. Text that is no address stays as it is.
 */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
