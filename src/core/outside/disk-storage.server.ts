import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { FileStorage } from './storage.ts';

/** Files in a folder of this machine. A file appears under its name only when it is complete. */
export function diskStorage(folder: string): FileStorage {
  return {
    has: (path) =>
      access(pathInside(folder, path)).then(
        () => true,
        () => false,
      ),
    write: async (path, bytes) => {
      const target = pathInside(folder, path);
      const unfinished = `${target}.${randomUUID()}.part`;
      await mkdir(dirname(target), { recursive: true });
      try {
        await writeFile(unfinished, bytes);
        await rename(unfinished, target);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
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
