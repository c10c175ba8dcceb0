import type { SeasonListName } from './season.format.ts';
import type { ImportNote, Refusal } from './season.report.ts';

/** A season in the format `foyer`, unchecked, and the entries that could not be converted. */
export interface ConvertedSeason {
  document: unknown;
  refused: Refusal[];
  /** Notes for people about what is not refused. */
  notes?: ImportNote[];
  /** Where the entries of a list stand in the file, by index; `events[3]` and so on by default. */
  places?: Partial<Record<SeasonListName, readonly string[]>>;
  /** Lists whose entries only stand for a name: found among existing rows by name, created when missing, never changed. */
  named?: readonly SeasonListName[];
}
