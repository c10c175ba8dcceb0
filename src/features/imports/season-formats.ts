import { fromCsv } from './csv/from-csv.ts';
import { fromICalendar } from './icalendar/from-icalendar.ts';
import { fromNyPhil } from './nyphil/from-nyphil.ts';
import { readJson } from './read-json.ts';
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

/** Turns the bytes of a file into a season; `file` is its name for people. Throws an ImportError when the file as a whole is wrong. */
type Convert = (bytes: Uint8Array, file: string) => Promise<Converted>;

/** Every format the import reads, each turned into a document of the format `foyer`. */
export const seasonFormats = {
  foyer: async (bytes, file) => ({ document: readJson(bytes, file), refused: [] }),
  nyphil: async (bytes, file) => fromNyPhil(readJson(bytes, file)),
  csv: fromCsv,
  icalendar: fromICalendar,
} satisfies Record<string, Convert>;

export type SeasonFormat = keyof typeof seasonFormats;
export const formatNames = Object.keys(seasonFormats) as [SeasonFormat, ...SeasonFormat[]];
