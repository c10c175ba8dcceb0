import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { FileStorage } from '../src/core/outside/storage.ts';
import type { StoredPicture } from '../src/features/media/media.write.server.ts';

const cacheSchema = z.record(
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

/** Renders each picture once per data folder: an interrupted seeding continues where it stopped. */
export function pictureCache(
  dataDir: string,
  storage: FileStorage,
): (name: string, render: () => Promise<StoredPicture>) => Promise<StoredPicture> {
  const file = join(dataDir, 'demo-pictures.json');
  const pictures = read(file);
  let saving = Promise.resolve();
  return async (name, render) => {
    const cached = pictures[name];
    if (cached && (await storage.has(cached.path))) return cached;
    const rendered = await render();
    pictures[name] = rendered;
    saving = saving.then(async () => {
      await mkdir(dataDir, { recursive: true });
      await writeFile(`${file}.part`, JSON.stringify(pictures));
      await rename(`${file}.part`, file);
    });
    await saving;
    return rendered;
  };
}

function read(file: string): Record<string, StoredPicture> {
  try {
    return cacheSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
