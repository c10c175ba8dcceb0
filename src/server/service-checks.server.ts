import type { DatabaseHandle } from '../core/database/client.server.ts';
import type { Mail } from '../core/outside/mail.server.ts';
import type { FileStorage } from '../core/outside/storage.ts';
import type { ShopGateway } from '../features/booking/shop-gateway.ts';
import { ServiceChecks } from '../features/dashboard/service-checks.server.ts';
import type { Config } from './config.server.ts';

interface CheckedServices {
  config: Config;
  database: DatabaseHandle;
  shop: ShopGateway;
  mail: Mail;
  storage: FileStorage;
  clock: () => Date;
}

/** What the dashboard asks whether it answers, each with the name of what stands behind it here. */
export function createServiceChecks({ config, database, shop, mail, storage, clock }: CheckedServices): ServiceChecks {
  return new ServiceChecks(
    [
      {
        name: 'database',
        check: async () => database.check().then(() => ({ pglite: 'PGlite', postgresql: 'PostgreSQL' })[database.kind]),
      },
      { name: 'shop', check: async () => shop.health().then(() => ({ sandbox: 'Sandbox', pretix: 'pretix' })[config.shop.kind]) },
      { name: 'mail', check: async () => mail.check().then(() => (config.smtpUrl ? 'SMTP' : 'DATA_DIR/mail')) },
      {
        name: 'storage',
        check: async () => storage.open('.check').then(() => (config.s3 ? `S3, ${config.s3.bucket}` : 'DATA_DIR/media')),
      },
    ],
    clock,
  );
}
