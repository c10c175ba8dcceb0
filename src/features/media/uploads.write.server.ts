import { open, readFile, stat } from 'node:fs/promises';
import { and, eq, isNull } from 'drizzle-orm';
import { audit } from '../../core/database/change.tables.server.ts';
import { announceChange } from '../../core/database/changes.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import type { FileStorage } from '../../core/outside/storage.ts';
import { lockBytes } from '../../core/outside/stored-bytes.server.ts';
import type { MediaRow } from './media.read.server.ts';
import { media } from './media.tables.server.ts';
import { contentName, PictureRefused, pictureLimits, type StoredPicture, storePicture } from './media.write.server.ts';

/** Why a file is refused. */
export type UploadRefusal = 'kind' | 'program' | 'drawing' | 'size' | 'bytes' | 'pixels' | 'broken';

export class UploadRefused extends Error {
  override name = 'UploadRefused';
  readonly reason: UploadRefusal;
  constructor(reason: UploadRefusal) {
    super(`The file is refused: ${reason}.`);
    this.reason = reason;
  }
}

/** The bytes were there when the file was stored, and were deleted for good before it was entered: they have to be stored again. */
export class BytesRemoved extends Error {
  override name = 'BytesRemoved';
}

export interface UploadedFile {
  /** Where the bytes wait on disk. */
  file: string;
  /** As the browser calls it; says nothing about what it is. */
  name: string;
  /** More was sent than `uploadLimit`: the rest is not on disk. */
  isCut?: boolean;
}

type StoredFile = StoredPicture & Pick<MediaRow, 'kind'>;

/** Other files than pictures, by what `file-type` finds in them. */
const kinds: Record<string, MediaRow['kind']> = {
  docx: 'file',
  odt: 'file',
  pdf: 'file',
  pptx: 'file',
  xlsx: 'file',
  mp4: 'video',
  webm: 'video',
  m4a: 'audio',
  mp3: 'audio',
  ogg: 'audio',
  vtt: 'captions',
};
/** Another ending for the same thing. */
const endings: Record<string, string> = { m4v: 'mp4', opus: 'ogg', oga: 'ogg', m4b: 'm4a' };

/**
 * Stores an uploaded file: looked at by its content, never by its name, and measured before it is decoded. One at a time,
 * so that many uploads at once need the memory of one.
 * @throws UploadRefused
 */
export async function storeUpload(
  { file, name, isCut = false }: UploadedFile,
  storage: FileStorage,
): Promise<StoredFile & { name: string }> {
  if (isCut) throw new UploadRefused((await typeOf(file))?.mime.startsWith('image/') ? 'bytes' : 'size');
  const turn = last.then(() => storeFile(file, storage));
  last = turn.catch(() => undefined);
  const stored = await turn;
  return { ...stored, name: cleanName(name, stored.path) };
}

let last: Promise<unknown> = Promise.resolve();

/** Loaded with the first upload (decision 0098). */
const typeOf = async (file: string) => (await import('file-type')).fileTypeFromFile(file);

async function storeFile(file: string, storage: FileStorage): Promise<StoredFile> {
  const found = (await typeOf(file)) ?? (await captionsType(file));
  if (!found || found.mime === 'application/xml') throw new UploadRefused(await refusalOf(file));
  if (found.mime.startsWith('image/')) {
    const { size } = await stat(file);
    if (size > pictureLimits.bytes) throw new UploadRefused('bytes');
    const picture = await storePicture(await readFile(file), storage).catch((error: unknown) => {
      throw error instanceof PictureRefused ? new UploadRefused(error.reason) : error;
    });
    return { kind: 'image', ...picture };
  }
  const extension = endings[found.ext] ?? found.ext;
  const kind = kinds[extension];
  if (!kind) throw new UploadRefused(/executable|x-(?:msdownload|elf|mach|sh)|java/.test(found.mime) ? 'program' : 'kind');
  const bytes = await readFile(file);
  const path = `${contentName(bytes)}.${extension}`;
  if (!(await storage.has(path))) await storage.write(path, bytes);
  return { kind, path, content_type: found.mime, size: bytes.length, width: null, height: null, color: '', renditions: [] };
}

/** WebVTT is text that begins with its name; `file-type` finds no texts. */
async function captionsType(file: string): Promise<{ ext: string; mime: string } | undefined> {
  const { bytesRead, buffer } = await readHead(file, 10);
  const isWebVtt = /^\u{feff}?WEBVTT(?:[ \t\r\n]|$)/u.test(buffer.toString('utf8', 0, bytesRead));
  return isWebVtt ? { ext: 'vtt', mime: 'text/vtt' } : undefined;
}

async function readHead(file: string, length: number) {
  const handle = await open(file);
  try {
    return await handle.read(Buffer.alloc(length), 0, length, 0);
  } finally {
    await handle.close();
  }
}

/** What a text that pretends to be something else is: drawings and pages can hold programs. */
async function refusalOf(file: string): Promise<UploadRefusal> {
  const text = (await readFile(file)).subarray(0, 1_000_000).toString('latin1');
  if (/<script|\son\w+\s*=|javascript:|<foreignObject|<\?php|^#!/i.test(text)) return 'program';
  return /<svg[\s>]/i.test(text) ? 'drawing' : 'kind';
}

/** The name without path and control characters, with the ending of what the file is. */
function cleanName(given: string, path: string): string {
  const ending = path.slice(path.lastIndexOf('.'));
  const name = (given.split(/[/\\]/).at(-1) ?? '')
    .replace(/\p{Cc}|\p{Cf}/gu, '')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .trim()
    .slice(0, 200);
  return `${name || 'upload'}${ending}`;
}

/**
 * Puts a stored file into the library; one that is there already stays as it is and is not new. Call it inside a transaction.
 * @throws BytesRemoved
 */
export async function addToLibrary(
  transaction: Database,
  storage: FileStorage,
  stored: StoredFile & { name: string },
  { folder, user, now }: { folder: string; user: number | null; now: Date },
): Promise<{ row: MediaRow; isNew: boolean }> {
  await lockBytes(transaction, stored.path);
  const [known] = await transaction
    .select()
    .from(media)
    .where(and(eq(media.path, stored.path), isNull(media.deleted_at)))
    .limit(1);
  if (known) return { row: known, isNew: false };
  const paths = [stored.path, ...stored.renditions.map(({ path }) => path)];
  if ((await Promise.all(paths.map((path) => storage.has(path)))).includes(false)) throw new BytesRemoved();
  const [row] = await transaction
    .insert(media)
    .values({ ...stored, folder, created_at: now, updated_at: now })
    .returning();
  if (!row) throw new Error('The file was not put into the library.');
  await transaction
    .insert(audit)
    .values({ user, action: 'upload', content_type: 'media', object_id: row.id, title: row.name, detail: {}, created_at: now });
  await announceChange(transaction, [`media:${row.id}`]);
  return { row, isNew: true };
}
