import { z } from 'zod';
import { defaultBrand } from '../../brands/default.ts';

const flag = z.enum(['true', 'false', '1', '0', 'yes', 'no']).transform((value) => ['true', '1', 'yes'].includes(value));

const feeOf = (preset: string) =>
  z
    .string()
    .regex(/^\d{1,4}(\.\d{1,2})?$/, "expected an amount in euros such as '1.50', or '0'")
    .transform((value) => Number(value).toFixed(2))
    .default(preset);

/** Every environment variable of the product with its default. The table in docs/reference/environment.md is generated from it (`npm run reference`). */
export const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('TCP port; 0 takes a free one'),
  HOST: z.string().min(1).default('127.0.0.1').describe('Address to listen on'),
  DATA_DIR: z.string().min(1).default('./data').describe('Folder of the embedded database, uploads and pictures'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "expected an address such as 'postgres://user:password@host:5432/foyer'" })
    .optional()
    .describe('PostgreSQL to use instead of the embedded database'),
  BRAND: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'expected the name of a folder in brands/, in small letters')
    .default(defaultBrand)
    .describe('Folder in brands/ with tokens, fonts and design settings'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: "expected an address such as 'https://www.example.org'" })
    .optional()
    .describe('Address under which visitors reach the site; used in canonical links and mails'),
  TRUST_PROXY: z
    .union([
      flag,
      z.coerce.number().int().min(1).max(10),
      z.string().regex(/^[\d.:a-f/, ]+$/i, "expected 'true', a number of hops or a list of addresses"),
    ])
    .default(false)
    .describe('Which proxies may set client address and scheme (SITE-10)'),
  CACHE_REFRESH_TOKEN: z
    .string()
    .regex(/^[\w-]{16,}$/, 'expected at least 16 letters, digits, - or _')
    .optional()
    .describe('Tells the caching proxy of a change: sent as X-Cache-Refresh to PUBLIC_URL'),
  CACHE_PURGE_URL: z
    .url({ protocol: /^https?$/, error: "expected an address such as 'https://api.cloudflare.com/client/v4/zones/ZONE/purge_cache'" })
    .optional()
    .describe('Tells a CDN of a change: gets {"files": [addresses]}'),
  CACHE_PURGE_TOKEN: z.string().min(1).optional().describe('Its bearer token'),
  SEED: z.enum(['demo', 'empty']).default('demo').describe('What a new database is filled with'),
  DEMO_PASSWORD: z
    .string()
    .min(8, 'expected at least 8 characters')
    .optional()
    .describe('Password of the demo accounts; made and printed when left out'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: "expected an address without the bucket, such as 'https://s3.eu-central-1.amazonaws.com'" })
    .optional()
    .describe('S3-compatible storage for pictures and files instead of DATA_DIR; all five S3_ variables or none'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'expected the name of a bucket: 3 to 63 small letters, digits, dots and hyphens')
    .optional()
    .describe('Bucket, which may be private'),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, "expected the name of a region, such as 'eu-central-1'")
    .optional()
    .describe('Region the requests are signed for'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('Key that may read, write, delete and list objects of the bucket'),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('Its secret'),
  SHOP: z
    .enum(['sandbox', 'pretix'])
    .default('sandbox')
    .describe('The ticket webshop: the one that comes along and sells nothing, or pretix'),
  SHOP_FEE_TICKET: feeOf('1.00').describe('Fee of the built-in shop per ticket, contained in its price'),
  SHOP_FEE_ORDER: feeOf('2.00').describe('Fee of the built-in shop per order, on top of the tickets; free orders have none'),
  PRETIX_URL: z
    .url({ protocol: /^https?$/, error: "expected an address such as 'https://tickets.example.org'" })
    .optional()
    .describe('Address of pretix; all three PRETIX_ variables when SHOP is pretix'),
  PRETIX_ORGANIZER: z
    .string()
    .regex(/^[\w.-]+$/, "expected the organizer's short form, as in the addresses of pretix")
    .optional()
    .describe('Short form of the organizer'),
  PRETIX_TOKEN: z.string().min(1).optional().describe('API token of a team that may see events and change orders'),
  SHOP_WEBHOOK_SECRET: z
    .string()
    .min(16, 'expected at least 16 characters')
    .optional()
    .describe('Password of the address /shop-webhook, at which the webshop says that something has changed; without it there is none'),
  CELUM_URL: z
    .url({ protocol: /^https?$/, error: "expected an address such as 'https://celum.example.org'" })
    .optional()
    .describe('Address of the asset system CELUM; both CELUM_ variables or none'),
  CELUM_API_KEY: z.string().min(1).optional().describe('Key of its REST API, for somebody who may only read'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "expected an address such as 'smtp://user:password@mail.example.org:587'" })
    .optional()
    .describe('Mail server; without one mails become files in DATA_DIR/mail'),
  MAIL_FROM: z
    .string()
    .regex(/^[^\p{Cc}]*\S+@\S+[^\p{Cc}]*$/u, "expected an address such as 'Haus am Ring <post@example.org>'")
    .optional()
    .describe('Who writes the mails; no-reply at the host of PUBLIC_URL when left out'),
  BACKUP_DIR: z.string().min(1).optional().describe('Folder of the backups the site writes by itself; DATA_DIR/backups when left out'),
  BACKUP_KEY: z
    .string()
    .min(32, 'expected at least 32 characters')
    .optional()
    .describe('Secret that signs backups; with it a restore refuses an archive that is not signed with the same one'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info').describe('How much the server logs'),
  LOG_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(365)
    .default(14)
    .describe('Days the server log is retained in DATA_DIR/log, where the office shows it; 0 writes it to standard output alone'),
  METRICS_TOKEN: z
    .string()
    .min(16, 'expected at least 16 characters')
    .optional()
    .describe('Who sends it reads /metrics; without it only this machine does, past the proxy'),
  ACCESS_LOG_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(365)
    .default(0)
    .describe('Days an access log without full addresses stays in DATA_DIR/log; 0 writes none'),
});

/** Variables whose values are never printed. */
export const secrets = new Set([
  'DEMO_PASSWORD',
  'DATABASE_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'PRETIX_TOKEN',
  'SHOP_WEBHOOK_SECRET',
  'CELUM_API_KEY',
  'BACKUP_KEY',
  'METRICS_TOKEN',
  'CACHE_REFRESH_TOKEN',
  'CACHE_PURGE_TOKEN',
]);
