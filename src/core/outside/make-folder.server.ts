import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it that are missing. Not by the option `recursive`: on a disk that is read-only Node then says ENOENT,
 * which reads like a fault of ours and not like EROFS.
 */
export async function makeFolder(folder: string, mode = 0o777): Promise<void> {
  const code = await codeOf(mkdir(folder, { mode }));
  if (code !== 'ENOENT') return;
  await makeFolder(dirname(folder), mode);
  // Once: where nothing can be made, as in /proc, it is ENOENT again.
  if ((await codeOf(mkdir(folder, { mode }))) === 'ENOENT') throw new Error(`The folder ${folder} cannot be made.`);
}

/** Undefined for a folder that was made or is there. @throws any other failure than that of a missing folder above it */
async function codeOf(making: Promise<unknown>): Promise<'ENOENT' | undefined> {
  try {
    await making;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return code;
    if (code !== 'EEXIST') throw error;
  }
  return undefined;
}
