import { type LookupAddress, lookup } from 'node:dns';
import { get } from 'node:https';
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

/**
 * Reads an address that somebody entered (SEC-05): https on its own port, at a public network address, without following redirects, within
 * 5 s. The address is checked when the connection is made, so that a name cannot answer another one afterwards (DNS rebinding).
 * Addresses that the operator configured, such as those of the webshop, need no check: they may lie in the venue's network.
 */
export const fetchPublic: FetchOutside = (url, { maxBytes }) =>
  new Promise((resolve, reject) => {
    if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
      throw new Error(`Expected an https address without port and login, got ${url.origin}.`);
    // Node looks up names only; a number is connected as it is.
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && !isPublicAddress(host)) throw notPublic(host);
    const request = get(url, { lookup: lookupPublic, signal: AbortSignal.timeout(timeoutMs), headers: { 'user-agent': 'Foyer' } });
    request.on('error', reject);
    request.on('response', (response) => {
      const { statusCode, headers } = response;
      if (statusCode !== 200) return void request.destroy(new Error(`${url.host} answers ${statusCode}.`));
      const chunks: Buffer[] = [];
      let length = 0;
      response.on('data', (chunk: Buffer) => {
        length += chunk.length;
        chunks.push(chunk);
        if (length > maxBytes) request.destroy(new Error(`${url.host} answers more than ${maxBytes} bytes.`));
      });
      response.on('error', reject);
      response.on('end', () =>
        resolve({ type: (headers['content-type'] ?? '').split(';')[0]?.trim() ?? '', bytes: Buffer.concat(chunks) }),
      );
    });
  });

/** False for this machine, private, link-local, multicast and reserved networks, and for what is tunnelled or translated into IPv4. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

type LookupDone = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

function lookupPublic(hostname: string, options: object, done: LookupDone): void {
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
