import type { Database } from '../database/client.server.ts';
import type { FileStorage } from '../outside/storage.ts';

/** Files the database knows by their paths, and their folder in the archive. */
export interface FileArea {
  folder: string;
  storage: FileStorage;
  /** Paths of all files the database names, each once. */
  paths(db: Database): Promise<string[]>;
}

/** Reports how far a backup or a restore has come. */
export type BackupProgress = (progress: { step: 'tables' | 'files' | 'checking'; done: number; total: number }) => void;
