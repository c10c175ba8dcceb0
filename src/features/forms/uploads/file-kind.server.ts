import { type FileHandle, open } from 'node:fs/promises';
import { extname } from 'node:path';
import { readAt, readZipNames } from './zip-names.server.ts';

/** Content types by file extension (FORM-10, EMBED-08). */
const typesByEnd: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  txt: 'text/plain',
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
};

/** Bytes needed to detect a format. */
const head = 4100;

/** Content type by content, if it matches the extension (FORM-10); else null. Nothing is unpacked. */
export async function kindOfFile(path: string, size: number, name: string): Promise<string | null> {
  const expected = typesByEnd[extname(name).slice(1).toLowerCase()];
  if (!expected) return null;
  const file = await open(path);
  try {
    return (await contentTypeOf(file, size)) === expected ? expected : null;
  } finally {
    await file.close();
  }
}

async function contentTypeOf(file: FileHandle, size: number): Promise<string | null> {
  const begin = await readAt(file, 0, Math.min(head, size));
  if (begin.subarray(0, 4).equals(zipMark)) return documentIn(begin, await readZipNames(file, size));
  // Loaded with the first upload (decision 0098).
  const { fileTypeFromBuffer } = await import('file-type');
  const found = (await fileTypeFromBuffer(begin))?.mime;
  // The old Word format shares its container with others.
  if (found === 'application/x-cfb') return 'application/msword';
  if (found) return found;
  return (await isText(file, size)) ? 'text/plain' : null;
}

const zipMark = Buffer.from('PK\x03\x04', 'latin1');
const openDocument = 'mimetypeapplication/vnd.oasis.opendocument.text';

/** Documents with macros are refused. */
function documentIn(begin: Buffer, names: readonly string[] | null): string | null {
  if (!names || names.some((name) => /vbaProject\.bin$|^Basic\//i.test(name))) return null;
  const has = (name: string) => names.includes(name);
  if (has('[Content_Types].xml') && has('word/document.xml')) return typesByEnd.docx ?? null;
  // Its first entry is uncompressed, with a name of fixed length.
  const isOpenDocument = begin.toString('latin1', 30, 30 + openDocument.length) === openDocument;
  return isOpenDocument && has('content.xml') ? (typesByEnd.odt ?? null) : null;
}

/** Text in any encoding, without control characters. */
async function isText(file: FileHandle, size: number): Promise<boolean> {
  for (let from = 0; from < size; from += 65_536) {
    const part = await readAt(file, from, 65_536);
    if (part.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27) || byte === 127)) return false;
  }
  return true;
}
