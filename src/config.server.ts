import { resolve } from 'node:path';
import { z } from 'zod';
import { defaultBrand } from '../brands/default.ts';

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
  if (!parsed.success) throw new ConfigError(describeIssues(parsed.error, given));
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
    logLevel: data.LOG_LEVEL,
  };
}

function describeIssues(error: z.ZodError, given: Record<string, string | undefined>): string {
  const lines = error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const came = name === 'DEMO_PASSWORD' || name === 'DATABASE_URL' ? 'the given value' : `'${given[name]}'`;
    return `  ${name}: ${issue.message}; came ${came}`;
  });
  return `These environment variables are wrong:\n${lines.join('\n')}\nCorrect or unset them and start again.`;
}
