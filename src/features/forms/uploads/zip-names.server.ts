import type { FileHandle } from 'node:fs/promises';

/** Bytes read at the end of a file: where the list of a ZIP file begins stands there, before at most a comment. */
const tail = 1024;
/** Bytes of the list itself; documents have a few hundred entries. */
const mostList = 512 * 1024;

/**
 * Names of what a ZIP file holds, read from the list at its end; nothing is ever unpacked, however large it says it is. Null for
 * what is no such file.
 */
export async function readZipNames(file: FileHandle, size: number): Promise<string[] | null> {
  const end = await readAt(file, Math.max(0, size - tail), Math.min(size, tail));
  const at = end.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (at < 0 || at + 22 > end.length) return null;
  const [length, offset] = [end.readUInt32LE(at + 12), end.readUInt32LE(at + 16)];
  if (length > mostList || offset + length > size) return null;
  const list = await readAt(file, offset, length);
  const names: string[] = [];
  for (let from = 0; from + 46 <= list.length && list.readUInt32LE(from) === 0x02014b50; ) {
    const name = list.readUInt16LE(from + 28);
    names.push(list.toString('utf8', from + 46, from + 46 + name));
    from += 46 + name + list.readUInt16LE(from + 30) + list.readUInt16LE(from + 32);
  }
  return names;
}

/** Bytes of a file from a position; fewer at its end. */
export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
