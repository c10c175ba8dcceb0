import type { ConvertedSeason } from './converted.ts';
import { fromCsv } from './csv/from-csv.ts';
import type { SeasonFormat } from './format-names.ts';
import { fromICalendar } from './icalendar/from-icalendar.ts';
import { fromNyPhil } from './nyphil/from-nyphil.ts';
import { readJson } from './read-json.ts';

/** Turns the bytes of a file into a season; `file` is its name for people. Throws an ImportError when the file as a whole is wrong. */
type Convert = (bytes: Uint8Array, file: string) => Promise<ConvertedSeason>;

/** Every format the import reads, each turned into a document of the format `foyer`. */
export const seasonFormats = {
  foyer: async (bytes, file) => ({ document: readJson(bytes, file), refused: [] }),
  nyphil: async (bytes, file) => fromNyPhil(readJson(bytes, file)),
  csv: fromCsv,
  icalendar: fromICalendar,
} satisfies Record<SeasonFormat, Convert>;
