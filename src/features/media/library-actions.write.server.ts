import type { Database } from '../../core/database/client.server.ts';
import type { Reading } from '../../core/database/reading.server.ts';
import type { Language } from '../../core/languages.ts';
import type { FileStorage } from '../../core/outside/storage.ts';
import { readMediaRow } from './library.read.server.ts';
import { changeFile, moveToTrash } from './library.write.server.ts';
import type { MediaChange, MediaPlace } from './media.contract.ts';
import type { MediaRow } from './media.read.server.ts';
import type { MediaPlaces } from './media-places.ts';
import { ofFile, purgeFiles } from './purge.write.server.ts';
import { addToLibrary, BytesRemoved, storeUpload, type UploadedFile } from './uploads.write.server.ts';

/** Somebody else has changed the file since the version this change is based on. */
export class FileChanged extends Error {
  override name = 'FileChanged';
  readonly row: MediaRow;
  constructor(row: MediaRow) {
    super(`File ${row.id} has version ${row.version}.`);
    this.row = row;
  }
}

/** A used file is deleted only together with what stands in its places afterwards. */
export class FileInUse extends Error {
  override name = 'FileInUse';
  readonly places: readonly MediaPlace[];
  constructor(places: readonly MediaPlace[]) {
    super(`The file is used in ${places.length} places.`);
    this.places = places;
  }
}

/** Another file cannot stand there: it is none, of another kind, or the file itself. */
export class SubstituteRefused extends Error {
  override name = 'SubstituteRefused';
}

/** How often an upload is stored again. */
const mostTries = 3;

interface LibraryDependencies {
  storage: FileStorage;
  places: MediaPlaces;
  /** Makes this instance see what was just committed. */
  applyNewChanges(): Promise<void>;
}

interface Removal {
  id: number;
  /** The file that stands in its places afterwards; null where nobody has said. */
  instead: number | 'nothing' | null;
  language: Language;
}

export type LibraryActions = ReturnType<typeof libraryActions>;

/** What is done with files of the library, a transaction each: by the calls (API-41) and by the office (ADMIN-05). */
export function libraryActions({ storage, places, applyNewChanges }: LibraryDependencies) {
  const commitChange = async <T>({ db }: Reading, run: (transaction: Database) => Promise<T>): Promise<T> => {
    const done = await db.transaction((transaction) => run(transaction as unknown as Database));
    await applyNewChanges();
    return done;
  };
  /** Stores an upload and enters it; again when bytes that were there already were deleted for good meanwhile. */
  const commitUpload = async <T>(
    reading: Reading,
    file: UploadedFile,
    run: (transaction: Database, stored: Awaited<ReturnType<typeof storeUpload>>) => Promise<T>,
  ): Promise<T> => {
    for (let count = 1; ; count++) {
      const stored = await storeUpload(file, storage);
      try {
        return await commitChange(reading, (transaction) => run(transaction, stored));
      } catch (error) {
        if (!(error instanceof BytesRemoved) || count === mostTries) throw error;
      }
    }
  };
  const by = ({ viewer, now }: Reading) => ({ user: viewer.userId, now });
  return {
    places,

    /** @throws UploadRefused */
    async upload(reading: Reading, file: UploadedFile, folder: string): Promise<{ row: MediaRow; isNew: boolean }> {
      return commitUpload(reading, file, (transaction, stored) => addToLibrary(transaction, storage, stored, { folder, ...by(reading) }));
    },

    /** Null for no such file. @throws FileChanged */
    async change(reading: Reading, id: number, { version, descriptions, captions, ...values }: MediaChange): Promise<MediaRow | null> {
      return commitChange(reading, async (transaction) => {
        const row = await readMediaRow(transaction, id, { isLocked: true });
        if (!row) return null;
        if (version !== undefined && version !== row.version) throw new FileChanged(row);
        const changed = { ...values, ...(descriptions && { description: descriptions }), ...(captions && { caption: captions }) };
        return changeFile(transaction, row, definedOf(changed), by(reading));
      });
    },

    /** Puts a file into the trash; false for none. @throws FileInUse, SubstituteRefused */
    async remove(reading: Reading, { id, instead, language }: Removal): Promise<boolean> {
      return commitChange(reading, async (transaction) => {
        const file = await readMediaRow(transaction, id, { isLocked: true });
        if (!file) return false;
        if (instead === null) {
          const used = await places.read(reading.on(transaction), file, language);
          if (used.length > 0) throw new FileInUse(used);
        }
        const other = typeof instead === 'number' ? await readSubstitute(transaction, file, instead) : null;
        if (other) await places.replace(transaction, { file, by: other, viewer: reading.viewer, language, now: reading.now });
        await moveToTrash(transaction, file, true, by(reading), { ...(other && { replaced_by: other.id }) });
        return true;
      });
    },

    /**
     * Puts a new file in the place of one, which goes into the trash: what was said of that one is said of it. Null for no
     * such file. @throws UploadRefused, SubstituteRefused
     */
    async exchange(reading: Reading, id: number, upload: UploadedFile, language: Language): Promise<MediaRow | null> {
      return commitUpload(reading, upload, async (transaction, stored) => {
        const file = await readMediaRow(transaction, id, { isLocked: true });
        if (!file) return null;
        if (stored.kind !== file.kind) throw new SubstituteRefused();
        const { row, isNew } = await addToLibrary(transaction, storage, stored, { folder: file.folder, ...by(reading) });
        if (row.id === id) throw new SubstituteRefused();
        const other = isNew ? await changeFile(transaction, row, saidOf(file, row), by(reading)) : row;
        await places.replace(transaction, { file, by: other, viewer: reading.viewer, language, now: reading.now });
        await moveToTrash(transaction, file, true, by(reading), { replaced_by: other.id });
        return other;
      });
    },

    /** Deletes a file of the trash for good; false for none. */
    async purge(reading: Reading, id: number): Promise<boolean> {
      try {
        return (await purgeFiles(reading.db, storage, ofFile(id), by(reading))).length > 0;
      } finally {
        await applyNewChanges();
      }
    },

    /** Brings a file back from the trash; null for none. */
    async restore(reading: Reading, id: number): Promise<MediaRow | null> {
      return commitChange(reading, async (transaction) => {
        const file = await readMediaRow(transaction, id, { isTrashed: true, isLocked: true });
        return file && moveToTrash(transaction, file, false, by(reading));
      });
    },
  };
}

async function readSubstitute(transaction: Database, row: MediaRow, by: number): Promise<MediaRow> {
  const other = by === row.id ? null : await readMediaRow(transaction, by);
  if (other?.kind !== row.kind) throw new SubstituteRefused();
  return other;
}

/** Texts hold for another picture of the same thing; the focal point only when it has the same proportions. */
function saidOf(file: MediaRow, { width, height }: MediaRow) {
  const { description, is_decorative, caption, copyright, folder, focus } = file;
  const isAlike = width && height && file.width && file.height && Math.abs((width * file.height) / (height * file.width) - 1) < 0.01;
  return { description, is_decorative, caption, copyright, folder, ...(isAlike && { focus }) };
}

function definedOf<T extends object>(values: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}
