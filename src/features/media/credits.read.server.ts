import { hash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { Reading } from '../../core/database/reading.server.ts';
import { type Language, translate } from '../../core/languages.ts';
import { media } from './media.tables.server.ts';

/** Who made pictures of a page, with what tells these pictures apart: their captions or alternative texts. */
export interface PictureCredit {
  copyright: string;
  pictures: readonly string[];
}

const endings = ['webp', 'avif', 'jpg', 'jpeg', 'png', 'gif'] as const;
const picturePath = new RegExp(`/media/([\\w/-]+)\\.(?:${endings.join('|')})\\b`, 'g');

/**
 * The credits of all pictures that rendered markup shows, in the order in which they stand there (PAGE-19). The markup is what is
 * read, so that no view and no cached fragment can forget one. They are cached by the pictures: pages of the shop are rendered per request.
 */
export async function readCredits(reading: Reading, markup: string, language: Language): Promise<PictureCredit[]> {
  const stems = [...new Set([...markup.matchAll(picturePath)].flatMap(([, stem = '']) => [stem, stem.replace(/-\d+$/, '')]))];
  if (stems.length === 0) return [];
  return reading.once(`credits:${language}:${hash('sha256', stems.join())}`, (own) => readCreditsOf(own, stems, language));
}

async function readCreditsOf(reading: Reading, stems: readonly string[], language: Language): Promise<PictureCredit[]> {
  const paths = stems.flatMap((stem) => endings.map((ending) => `${stem}.${ending}`));
  const { id, path, copyright, description, caption, deleted_at } = media;
  const rows = await reading.db.select({ id, path, copyright, description, caption, deleted_at }).from(media).where(inArray(path, paths));
  reading.uses(...rows.map((row) => `media:${row.id}`));
  const places = new Map(stems.map((stem, place) => [stem, place]));
  const placeOf = (row: (typeof rows)[number]) => places.get(row.path.replace(/\.\w+$/, '')) ?? 0;
  const credited = rows
    .filter((row) => row.copyright !== '' && row.deleted_at === null)
    .sort((one, other) => placeOf(one) - placeOf(other));
  return [...Map.groupBy(credited, (row) => row.copyright)].map(([name, own]) => ({
    copyright: name,
    pictures: [...new Set(own.map((row) => translate(row.caption, language).text || translate(row.description, language).text))].filter(
      Boolean,
    ),
  }));
}
