import type { Translated } from '../../core/languages.ts';
import type { SeasonListName } from './season.format.ts';

/** Numbers of entries of one list by outcome. */
export interface ListCounts {
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
}

/** An entry that is not imported: where it stands in the file and why. */
export interface Refusal {
  list: SeasonListName;
  /** E.g. `events[17] 'carmen-2026-11-20' date_start`. */
  place: string;
  reason: string;
}

/** A note about what is not refused, such as an unknown column. */
export interface ImportNote {
  place: string;
  note: string;
}

/** A performance that ticket holders would look for in vain, or hear that it takes place after all. */
export interface AnnouncedChange {
  id: number;
  kind: 'cancel' | 'reinstate' | 'postpone' | 'change_room';
  name: Translated;
  date_start: Date;
  /** Somebody may have a ticket: holders get mails. */
  hasHolders: boolean;
}

/** What an import did, or would do when it was a dry run. */
export interface SeasonReport {
  source: string;
  isDryRun: boolean;
  /** Only lists that occur in the file. */
  lists: Partial<Record<SeasonListName, ListCounts>>;
  refused: Refusal[];
  notes: ImportNote[];
  /** Performances whose holders have to hear of it. */
  announced: AnnouncedChange[];
}

/** Progress of a running import, reported several times per step. */
export interface SeasonProgress {
  step: 'reading' | 'checking' | 'pictures' | 'comparing' | 'applying' | 'tidying up';
  done: number;
  total: number;
}

/** A reason why nothing at all was imported, written for people. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

/** Sums over all lists. */
export function totalOf(report: SeasonReport): ListCounts {
  const total: ListCounts = { created: 0, updated: 0, unchanged: 0, refused: 0 };
  for (const counts of Object.values(report.lists))
    for (const fate of Object.keys(total) as (keyof ListCounts)[]) total[fate] += counts[fate];
  return total;
}
