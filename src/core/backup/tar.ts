/** The archive is incomplete, changed or not written by Foyer; the message says where. */
export class BrokenArchive extends Error {
  override readonly name = 'BrokenArchive';
}

/** A file inside an archive. Its body has to be read to the end before the next entry. */
export interface TarEntry {
  name: string;
  /** Bytes. */
  size: number;
  body: AsyncIterable<Buffer>;
}

const blockBytes = 512;
const maxNameLength = 100;
/** The largest octal number of a header: 8 GiB. */
const maxFileBytes = 8 ** 11 - 1;

/** The two empty blocks at the end of every archive. */
export const tarEnd = Buffer.alloc(2 * blockBytes);

/** The head of a file in an archive (ustar, POSIX.1-1988). `modified` in seconds since 1970. */
export function tarHeader(name: string, size: number, modified: number): Buffer {
  if (Buffer.byteLength(name) > maxNameLength || size > maxFileBytes)
    throw new Error(`'${name}' (${size} bytes) does not fit into a tar archive.`);
  const header = Buffer.alloc(blockBytes);
  header.write(name, 0);
  header.write('0000600\x000000000\x000000000\0', 100);
  header.write(`${size.toString(8).padStart(11, '0')}\0${modified.toString(8).padStart(11, '0')}\0`, 124);
  header.write('        0', 148);
  header.write('ustar\x0000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** Fills the last blockBytes of a file. */
export function tarPadding(size: number): Buffer {
  return Buffer.alloc((blockBytes - (size % blockBytes)) % blockBytes);
}

/**
 * The files of an archive as {@link tarHeader} writes it. Every byte outside of the files is compared with what would be
 * written; the files themselves need a checksum.
 * @throws {BrokenArchive} while reading, when it is incomplete, changed, goes on after its end or was made by another program.
 */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const bytes = new ByteReader(source);
  try {
    for (let head = await bytes.take(blockBytes); !head.equals(tarEnd.subarray(0, blockBytes)); head = await bytes.take(blockBytes)) {
      const { name, size } = parseHeader(head, bytes.position - blockBytes);
      yield { name, size, body: bytes.chunks(size) };
      if (!(await bytes.take(tarPadding(size).length)).equals(tarPadding(size))) throw changed(bytes.position);
    }
    if (!(await bytes.take(blockBytes)).equals(tarEnd.subarray(0, blockBytes))) throw changed(bytes.position);
    if (!(await bytes.isAtEnd())) throw new BrokenArchive(`The archive goes on behind its end at byte ${bytes.position}.`);
  } finally {
    await bytes.close();
  }
}

function parseHeader(head: Buffer, position: number): { name: string; size: number } {
  const text = (from: number, length: number) => head.toString('utf8', from, from + length).split('\0')[0] ?? '';
  const [name, size, modified] = [text(0, maxNameLength), text(124, 12), text(136, 12)];
  const isOctal = [size, modified].every((digits) => /^[0-7]{11}$/.test(digits));
  if (!isOctal || name === '' || !head.equals(tarHeader(name, Number.parseInt(size, 8), Number.parseInt(modified, 8))))
    throw changed(position);
  return { name, size: Number.parseInt(size, 8) };
}

function changed(position: number): BrokenArchive {
  return new BrokenArchive(`The archive was changed, or another program made it: byte ${position} is not what Foyer writes there.`);
}

/** Reads a stream in portions of a given length. */
class ByteReader {
  position = 0;
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#chunks = source[Symbol.asyncIterator]();
  }

  async take(length: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const part of this.chunks(length)) parts.push(part);
    return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
  }

  async *chunks(length: number): AsyncGenerator<Buffer> {
    for (let left = length; left > 0; ) {
      if (await this.isAtEnd()) throw new BrokenArchive(`The archive is cut: it ends at byte ${this.position}.`);
      const part = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(part.length);
      this.position += part.length;
      left -= part.length;
      yield part;
    }
  }

  /** Closes the stream. */
  async close(): Promise<void> {
    await this.#chunks.return?.();
  }

  async isAtEnd(): Promise<boolean> {
    while (this.#rest.length === 0) {
      const next = await this.#chunks.next();
      if (next.done) return true;
      this.#rest = next.value;
    }
    return false;
  }
}
