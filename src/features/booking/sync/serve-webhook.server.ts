import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSameSecret } from '../../../core/http/secrets.server.ts';

interface WebhookOptions {
  /** Undefined where no webshop may call. */
  secret: string | undefined;
  /** Asks for a synchronisation. */
  onChange(): Promise<void>;
}

/** More than any webshop sends; nothing of it is read. */
const maxBodyBytes = 65_536;

/**
 * POST /shop-webhook: the webshop says that something has changed (SHOP-112). It proves itself by the secret as the password of Basic
 * authentication, as pretix sends it. What the request says is not looked at: it only brings the next synchronisation forward, which
 * asks the shop itself, so that a forged or repeated one does no harm. 204 once that is stored.
 */
export function serveShopWebhook(server: FastifyInstance, { secret, onChange }: WebhookOptions): void {
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxBodyBytes }, (_request, _body, done) => done(null, undefined));
    scope.post('/shop-webhook', async (request, reply) => {
      if (secret === undefined) return reply.callNotFound();
      if (!hasSecret(request, secret)) return reply.status(401).header('www-authenticate', 'Basic realm="shop-webhook"').send();
      await onChange();
      return reply.status(204).header('cache-control', 'no-store').send();
    });
  });
}

function hasSecret({ headers }: FastifyRequest, secret: string): boolean {
  const given = /^Basic (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  const password = Buffer.from(given, 'base64').toString().split(':').slice(1).join(':');
  return isSameSecret(password, secret);
}
