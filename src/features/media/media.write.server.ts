import { hash } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { audit } from '../../core/database/change.tables.server.ts';
import { announceChange } from '../../core/database/changes.server.ts';
import type { DatabaseHandle } from '../../core/database/client.server.ts';
import type { FileStorage } from '../../core/outside/storage.ts';
import { focusShape } from './media.fields.ts';
import type { MediaRow } from './media.read.server.ts';
import { media } from './media.tables.server.ts';
import { PictureFault, pictures } from './picture-process/picture-process.server.ts';

/** What a file itself says about a picture, as its row stores it. */
export type StoredPicture = Pick<MediaRow, 'path' | 'content_type' | 'size' | 'width' | 'height' | 'color' | 'renditions'>;

/** Most bytes, pixels and pixels of a side of a picture; beyond them it is refused before it is decoded. */
export const pictureLimits = { bytes: 20 * 1024 * 1024, pixels: 60_000_000, side: 20_000 };

/** Widths of the three renditions (EMBED-08), never wider than the original. */
const renditionWidths = [360, 800, 1600];
const quality = 78;
/** A WebP of at most so many bytes is its own largest rendition. */
const lightBytes = 400_000;
/** How hard the encoder tries, 0 to 6: large renditions would take seconds for a few kilobytes less. */
const effortAt = (width: number) => (width > 1000 ? 2 : 4);

/** Accepted formats, found by content, not by name. */
const formats: Record<string, { extension: string; contentType: string }> = {
  jpeg: { extension: 'jpg', contentType: 'image/jpeg' },
  png: { extension: 'png', contentType: 'image/png' },
  webp: { extension: 'webp', contentType: 'image/webp' },
  gif: { extension: 'gif', contentType: 'image/gif' },
  heif: { extension: 'avif', contentType: 'image/avif' },
};

/** A picture that is refused; the message says why, in English. */
export class PictureRefused extends Error {
  override name = 'PictureRefused';
  readonly reason: 'kind' | 'bytes' | 'pixels' | 'broken';
  constructor(reason: PictureRefused['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/**
 * Stores a picture: the original and its renditions under names made from its content, so that the same
 * picture is rendered once. A dry run answers the same without storing it.
 * @throws when it is no picture of a known format or beyond the limits, with the reason for people.
 */
export async function storePicture(bytes: Uint8Array, storage: FileStorage, isDryRun = false): Promise<StoredPicture> {
  const picture = await measure(bytes);
  if (isDryRun) return picture;
  for (const { width, path } of picture.renditions) {
    if (path === picture.path || (await storage.has(path))) continue;
    await storage.write(path, await pictures.run('webp', bytes, width, { quality, effort: effortAt(width) }));
  }
  // The original comes last: where it stands, its renditions stand too.
  if (!(await storage.has(picture.path))) await storage.write(picture.path, bytes);
  return picture;
}

/**
 * Moves the focal point of a picture: every page that shows it is rendered anew, and every crop follows. `user`
 * is null for the system. False when there is no such picture.
 * @throws {z.ZodError} when the point lies outside of the picture.
 */
export async function moveFocus(
  { db }: DatabaseHandle,
  id: number,
  focus: z.input<typeof focusShape>,
  user: number | null,
): Promise<boolean> {
  const point = focusShape.parse(focus);
  return db.transaction(async (transaction) => {
    const isPicture = and(eq(media.id, id), eq(media.kind, 'image'), isNull(media.deleted_at));
    const [before] = await transaction.select({ focus: media.focus, name: media.name }).from(media).where(isPicture).for('update');
    if (!before) return false;
    await transaction
      .update(media)
      .set({ focus: point, version: sql`${media.version} + 1`, updated_at: sql`now()` })
      .where(isPicture);
    await announceChange(transaction, [`media:${id}`]);
    const detail = { before: before.focus, after: point };
    await transaction
      .insert(audit)
      .values({ user, action: 'move focus', content_type: 'media', object_id: id, title: before.name, detail });
    return true;
  });
}

async function measure(bytes: Uint8Array): Promise<StoredPicture> {
  if (bytes.length > pictureLimits.bytes)
    throw new PictureRefused('bytes', `expected at most 20 MB, got ${Math.ceil(bytes.length / 1024 / 1024)} MB`);
  const { format, pages, width, height } = await pictures
    .run('measure', bytes)
    .catch(refuseAs('kind', 'expected a picture (JPEG, PNG, WebP, AVIF or GIF), got a file of another kind'));
  const known = formats[format];
  if (!known) throw new PictureRefused('kind', `expected JPEG, PNG, WebP, AVIF or GIF, got ${format}`);
  if (width * height * pages > pictureLimits.pixels)
    throw new PictureRefused('pixels', `expected at most 60 megapixels, got ${width} x ${height} pixels`);
  if (Math.max(width, height) > pictureLimits.side)
    throw new PictureRefused('pixels', `expected at most ${pictureLimits.side} pixels on each side, got ${width} x ${height}`);
  const name = contentName(bytes);
  const original = `${name}.${known.extension}`;
  const isRendition = format === 'webp' && bytes.length <= lightBytes;
  const widths = new Set(renditionWidths.map((wanted) => Math.min(wanted, width)));
  return {
    path: original,
    content_type: known.contentType,
    size: bytes.length,
    width,
    height,
    color: await dominantColor(bytes),
    renditions: [...widths].map((wide) => ({ width: wide, path: wide === width && isRendition ? original : `${name}-${wide}.webp` })),
  };
}

/** Path of a file by its bytes, without extension: the same bytes are stored once. */
export function contentName(bytes: Uint8Array): string {
  const digest = hash('sha256', bytes, 'hex').slice(0, 32);
  return `${digest.slice(0, 2)}/${digest.slice(2)}`;
}

/** The mean colour, which stands in while the picture loads; '' where it would show through the finished picture. */
async function dominantColor(bytes: Uint8Array): Promise<string> {
  const pixel = await pictures
    .run('meanColor', bytes)
    .catch(refuseAs('broken', 'expected a whole picture, got one that cannot be decoded; save it again'));
  return pixel[3] === 255 ? `#${Buffer.from(pixel.subarray(0, 3)).toString('hex')}` : '';
}

/** A fault of the picture is a refusal; one of the process is none. */
function refuseAs(reason: PictureRefused['reason'], message: string): (error: unknown) => never {
  return (error) => {
    throw error instanceof PictureFault ? new PictureRefused(reason, message) : error;
  };
}
