import type { Database } from '../../core/database/client.server.ts';
import type { Reading, Viewer } from '../../core/database/reading.server.ts';
import type { Language } from '../../core/languages.ts';
import type { MediaPlace } from './media.contract.ts';
import type { MediaRow } from './media.read.server.ts';

type NamedFile = Pick<MediaRow, 'id' | 'path'>;

/** All files that anything names: by their number, and in texts by their path under /media/. */
export interface NamedFiles {
  ids: ReadonlySet<number>;
  paths: ReadonlySet<string>;
}

/** Where files are used: known by those who own the fields that name them. */
export interface MediaPlaces {
  read(reading: Reading, file: NamedFile, language: Language): Promise<MediaPlace[]>;
  readNamed(db: Database): Promise<NamedFiles>;
  /** Puts another file into every place, what visitors see included. Call it inside a transaction. */
  replace(
    transaction: Database,
    replacing: { file: NamedFile; by: NamedFile; viewer: Viewer; language: Language; now: Date },
  ): Promise<void>;
}
