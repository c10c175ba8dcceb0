import { join, resolve } from 'node:path';
import { z } from 'zod';
import { defaultBrand } from '../../brands/default.ts';
import type { CelumSettings } from '../core/outside/celum.server.ts';
import type { S3Settings } from '../core/outside/s3-storage.server.ts';
import type { SharedCacheSettings } from '../core/outside/shared-caches.server.ts';
import type { ShopSettings } from '../features/booking/open-shop.server.ts';

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
  S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('Key that may read and write objects of the bucket'),
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
    .describe('Days an access log without full addresses is kept in DATA_DIR/log; 0 writes none'),
});

/** The configuration of one process, validated. */
export interface Config {
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  databaseUrl: string | undefined;
  brand: string;
  /** Without trailing slash; undefined until the port is known when it was not given. */
  publicUrl: string | undefined;
  trustProxy: boolean | number | string;
  sharedCaches: SharedCacheSettings;
  seed: 'demo' | 'empty';
  demoPassword: string | undefined;
  /** Undefined when files lie in the data folder. */
  s3: S3Settings | undefined;
  shop: ShopSettings;
  /** Undefined when no webshop may ask for a synchronisation. */
  shopWebhookSecret: string | undefined;
  /** Undefined without an asset system beside the media library. */
  celum: CelumSettings | undefined;
  /** Undefined when mails become files in the data folder. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Absolute. */
  backupDir: string;
  /** Undefined when backups are not signed. */
  backupKey: string | undefined;
  logLevel: string;
  /** 0 for no file of the server log. */
  logDays: number;
  /** Values that no log may contain. */
  secretValues: string[];
  /** Undefined when only this machine may read the metrics. */
  metricsToken: string | undefined;
  /** 0 for no access log. */
  accessLogDays: number;
}

/** Wrong environment variables, all of them at once, ready to print. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the configuration from environment variables; empty ones count as not set. BRAND is checked only
 * where `brands` are given.
 * @throws {ConfigError} naming every wrong variable, the expected and the actual value.
 */
export function readConfig(environment: Record<string, string | undefined>, brands?: readonly string[]): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([name, value]) => value !== '' && name in environmentSchema.shape));
  const known = environmentSchema.shape.BRAND.refine((name) => !brands || brands.includes(name), {
    error: `expected one of: ${brands?.join(', ')}`,
  });
  const parsed = environmentSchema.extend({ BRAND: known }).safeParse(given);
  const wrong = [
    ...(parsed.success ? [] : describeIssues(parsed.error, given)),
    ...missingBeside(given, 'S3_'),
    ...missingBeside(given, 'CELUM_'),
    ...missingForPretix(given),
  ];
  if (!parsed.success || wrong.length > 0)
    throw new ConfigError(`These environment variables are wrong:\n${wrong.join('\n')}\nCorrect or unset them and start again.`);
  const { data } = parsed;
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    brand: data.BRAND,
    publicUrl: data.PUBLIC_URL?.replace(/\/+$/, ''),
    trustProxy: data.TRUST_PROXY,
    sharedCaches: { refreshToken: data.CACHE_REFRESH_TOKEN, purgeUrl: data.CACHE_PURGE_URL, purgeToken: data.CACHE_PURGE_TOKEN },
    seed: data.SEED,
    demoPassword: data.DEMO_PASSWORD,
    s3: storageOf(data),
    shop: shopOf(data),
    shopWebhookSecret: data.SHOP_WEBHOOK_SECRET,
    celum: data.CELUM_URL && data.CELUM_API_KEY ? { url: data.CELUM_URL.replace(/\/+$/, ''), apiKey: data.CELUM_API_KEY } : undefined,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? `no-reply@${data.PUBLIC_URL ? new URL(data.PUBLIC_URL).hostname : 'localhost'}`,
    backupDir: data.BACKUP_DIR ? resolve(data.BACKUP_DIR) : join(resolve(data.DATA_DIR), 'backups'),
    backupKey: data.BACKUP_KEY,
    logLevel: data.LOG_LEVEL,
    logDays: data.LOG_DAYS,
    secretValues: secretValuesOf(given),
    metricsToken: data.METRICS_TOKEN,
    accessLogDays: data.ACCESS_LOG_DAYS,
  };
}

function storageOf(data: z.output<typeof environmentSchema>): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = data;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

function shopOf({
  SHOP,
  SHOP_FEE_TICKET,
  SHOP_FEE_ORDER,
  PRETIX_URL,
  PRETIX_ORGANIZER,
  PRETIX_TOKEN,
}: z.output<typeof environmentSchema>): ShopSettings {
  if (SHOP !== 'pretix' || !PRETIX_URL || !PRETIX_ORGANIZER || !PRETIX_TOKEN)
    return { kind: 'sandbox', fees: { perTicket: SHOP_FEE_TICKET, perOrder: SHOP_FEE_ORDER } };
  return { kind: 'pretix', url: PRETIX_URL.replace(/\/+$/, ''), organizer: PRETIX_ORGANIZER, token: PRETIX_TOKEN };
}

/** Reports an incomplete pretix configuration, instead of silently using the sandbox. */
function missingForPretix(given: Record<string, string | undefined>): string[] {
  if (given.SHOP !== 'pretix') return [];
  const missing = Object.keys(environmentSchema.shape).filter((name) => name.startsWith('PRETIX_') && given[name] === undefined);
  return missing.map((name) => `  ${name}: expected a value, since SHOP is pretix; came nothing`);
}

/** Reports an incomplete set of variables, instead of silently ignoring it. */
function missingBeside(given: Record<string, string | undefined>, prefix: string): string[] {
  const names = Object.keys(environmentSchema.shape).filter((name) => name.startsWith(prefix));
  const missing = names.filter((name) => given[name] === undefined);
  if (missing.length === 0 || missing.length === names.length) return [];
  return missing.map((name) => `  ${name}: expected a value, since other ${prefix} variables are set; came nothing`);
}

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

/** The given secrets, and the passwords of those that are addresses. */
function secretValuesOf(given: Record<string, string | undefined>): string[] {
  return [...secrets].flatMap((name) => {
    const value = given[name];
    if (value === undefined) return [];
    if (!URL.canParse(value)) return [value];
    const { password } = new URL(value);
    return [value, password, ...(/%(?![\da-f]{2})/i.test(password) ? [] : [decodeURIComponent(password)])];
  });
}

function describeIssues(error: z.ZodError, given: Record<string, string | undefined>): string[] {
  return error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `  ${name}: ${issue.message}; came ${secrets.has(name) ? 'the given value' : `'${given[name]}'`}`;
  });
}
