import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { z } from 'zod';
import { isSameSecret } from '../http/secrets.server.ts';
import { pathParts } from '../outside/storage.ts';
import {
  type BackupContents,
  type BackupHead,
  backupVersion,
  headName,
  headSchema,
  parsePartName,
  signatureName,
  signatureOf,
  sumsName,
  type TableSum,
  tablesName,
  tablesSchema,
} from './backup-format.server.ts';
import type { BackupProgress } from './file-area.ts';
import { RowSum } from './table-rows.server.ts';
import { BrokenArchive, readTar, type TarEntry } from './tar.ts';

/** Limits of a part or a list, packed and unpacked; far more than a backup writes. */
const [maxPackedBytes, maxUnpackedBytes] = [256 * 1024 * 1024, 1024 * 1024 * 1024];
const unpack = promisify(gunzip);

/** One thing in a backup, in the order of the archive. */
export type BackupEntry = { kind: 'rows'; table: string; lines: string[] } | { kind: 'file'; name: string; body: AsyncIterable<Buffer> };

/** Iterates over a backup that has been checked. A file's body has to be read to its end. */
export async function* backupEntries(file: string): AsyncGenerator<BackupEntry> {
  for await (const entry of readTar(createReadStream(file))) {
    const part = parsePartName(entry.name);
    if (part) yield { kind: 'rows', table: part.table, lines: await linesOf(entry) };
    else if ([headName, tablesName, sumsName, signatureName].includes(entry.name)) await whole(entry);
    else yield { kind: 'file', name: entry.name, body: entry.body };
  }
}

/**
 * Reads a backup from its first to its last byte and checks all of it: every file against its checksum, every table against
 * the sum of its rows. Memory does not grow with the archive.
 * @param key its signature is checked with; an archive without a signature is refused then.
 * @throws {BrokenArchive} when it is incomplete, changed, signed with another key or no backup of Foyer.
 */
export async function readBackup(file: string, onProgress: BackupProgress = () => undefined, key?: string): Promise<BackupContents> {
  const { size } = await stat(file);
  const found = new Map<string, string>();
  const sums = new Map<string, RowSum>();
  const files: string[] = [];
  let head: BackupHead | undefined;
  let tables: Record<string, TableSum> | undefined;
  let list: string | undefined;
  let signature: string | undefined;
  let read = 0;
  for await (const { name, body, size: length } of readTar(createReadStream(file))) {
    const hash = createHash('sha256');
    const entry: TarEntry = { name, size: length, body: hashed(body, hash) };
    const isSignature = list !== undefined && name === signatureName && signature === undefined;
    if ((list !== undefined && !isSignature) || found.has(name))
      throw new BrokenArchive(`The archive holds '${name}' where nothing of the kind belongs.`);
    const part = parsePartName(name);
    if (!head) head = await readHead(entry);
    else if (name === tablesName) tables = await readJson(entry, tablesSchema);
    else if (name === sumsName) {
      list = (await whole(entry)).toString();
      checkSums(list, found);
    } else if (isSignature) signature = (await whole(entry)).toString();
    else if (part) {
      const sum = sums.get(part.table) ?? new RowSum();
      sums.set(part.table, sum);
      sum.add(await linesOf(entry));
    } else {
      checkPath(name);
      for await (const _ of entry.body);
      files.push(name);
    }
    found.set(name, hash.digest('hex'));
    read += length;
    onProgress({ step: 'checking', done: read, total: size });
  }
  if (!head || !tables || list === undefined) throw new BrokenArchive('The archive is no whole backup of Foyer: its lists are missing.');
  checkTables(head, tables, sums);
  const isSigned = checkSignature(list, signature, key);
  onProgress({ step: 'checking', done: size, total: size });
  return { head, tables, sums: found, files, size, signature: isSigned };
}

function checkSignature(list: string, signature: string | undefined, key: string | undefined): BackupContents['signature'] {
  if (key === undefined) return signature === undefined ? 'none' : 'unchecked';
  if (signature === undefined) throw new BrokenArchive('The archive is not signed, and BACKUP_KEY is set.');
  if (!isSameSecret(signature, signatureOf(list, key)))
    throw new BrokenArchive('The archive was changed, or signed with another BACKUP_KEY.');
  return 'valid';
}

async function readHead(entry: TarEntry): Promise<BackupHead> {
  if (entry.name !== headName)
    throw new BrokenArchive(`This is no backup of Foyer: it begins with '${entry.name}' instead of '${headName}'.`);
  const value = await readValue(entry);
  const version = (value as { version?: unknown } | null)?.version;
  if (typeof version === 'number' && version > backupVersion)
    throw new BrokenArchive(
      `The backup was written by a newer Foyer (format ${version}, this one knows ${backupVersion}). Restore it with that one.`,
    );
  return parse(entry.name, headSchema, value);
}

async function readJson<Shape extends z.ZodType>(entry: TarEntry, shape: Shape): Promise<z.output<Shape>> {
  return parse(entry.name, shape, await readValue(entry));
}

async function readValue(entry: TarEntry): Promise<unknown> {
  const text = (await whole(entry)).toString();
  try {
    return JSON.parse(text);
  } catch {
    throw new BrokenArchive(`'${entry.name}' in the archive is no JSON.`);
  }
}

function parse<Shape extends z.ZodType>(name: string, shape: Shape, value: unknown): z.output<Shape> {
  const parsed = shape.safeParse(value);
  if (!parsed.success) throw new BrokenArchive(`'${name}' in the archive is not what Foyer writes: ${parsed.error.issues[0]?.message}.`);
  return parsed.data;
}

async function whole({ name, size, body }: TarEntry): Promise<Buffer> {
  if (size > maxPackedBytes) throw new BrokenArchive(`'${name}' in the archive is too large (${size} bytes).`);
  return buffer(body);
}

async function linesOf(entry: TarEntry): Promise<string[]> {
  const packed = await whole(entry);
  const bytes = await unpack(packed, { maxOutputLength: maxUnpackedBytes }).catch(() => {
    throw new BrokenArchive(`'${entry.name}' in the archive cannot be unpacked.`);
  });
  return bytes.toString().split('\n').slice(0, -1);
}

async function* hashed(body: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>): AsyncGenerator<Buffer> {
  for await (const chunk of body) {
    hash.update(chunk);
    yield chunk;
  }
}

function checkPath(name: string): void {
  try {
    pathParts(name);
  } catch {
    throw new BrokenArchive(`The archive holds a file called '${name}', which leads out of its folder.`);
  }
}

function checkSums(list: string, found: ReadonlyMap<string, string>): void {
  const expected = [...found].map(([name, sum]) => `${sum}  ${name}\n`);
  if (expected.join('') === list) return;
  const wrong = expected.findIndex((line) => !list.includes(line));
  throw new BrokenArchive(
    `The archive was changed: the checksum of '${[...found.keys()][wrong] ?? sumsName}' is not the one in ${sumsName}.`,
  );
}

function checkTables(head: BackupHead, tables: Record<string, TableSum>, sums: ReadonlyMap<string, RowSum>): void {
  const names = new Set([...Object.keys(head.tables), ...Object.keys(tables), ...sums.keys()]);
  for (const name of names) {
    const expected = tables[name];
    const { rows, sha256 } = (sums.get(name) ?? new RowSum()).end();
    if (!head.tables[name] || !expected || expected.rows !== rows || expected.sha256 !== sha256)
      throw new BrokenArchive(`The archive was changed: the rows of the table '${name}' are not those that were backed up.`);
  }
}
