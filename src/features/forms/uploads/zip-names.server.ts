import type { FileHandle } from 'node:fs/promises';

/** Bytes read at the end of a file: the end-of-central-directory record, with the longest comment after it. */
const tail = 1024;
/** Maximum bytes of the central directory; documents have a few hundred entries. */
const maxListBytes = 512 * 1024;

/**
 * File names in a ZIP file, from its central directory; nothing is unpacked. Null for other files.
 */
export async function readZipNames(file: FileHandle, size: number): Promise<string[] | null> {
  const end = await readAt(file, Math.max(0, size - tail), Math.min(size, tail));
  const at = end.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (at < 0 || at + 22 > end.length) return null;
  const [length, offset] = [end.readUInt32LE(at + 12), end.readUInt32LE(at + 16)];
  if (length > maxListBytes || offset + length > size) return null;
  const list = await readAt(file, offset, length);
  const names: string[] = [];
  for (let from = 0; from + 46 <= list.length && list.readUInt32LE(from) === 0x02014b50; ) {
    const name = list.readUInt16LE(from + 28);
    names.push(list.toString('utf8', from + 46, from + 46 + name));
    from += 46 + name + list.readUInt16LE(from + 30) + list.readUInt16LE(from + 32);
  }
  return names;
}

/** Reads bytes from a position; fewer at the end of the file. */
export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
