import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { makeFolder } from './make-folder.server.ts';
import type { FileStorage } from './storage.ts';

/** Files in a folder of this machine. A file appears under its name only when it is complete. */
export function diskStorage(folder: string): FileStorage {
  return {
    has: (path) =>
      access(pathInside(folder, path)).then(
        () => true,
        () => false,
      ),
    open: async (path) => {
      const file = pathInside(folder, path);
      const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
        throw error;
      });
      if (!found?.isFile()) return null;
      return { size: found.size, read: async (part) => createReadStream(file, part), bytes: () => readFile(file) };
    },
    write: async (path, bytes) => {
      const target = pathInside(folder, path);
      const unfinished = `${target}.${randomUUID()}.part`;
      await makeFolder(dirname(target));
      try {
        await writeFile(unfinished, bytes);
        await rename(unfinished, target);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    takeIn: async (path, file) => {
      const target = pathInside(folder, path);
      await makeFolder(dirname(target));
      await rename(file, target);
    },
    remove: (path) => rm(pathInside(folder, path), { force: true }),
  };
}

/**
 * The absolute path of a file below a folder.
 * @throws when the path leads out of the folder.
 */
export function pathInside(folder: string, path: string): string {
  const root = resolve(folder);
  const target = resolve(join(root, path));
  const inside = relative(root, target);
  if (path.includes('\0') || inside === '' || inside === '..' || inside.startsWith(`..${sep}`))
    throw new Error(`expected a path inside the folder, got '${path.slice(0, 100)}'`);
  return target;
}
