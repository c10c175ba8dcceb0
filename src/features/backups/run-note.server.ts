import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { makeFolder } from '../../core/outside/make-folder.server.ts';

const noteSchema = z.strictObject({
  kind: z.enum(['backup', 'drill', 'restore']),
  /** Archive of the run. */
  name: z.string(),
  is_daily: z.boolean(),
  /** Account that started it. */
  user: z.int().nullable(),
  began_at: z.coerce.date(),
});
type RunNote = z.infer<typeof noteSchema>;

const fileName = 'running.json';
/** Archives that were not written whole. */
const unfinished = /^foyer-\d{4}-\d\d-\d\d-\d{6}(?:-daily)?\.tar\.[\da-f-]{36}\.part$/;

/**
 * What runs, in a file beside the archives while it does: a run that ends with its process leaves the note behind (OPS-280). A row would
 * be part of the archive that is written, and be restored with it.
 */
export class RunNotes {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Null when nothing runs. */
  async read(): Promise<RunNote | null> {
    const text = await readFile(join(this.#folder, fileName), 'utf8').catch(() => null);
    if (text === null) return null;
    try {
      return noteSchema.parse(JSON.parse(text));
    } catch {
      return null;
    }
  }

  async write(note: RunNote): Promise<void> {
    await makeFolder(this.#folder, 0o700);
    const file = join(this.#folder, fileName);
    await writeFile(`${file}.new`, JSON.stringify(note), { mode: 0o600 });
    await rename(`${file}.new`, file);
  }

  async remove(): Promise<void> {
    await rm(join(this.#folder, fileName), { force: true });
  }

  /** Deletes archives that were not written whole. Only while nothing runs. */
  async removeUnfinished(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    for (const name of names) if (unfinished.test(name)) await rm(join(this.#folder, name), { force: true });
  }
}
