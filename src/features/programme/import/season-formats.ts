import { fromNyPhil } from './nyphil/from-nyphil.ts';
import type { Refusal } from './season.report.ts';

/** A season in the format `foyer`, unchecked, and what could not be brought into it. */
export interface Converted {
  document: unknown;
  refused: Refusal[];
}

/** Every format the import reads, each turned into a document of the format `foyer`. */
export const seasonFormats = {
  foyer: async (document: unknown): Promise<Converted> => ({ document, refused: [] }),
  nyphil: fromNyPhil,
} satisfies Record<string, (document: unknown) => Promise<Converted>>;

export type SeasonFormat = keyof typeof seasonFormats;
export const formatNames = Object.keys(seasonFormats) as [SeasonFormat, ...SeasonFormat[]];
