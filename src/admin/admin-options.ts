import type { FastifyRequest } from 'fastify';
import type { Brand } from '../../brands/brands.server.ts';
import type { Database } from '../core/database/client.server.ts';
import type { Reading, Viewer } from '../core/database/reading.server.ts';
import type { Language } from '../core/languages.ts';
import type { UnsentMail } from '../core/outside/mail-queue.server.ts';
import type { StoredMails } from '../core/outside/stored-mails.server.ts';
import type { PasswordResets } from '../features/accounts/account-links.server.ts';
import type { StoredEntry } from '../features/forms/forms.contract.ts';
import type { ImportInput } from '../features/imports/import-file.server.ts';
import type { ImportedBy } from '../features/imports/note-changes.server.ts';
import type { SeasonReport } from '../features/imports/season.report.ts';
import type { LibraryActions } from '../features/media/library-actions.write.server.ts';
import type { Assets } from '../site/rendering/assets.server.ts';

/** What the office's pages stand on. */
export interface AdminOptions {
  assets: Assets;
  brand: Brand;
  /** Mails links to set a password. */
  resets: PasswordResets;
  sentEntries: SentEntries;
  mails: OfficeMails;
  library: LibraryActions;
  openReading: (viewer: Viewer) => Reading;
  viewerOf: (request: FastifyRequest) => Promise<Viewer>;
  /** The site's configured address, if any. */
  publicUrl: string | undefined;
  report: (message: string) => void;
  catchUp(): Promise<void>;
  /** Tells ticket holders of a change; answers how many. */
  tell(event: number): Promise<number | null>;
  /** The shop is the product's own, whose stock is kept here. */
  isSandbox: boolean;
  /** Where files wait between a dry run and the import. */
  dataDir: string;
  importSeason: ImportSeason;
}

/** What the office needs of the things that were sent with forms. */
export interface SentEntries {
  list(
    db: Database,
    language: Language,
    wanted: { form?: number | undefined; search?: string | undefined; page: number; pageSize: number },
  ): Promise<{ count: number; results: StoredEntry[] }>;
  read(db: Database, language: Language, id: number): Promise<StoredEntry | null>;
  /** With its files, for ever; false when there is none. */
  remove(by: Deleter, id: number): Promise<boolean>;
  /** Everything in which this e-mail address is an answer. */
  ofPerson(db: Database, language: Language, email: string): Promise<StoredEntry[]>;
  /** That, and the kept mails that name it. */
  erasePerson(by: Deleter, email: string): Promise<number>;
}

/** What the office needs of the mails of the house. */
export interface OfficeMails {
  /** False: every mail is kept and reaches nobody. */
  hasServer: boolean;
  kept: Pick<StoredMails, 'list' | 'read' | 'readFile'>;
  /** Mails that wait for the mail server, at most `limit` of a kind. */
  unsent(limit: number): Promise<UnsentMail[]>;
  /** Tries those that failed again, beside whoever asks. */
  sendNow(): Promise<void>;
}

/** Imports a season for somebody, or shows what would happen. */
export type ImportSeason = (input: ImportInput, by: ImportedBy) => Promise<SeasonReport>;

/** Who deletes, and when. */
interface Deleter {
  userId: number | null;
  now: Date;
}
