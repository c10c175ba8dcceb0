import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';

/** Which proxies are trusted, as Fastify takes it. */
export type TrustProxy = boolean | string | ((address: string, hop: number) => boolean);

type Trusts = (address: string, hop: number) => boolean;

/** The client address of a request, equal to Fastify's `request.ip`, for requests that are answered before Fastify. */
export function clientAddress(trust: TrustProxy): (request: IncomingMessage) => string {
  if (trust === false) return ({ socket }) => socket.remoteAddress ?? '';
  const isTrusted = trustedBy(trust);
  return (request) => proxyAddress(request, isTrusted) ?? '';
}

/** Whether the visitor came by https, equal to Fastify's `request.protocol`, for requests that are answered before Fastify. */
export function cameByHttps(trust: TrustProxy): (request: IncomingMessage) => boolean {
  const isTrusted = trustedBy(trust);
  return ({ socket, headers }) => {
    const forwarded = headers['x-forwarded-proto'];
    // The nearest proxy adds its value at the end.
    if (forwarded && isTrusted(socket.remoteAddress ?? '', 0)) return String(forwarded).split(',').at(-1)?.trim() === 'https';
    return 'encrypted' in socket && socket.encrypted === true;
  };
}

/** Whether a request comes from a proxy that is trusted. */
export function comesFromProxy(trust: TrustProxy): (request: IncomingMessage) => boolean {
  const isTrusted = trustedBy(trust);
  return ({ socket }) => isTrusted(socket.remoteAddress ?? '', 0);
}

function trustedBy(trust: TrustProxy): Trusts {
  if (typeof trust === 'function') return trust;
  if (typeof trust === 'boolean') return () => trust;
  return proxyAddress.compile(trust.split(',').map((address) => address.trim()));
}
