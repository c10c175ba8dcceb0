import { join, resolve } from 'node:path';
import type { z } from 'zod';
import type { CelumSettings } from '../core/outside/celum.server.ts';
import type { S3Settings } from '../core/outside/s3-storage.server.ts';
import type { SharedCacheSettings } from '../core/outside/shared-caches.server.ts';
import type { ShopSettings } from '../features/booking/open-shop.server.ts';
import { environmentSchema, secrets } from './environment.server.ts';

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
