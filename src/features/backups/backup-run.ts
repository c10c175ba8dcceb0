/** What can be done with archives in the office. */
export type RunKind = 'backup' | 'drill' | 'restore';

/** Figures of a run for its record. */
export interface RunReport {
  tables: number;
  rows: number;
  files: number;
  /** Bytes of the archive. */
  size: number;
  isSigned: boolean;
  /** Files the database names and the storage does not have. */
  missing?: number;
  /** Of a restore: files of the replaced site that could not be deleted. */
  left?: number;
  /** Of a drill: pages that the restored site showed. */
  pages?: number;
}

/** Another backup, drill or restore is running, here or on another instance. */
export class BackupBusy extends Error {
  override readonly name = 'BackupBusy';
}

/** Error of a run that the end of its process has cut off. */
export const cutOff = 'The process of the site ended while this ran.';
