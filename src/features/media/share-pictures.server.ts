import { like } from 'drizzle-orm';
import type { DatabaseHandle } from '../../core/database/client.server.ts';
import { type FileStorage, readBytes } from '../../core/outside/storage.ts';
import { sharePathOf } from './media.read.server.ts';
import { media } from './media.tables.server.ts';
import { pictures } from './picture-process/picture-process.server.ts';

const sharePattern = /^([\w/-]+)-share-\d{1,3}-\d{1,3}\.jpg$/;

/** The pictures for shared links: made at the first request, since most are never requested. */
export interface SharePictures {
  /** Makes the share picture of this path; false when it is none of a picture with its present focal point. */
  make(path: string): Promise<boolean>;
}

/** One is made at a time; further requests for the same one wait for it. */
export function createSharePictures({ db }: DatabaseHandle, storage: FileStorage): SharePictures {
  const making = new Map<string, Promise<boolean>>();
  let last: Promise<unknown> = Promise.resolve();

  const make = async (path: string, stem: string): Promise<boolean> => {
    const rows = await db
      .select({ path: media.path, focus: media.focus })
      .from(media)
      .where(like(media.path, `${stem.replaceAll('_', '\\_')}.%`));
    const row = rows.find((one) => sharePathOf(one) === path);
    const original = row && (await readBytes(storage, row.path));
    if (!original) return false;
    await storage.write(path, await pictures.run('share', original, row.focus));
    return true;
  };

  return {
    make: (path) => {
      const [, stem] = sharePattern.exec(path) ?? [];
      if (!stem) return Promise.resolve(false);
      const running = making.get(path) ?? last.then(() => make(path, stem)).finally(() => making.delete(path));
      making.set(path, running);
      last = running.catch(() => undefined);
      return running;
    },
  };
}
