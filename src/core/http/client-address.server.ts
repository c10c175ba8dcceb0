import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';

/** Which proxies are trusted, as Fastify takes it. */
export type TrustProxy = boolean | string | ((address: string, hop: number) => boolean);

/** The client address of a request, equal to Fastify's `request.ip`, for requests that are answered before Fastify. */
export function clientAddress(trust: TrustProxy): (request: IncomingMessage) => string {
  if (trust === false) return ({ socket }) => socket.remoteAddress ?? '';
  const isTrusted =
    typeof trust === 'function'
      ? trust
      : trust === true
        ? () => true
        : proxyAddress.compile(trust.split(',').map((address) => address.trim()));
  return (request) => proxyAddress(request, isTrusted) ?? '';
}
