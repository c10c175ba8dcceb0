import { and, type SQL } from 'drizzle-orm';
import type { ImageObj } from '../../../core/contract/shapes.ts';
import type { Reading } from '../../../core/database/reading.server.ts';
import { type Language, type Translated, translate } from '../../../core/languages.ts';
import { type PictureRow, readMedia, toImage } from '../../media/media.read.server.ts';
import type { EventDetail } from '../programme.shapes.ts';
import { events, type productions } from '../programme.tables.server.ts';

/** Columns that a detail page shows and no list, of events and productions alike (EVD-03, EVD-04). */
export function detailColumns<Table extends typeof events | typeof productions>(table: Table) {
  const { important_info, opening_hours_text, description, promoter, images, sponsors, programs, video_url, genre } = table;
  const { admission_minutes, duration_minutes, interval, language, age_from, content_notes } = table;
  const long = { important_info, opening_hours_text, description, promoter, images, sponsors, programs, video_url, genre };
  return { ...long, admission_minutes, duration_minutes, interval, language, age_from, content_notes };
}

/** Pictures of several lists, read at once. */
export async function readPictures(reading: Reading, ...lists: readonly number[][]): Promise<Map<number, PictureRow>> {
  return readMedia(reading, lists.flat());
}

/** The pictures of one list in its order; those that are gone are left out. */
export function toImages(pictures: ReadonlyMap<number, PictureRow>, ids: readonly number[], language: Language): ImageObj[] {
  return ids
    .map((id) => pictures.get(id))
    .filter((picture) => picture !== undefined)
    .map((picture) => toImage(picture, language));
}

interface StoredProgram {
  title: Translated;
  text: Translated;
  file: string | null;
}

/** Programme books and works in the language. */
export function toPrograms(programs: readonly StoredProgram[], language: Language): EventDetail['programs'] {
  return programs.map(({ title, text, file }) => ({ title: translate(title, language).text, text: translate(text, language).text, file }));
}

/** Ids of events that visitors see, soonest first. */
export async function eventIdsOf(reading: Reading, where: SQL | undefined, limit: number): Promise<number[]> {
  const rows = await reading.db
    .select({ id: events.id })
    .from(events)
    .where(and(where, events.is_listed))
    .orderBy(events.date_start, events.id)
    .limit(limit);
  return rows.map((row) => row.id);
}
