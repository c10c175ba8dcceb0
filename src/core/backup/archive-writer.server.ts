import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { signatureName, signatureOf, sumsName } from './backup-format.server.ts';
import { tarEnd, tarHeader, tarPadding } from './tar.ts';

/** Writes an archive file by file, and at its end the checksum of each as `sha256sum -c` reads it, signed where there is a key. */
export class ArchiveWriter {
  readonly #file: FileHandle;
  readonly #modified: number;
  readonly #key: string | undefined;
  readonly #sums: string[] = [];

  constructor(file: FileHandle, now: Date, key: string | undefined) {
    this.#file = file;
    this.#modified = Math.floor(now.getTime() / 1000);
    this.#key = key;
  }

  async add(name: string, bytes: Buffer): Promise<void> {
    await this.addStream(name, bytes.length, [bytes]);
  }

  /** @throws when the body is not `size` bytes long. */
  async addStream(name: string, size: number, body: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void> {
    await this.#write(tarHeader(name, size, this.#modified));
    const hash = createHash('sha256');
    let written = 0;
    for await (const chunk of body) {
      hash.update(chunk);
      written += chunk.length;
      await this.#write(chunk);
    }
    if (written !== size) throw new Error(`'${name}' has ${written} bytes; its storage said ${size}. Nothing was stored.`);
    await this.#write(tarPadding(size));
    this.#sums.push(`${hash.digest('hex')}  ${name}\n`);
  }

  async end(): Promise<void> {
    const sums = this.#sums.join('');
    await this.add(sumsName, Buffer.from(sums));
    if (this.#key !== undefined) await this.add(signatureName, Buffer.from(signatureOf(sums, this.#key)));
    await this.#write(tarEnd);
    await this.#file.sync();
  }

  async #write(bytes: Buffer): Promise<void> {
    for (let at = 0; at < bytes.length; ) at += (await this.#file.write(bytes, at)).bytesWritten;
  }
}
