import { createReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** An archive the site has written. */
export interface BackupFile {
  name: string;
  writtenAt: Date;
  /** Bytes. */
  size: number;
  /** Deleted by itself when there are newer ones enough. */
  isDaily: boolean;
}

const pattern = /^foyer-(\d{4})-(\d\d)-(\d\d)-(\d\d)(\d\d)(\d\d)(-daily)?\.tar$/;

/** The folder of the archives the site writes; their names say when (UTC) and why. Other files in it are not touched. */
export class BackupFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  /** The file of a new archive. */
  newFile(now: Date, isDaily: boolean): { name: string; path: string } {
    const [day, time = ''] = now.toISOString().slice(0, 19).split('T');
    const name = `foyer-${day}-${time.replaceAll(':', '')}${isDaily ? '-daily' : ''}.tar`;
    return { name, path: join(this.path, name) };
  }

  /** Newest first. */
  async list(): Promise<BackupFile[]> {
    const names = await readdir(this.path).catch(() => []);
    const files = await Promise.all(names.map((name) => this.find(name)));
    return files.filter((file) => file !== null).sort((a, b) => b.name.localeCompare(a.name));
  }

  /** Null for a name that is none of an archive. */
  async find(name: string): Promise<(BackupFile & { path: string }) | null> {
    const [, year, month, day, hour, minute, second, daily] = pattern.exec(name) ?? [];
    if (!year) return null;
    const path = join(this.path, name);
    const size = await stat(path).then(
      (found) => found.size,
      () => null,
    );
    if (size === null) return null;
    return { name, path, size, writtenAt: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`), isDaily: daily !== undefined };
  }

  read(name: string): Readable {
    return createReadStream(join(this.path, name));
  }

  async remove(name: string): Promise<void> {
    if (pattern.test(name)) await rm(join(this.path, name), { force: true });
  }

  /** Deletes the oldest daily archives but this many. */
  async prune(copies: number): Promise<void> {
    const daily = (await this.list()).filter(({ isDaily }) => isDaily);
    for (const { name } of daily.slice(copies)) await this.remove(name);
  }
}
