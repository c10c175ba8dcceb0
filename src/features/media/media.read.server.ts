import { and, inArray, isNull } from 'drizzle-orm';
import type { ImageObj, Thumbnails } from '../../core/contract/shapes.ts';
import type { Reading } from '../../core/database/reading.server.ts';
import { type Language, translate } from '../../core/languages.ts';
import { localDay, startOfLocalDay } from '../../core/text/wall-clock.ts';
import { media } from './media.tables.server.ts';

/** What an answer says of a picture. */
export const pictureColumns = {
  id: media.id,
  path: media.path,
  width: media.width,
  height: media.height,
  description: media.description,
  copyright: media.copyright,
  focus: media.focus,
  color: media.color,
  renditions: media.renditions,
  usage_until: media.usage_until,
  deleted_at: media.deleted_at,
};

export type MediaRow = typeof media.$inferSelect;
export type PictureRow = Pick<MediaRow, keyof typeof pictureColumns>;

/** Pictures by id in one query; unknown ids and those in the trash are missing from the map. */
export async function readMedia(reading: Reading, ids: readonly (number | null)[]): Promise<Map<number, PictureRow>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await reading.db
    .select(pictureColumns)
    .from(media)
    .where(and(inArray(media.id, wanted), isNull(media.deleted_at)));
  reading.uses(...wanted.map((id) => `media:${id}`));
  return new Map(usable(reading, rows).map((row) => [row.id, row]));
}

/** Those of these files whose rights have not ended, in Europe/Berlin; the reading notes when they will (PAGE-15). */
export function usable<T extends Pick<MediaRow, 'usage_until'>>(reading: Reading, rows: readonly T[]): T[] {
  const today = localDay(reading.now);
  return rows.filter(({ usage_until }) => {
    if (usage_until === null) return true;
    reading.changesAt(startOfLocalDay(usage_until, 1));
    return usage_until >= today;
  });
}

/** A picture that a row was joined with; null in the trash and after the last day of its rights. The reading notes what that depends on. */
export function shownPicture(reading: Reading, picture: PictureRow | null): PictureRow | null {
  if (!picture) return null;
  reading.uses(`media:${picture.id}`);
  return picture.deleted_at === null ? (usable(reading, [picture])[0] ?? null) : null;
}

/** A picture as the API answers it. */
export function toImage(row: PictureRow, language: Language): ImageObj {
  const [x = 0.5, y = 0.5] = row.focus;
  return {
    id: row.id,
    url: `/media/${row.path}`,
    width: row.width ?? 0,
    height: row.height ?? 0,
    description: translate(row.description, language).text,
    copyright: row.copyright,
    focus: [x, y],
    color: row.color,
  };
}

/**
 * Path (or address, when given one) of the picture that shared links show, see `share-pictures.server.ts`.
 * The focal point is part of the name, so that no cache shows an old crop.
 */
export function sharePathOf({ path, focus: [x = 0.5, y = 0.5] }: { path: string; focus: readonly number[] }): string {
  return `${path.replace(/\.\w+$/, '')}-share-${Math.round(x * 100)}-${Math.round(y * 100)}.jpg`;
}

/** Address of the picture that links to this picture's page show (PAGE-03). */
export function toShareUrl(image: ImageObj | null | undefined): string | null {
  return image ? sharePathOf({ path: image.url, focus: image.focus }) : null;
}

/** The three renditions of the answers (EMBED-08); the original stands in for one that is not made yet. */
export function toThumbnails(row: PictureRow): Thumbnails {
  const [small, medium, large] = [0, 1, 2].map((index) => `/media/${row.renditions[index]?.path ?? row.path}`);
  return { small: small ?? '', medium: medium ?? '', large: large ?? '' };
}

/** The renditions of these pictures by their ids. */
export async function readThumbnails(reading: Reading, images: readonly { id: number }[]): Promise<Record<number, Thumbnails>> {
  const rows = await readMedia(
    reading,
    images.map(({ id }) => id),
  );
  return Object.fromEntries([...rows].map(([id, row]) => [id, toThumbnails(row)]));
}

/** Both parts of a picture for an answer, null when there is none. */
export function toPicture(
  row: PictureRow | undefined | null,
  language: Language,
): { image_obj: ImageObj | null; image_thumbnails: Thumbnails | null } {
  return row ? { image_obj: toImage(row, language), image_thumbnails: toThumbnails(row) } : { image_obj: null, image_thumbnails: null };
}
