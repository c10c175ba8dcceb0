import type { Database } from '../core/database/client.server.ts';
import type { Viewer } from '../core/database/reading.server.ts';
import type { Language } from '../core/languages.ts';
import type { LogPage, LogQuery } from '../core/log/read-log.server.ts';
import type { UnsentMail } from '../core/outside/mail-queue.server.ts';
import type { StoredMails } from '../core/outside/stored-mails.server.ts';
import type { PasswordResets } from '../features/accounts/account-links.server.ts';
import type { BackupFolder } from '../features/backups/backup-folder.server.ts';
import type { Backups } from '../features/backups/backups.server.ts';
import type { ShopGateway } from '../features/booking/shop-gateway.ts';
import type { WaitingList } from '../features/booking/waiting-list.server.ts';
import type { WaitingRooms } from '../features/booking/waiting-room/waiting-rooms.server.ts';
import type { StoredEntry } from '../features/forms/forms.contract.ts';
import type { ImportInput } from '../features/imports/import-file.server.ts';
import type { ImportedBy } from '../features/imports/note-changes.server.ts';
import type { SeasonReport } from '../features/imports/season.report.ts';
import type { LibraryActions } from '../features/media/library-actions.write.server.ts';
import type { Notices } from '../features/notices/notices.server.ts';
import type { ModuleKit } from '../features/pages/resolve-modules.server.ts';
import type { OfficeOptions } from './office-area.server.tsx';
import type { TrashedThing } from './pages/trash-view.tsx';

/** Services and settings of the office pages. */
export interface AdminOptions extends OfficeOptions {
  /** Mails links to set a password. */
  resets: PasswordResets;
  formEntries: OfficeFormEntries;
  mails: OfficeMails;
  library: LibraryActions;
  backups: OfficeBackups;
  logs: OfficeLogs;
  plans: OfficePlans;
  /** Modules of this site. */
  kit: ModuleKit;
  trash: OfficeTrash;
  applyNewChanges(): Promise<void>;
  /** Mails to ticket holders. */
  notices: Pick<Notices, 'notifyTicketHolders' | 'preview' | 'previewFields' | 'log' | 'waiting' | 'send' | 'dismiss'>;
  /** Null where the shop has none. */
  waitingList: Pick<WaitingList, 'rows' | 'has' | 'line' | 'preview' | 'remove' | 'offerNow'> | null;
  waitingRooms: Pick<WaitingRooms, 'overview'>;
  /** How the sale of an event stands; null where the shop does not say. */
  saleState: NonNullable<ShopGateway['saleState']> | null;
  /** Sold tickets and capacity of events; null with it. */
  sales: NonNullable<ShopGateway['sales']> | null;
  /** Null where the shop does not say what has changed. */
  shopSync: { state: ShopGateway['state']; syncNow(): Promise<void> } | null;
  /** True for the built-in shop, whose stock is stored here. */
  isSandbox: boolean;
  /** Folder of uploads between dry run and import. */
  dataDir: string;
  importSeason: ImportSeason;
}

/** Access to form entries. */
export interface OfficeFormEntries {
  list(
    db: Database,
    language: Language,
    wanted: { form?: number | undefined; search?: string | undefined; page: number; pageSize: number },
  ): Promise<{ count: number; results: StoredEntry[] }>;
  read(db: Database, language: Language, id: number): Promise<StoredEntry | null>;
  /** Deletes the entry with its files; false when there is none. */
  remove(by: Deleter, id: number): Promise<boolean>;
  /** Entries in which this e-mail address is an answer. */
  ofPerson(db: Database, language: Language, email: string): Promise<StoredEntry[]>;
  /** Deletes these entries and the stored mails that name the address. */
  erasePerson(by: Deleter, email: string): Promise<number>;
}

/** Access to outgoing mails. */
export interface OfficeMails {
  /** False: mails are only stored, none is delivered. */
  hasServer: boolean;
  storedMails: Pick<StoredMails, 'list' | 'read' | 'readFile'>;
  /** Queued mails, at most `limit` per kind. */
  unsent(limit: number): Promise<UnsentMail[]>;
  /** Retries failed mails in the background. */
  sendNow(): Promise<void>;
}

/** Access to backups. */
export interface OfficeBackups extends Pick<Backups, 'readRunning' | 'backUp' | 'drill' | 'restore' | 'setSchedule'> {
  folder: Pick<BackupFolder, 'list' | 'find' | 'read' | 'remove'>;
  /** Whether archives are signed. */
  isSigned: boolean;
}

/** Access to the logs of this instance's DATA_DIR. */
export interface OfficeLogs {
  /** Days for which each is retained; 0 for one that is not written to a file. */
  serverDays: number;
  accessDays: number;
  read(query: LogQuery, limit: number): Promise<LogPage>;
}

/** Changes of plans, in the transaction of the caller. */
export interface OfficePlans {
  /** Null for no such plan. @throws PlanRefused */
  move(transaction: Database, change: { id: number; at: Date; user: number | null; now: Date }): Promise<unknown>;
  /** False for no such plan. */
  cancel(transaction: Database, change: { id: number; user: number | null; now: Date }): Promise<boolean>;
}

/** Deleted pages and modules (PAGE-13). */
export interface OfficeTrash {
  /** Those of the last 30 days, newest first. */
  list(db: Database, language: Language, now: Date): Promise<readonly TrashedThing[]>;
  /** In the transaction of the caller; false for what is not there. */
  restore(
    transaction: Database,
    thing: { kind: TrashedThing['kind']; id: number; viewer: Viewer; language: Language; now: Date },
  ): Promise<boolean>;
}

/** Imports a season, or reports a dry run. */
export type ImportSeason = (input: ImportInput, by: ImportedBy) => Promise<SeasonReport>;

/** Who deletes, and when. */
export interface Deleter {
  userId: number | null;
  now: Date;
}
