import { createHmac } from 'node:crypto';
import { z } from 'zod';

/** Raised when an older product could not restore what this one writes. */
export const backupVersion = 1;

/** Names inside the archive, in this order: the head, parts of tables, checksums of the tables, files, checksums of all, their signature. */
export const headName = 'foyer-backup.json';
export const tablesName = 'tables.json';
export const sumsName = 'SHA256SUMS';
export const signatureName = 'SHA256SUMS.hmac';

const partPattern = /^tables\/(\w+)\/(\d{6})\.ndjson\.gz$/;

export const partName = (table: string, part: number) => `tables/${table}/${String(part).padStart(6, '0')}.ndjson.gz`;

/** The table and the number of a part, null for what is none. */
export function parsePartName(name: string): { table: string; part: number } | null {
  const [, table, part] = partPattern.exec(name) ?? [];
  return table === undefined ? null : { table, part: Number(part) };
}

/** First file of a backup: which product and schema it belongs to. */
export const headSchema = z.strictObject({
  format: z.literal('foyer-backup'),
  version: z.int(),
  /** ISO 8601: the moment whose state it holds. */
  created_at: z.iso.datetime(),
  product: z.string(),
  database: z.enum(['pglite', 'postgresql']),
  /** The level of the schema, in the order of application. */
  migrations: z.array(z.strictObject({ name: z.string(), hash: z.string() })).min(1),
  /** Stored columns of each table, in the order of the values in its rows. */
  tables: z.record(z.string(), z.array(z.string()).min(1)),
});
export type BackupHead = z.output<typeof headSchema>;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** Checksum of a table: SHA-256 over its rows as NDJSON by primary key, equal on PGlite and PostgreSQL. */
const tableSumSchema = z.strictObject({
  rows: z.int(),
  sha256,
  /** Last number of its sequences, by column. */
  sequences: z.record(z.string(), z.strictObject({ last: z.string().regex(/^\d+$/), isCalled: z.boolean() })),
});
export type TableSum = z.output<typeof tableSumSchema>;

export const tablesSchema = z.record(z.string(), tableSumSchema);

/** What a backup holds, found by reading all of it. */
export interface BackupContents {
  head: BackupHead;
  tables: Record<string, TableSum>;
  /** SHA-256 by name, of everything but the list itself. */
  sums: ReadonlyMap<string, string>;
  /** Names of the files in it (pictures, uploads). */
  files: string[];
  /** Bytes of the archive. */
  size: number;
  /** Whether it was written with the key it was read with; `unchecked` when it was read without one. */
  signature: 'valid' | 'none' | 'unchecked';
}

/** The signature of an archive: HMAC-SHA256 of its list of checksums, in hexadecimal. */
export function signatureOf(sums: string, key: string): string {
  return createHmac('sha256', key).update(sums).digest('hex');
}
