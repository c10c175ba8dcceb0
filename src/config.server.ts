import { resolve } from 'node:path';
import { z } from 'zod';
import { defaultBrand } from '../brands/default.ts';
import type { S3Settings } from './core/outside/s3-storage.server.ts';

const flag = z.enum(['true', 'false', '1', '0', 'yes', 'no']).transform((value) => ['true', '1', 'yes'].includes(value));

/** Every environment variable of the product with its default. README and docs/operations.md are written from these descriptions. */
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
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info').describe('How much the server logs'),
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
  seed: 'demo' | 'empty';
  demoPassword: string | undefined;
  /** Undefined when files lie in the data folder. */
  s3: S3Settings | undefined;
  logLevel: string;
}

/** Wrong environment variables, all of them at once, ready to print. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the configuration from environment variables; empty ones count as not set. Only who serves pages
 * knows the names of the brands and has BRAND checked against them.
 * @throws {ConfigError} naming every wrong variable, what was expected and what came.
 */
export function readConfig(environment: Record<string, string | undefined>, brands?: readonly string[]): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([name, value]) => value !== '' && name in environmentSchema.shape));
  const known = environmentSchema.shape.BRAND.refine((name) => !brands || brands.includes(name), {
    error: `expected one of: ${brands?.join(', ')}`,
  });
  const parsed = environmentSchema.extend({ BRAND: known }).safeParse(given);
  const wrong = [...(parsed.success ? [] : describeIssues(parsed.error, given)), ...missingBeside(given)];
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
    seed: data.SEED,
    demoPassword: data.DEMO_PASSWORD,
    s3: storageOf(data),
    logLevel: data.LOG_LEVEL,
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

/** A storage described by half would silently be the folder. */
function missingBeside(given: Record<string, string | undefined>): string[] {
  const names = Object.keys(environmentSchema.shape).filter((name) => name.startsWith('S3_'));
  const missing = names.filter((name) => given[name] === undefined);
  if (missing.length === 0 || missing.length === names.length) return [];
  return missing.map((name) => `  ${name}: expected a value, since other S3_ variables are set; came nothing`);
}

/** Their values are never printed. */
const secrets = new Set(['DEMO_PASSWORD', 'DATABASE_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);

function describeIssues(error: z.ZodError, given: Record<string, string | undefined>): string[] {
  return error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `  ${name}: ${issue.message}; came ${secrets.has(name) ? 'the given value' : `'${given[name]}'`}`;
  });
}
