import { join } from 'node:path';
import type { Changes } from '../database/changes.server.ts';
import { cachingStorage } from './caching-storage.server.ts';
import { diskStorage } from './disk-storage.server.ts';
import { type S3Settings, s3Storage } from './s3-storage.server.ts';
import type { FileStorage } from './storage.ts';

/** What the configuration says about files. */
export interface StorageSettings {
  /** Absolute. */
  dataDir: string;
  s3?: S3Settings | undefined;
}

/** The storage the configuration names: a bucket when it names one, else a folder in the data folder. Who answers visitors from it gives the changes of other instances. */
export function openStorage({ dataDir, s3 }: StorageSettings, changes?: Pick<Changes, 'subscribe'>): FileStorage {
  return s3 ? cachingStorage(s3Storage(s3), changes) : diskStorage(join(dataDir, 'media'));
}

/** Storage for files that no visitor may read (FORM-10): outside of what /media/ serves, in a bucket below a name that it refuses. */
export function openPrivateStorage({ dataDir, s3 }: StorageSettings): FileStorage {
  return s3 ? s3Storage(s3, privateFolder) : diskStorage(join(dataDir, privateFolder));
}

const privateFolder = '.private';
