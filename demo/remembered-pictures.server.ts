import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { FileStorage } from '../src/core/outside/storage.ts';
import type { StoredPicture } from '../src/features/media/media.write.server.ts';

const known = z.record(
  z.string(),
  z.strictObject({
    path: z.string(),
    content_type: z.string(),
    size: z.int(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    color: z.string(),
    renditions: z.array(z.strictObject({ width: z.int(), path: z.string() })),
  }),
);

/** Draws each picture once per data folder: a seeding that was interrupted goes on where it stopped. */
export function rememberedPictures(
  dataDir: string,
  storage: FileStorage,
): (name: string, draw: () => Promise<StoredPicture>) => Promise<StoredPicture> {
  const file = join(dataDir, 'demo-pictures.json');
  const pictures = read(file);
  let writing = Promise.resolve();
  return async (name, draw) => {
    const before = pictures[name];
    if (before && (await storage.has(before.path))) return before;
    const drawn = await draw();
    pictures[name] = drawn;
    writing = writing.then(async () => {
      await mkdir(dataDir, { recursive: true });
      await writeFile(`${file}.part`, JSON.stringify(pictures));
      await rename(`${file}.part`, file);
    });
    await writing;
    return drawn;
  };
}

function read(file: string): Record<string, StoredPicture> {
  try {
    return known.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
