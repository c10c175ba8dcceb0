import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { type Agent, get } from 'node:https';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What another host has answered. */
export interface OutsideAnswer {
  /** Content type without its parameters. */
  type: string;
  bytes: Buffer;
}

/** Reads an address of another host; more bytes than the limit are refused. @throws when it does not answer with 200. */
export type FetchOutside = (url: URL, options: { maxBytes: number }) => Promise<OutsideAnswer>;

const timeoutMs = 5000;

type LookupAll = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: Error | null, addresses: LookupAddress[] | undefined) => void,
) => void;

/** What the machine resolves names and connects with; tests have a network of their own. */
export interface OutsideNetwork {
  lookup: LookupAll;
  agent?: Agent;
}

/**
 * Reads an address that somebody entered (SEC-05): https on its own port, at a public network address, without following redirects, within
 * 5 s. The address is checked when the connection is made, so that a name cannot answer another one afterwards (DNS rebinding).
 * Addresses that the operator configured, such as those of the webshop, need no check: they may lie in the venue's network.
 */
export const fetchPublic: FetchOutside = publicFetcher({ lookup });

export function publicFetcher(network: OutsideNetwork): FetchOutside {
  return (url, { maxBytes }) => fetchFrom(network, url, maxBytes);
}

function fetchFrom({ lookup, agent }: OutsideNetwork, url: URL, maxBytes: number): Promise<OutsideAnswer> {
  return new Promise((resolve, reject) => {
    if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
      throw new Error(`Expected an https address without port and login, got ${url.origin}.`);
    // Node looks up names only; a number is connected as it is.
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && !isPublicAddress(host)) throw notPublic(host);
    const signal = AbortSignal.timeout(timeoutMs);
    const request = get(url, { lookup: publicOnly(lookup), ...(agent && { agent }), signal, headers: { 'user-agent': 'Foyer' } });
    request.on('error', reject);
    request.on('response', (response) => {
      const { statusCode, headers } = response;
      if (statusCode !== 200) return void request.destroy(new Error(`${url.host} answers ${statusCode}.`));
      const chunks: Buffer[] = [];
      let length = 0;
      response.on('data', (chunk: Buffer) => {
        length += chunk.length;
        chunks.push(chunk);
        if (length <= maxBytes) return;
        // The end may have arrived with this piece, so destroying alone would come too late.
        reject(new Error(`${url.host} answers more than ${maxBytes} bytes.`));
        request.destroy();
      });
      response.on('error', reject);
      response.on('end', () =>
        resolve({ type: (headers['content-type'] ?? '').split(';')[0]?.trim() ?? '', bytes: Buffer.concat(chunks) }),
      );
    });
  });
}

/** The only IPv6 addresses that lie in the Internet; elsewhere some systems understand an IPv4 address (`::127.0.0.1`). */
const ipv6Internet = ipaddr.IPv6.parseCIDR('2000::/3');

/** False for this machine, private, link-local, multicast and reserved networks, and for what is tunnelled or translated into IPv4. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(ipv6Internet));
}

type LookupDone = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Looks a name up once and answers one of its public addresses, which is what is connected to. */
function publicOnly(lookup: LookupAll) {
  return (hostname: string, options: object, done: LookupDone): void =>
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const found = addresses?.find(({ address }) => isPublicAddress(address));
      if (error || !found) return done(error ?? notPublic(hostname), '');
      if ('all' in options && options.all) done(null, [found]);
      else done(null, found.address, found.family);
    });
}

function notPublic(host: string): Error {
  return new Error(`${host} has no public address.`);
}
