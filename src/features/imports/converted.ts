import type { SeasonListName } from './season.format.ts';
import type { ImportNote, Refusal } from './season.report.ts';

/** A season in the format `foyer`, unchecked, and what could not be brought into it. */
export interface Converted {
  document: unknown;
  refused: Refusal[];
  /** What a person should know although nothing is refused for it. */
  notes?: ImportNote[];
  /** Where the entries of a list stand in the file, by index; `events[3]` and so on unless told. */
  places?: Partial<Record<SeasonListName, readonly string[]>>;
  /** Lists whose entries only stand for a name: found in the house by name, created when missing, never changed. */
  named?: readonly SeasonListName[];
}
