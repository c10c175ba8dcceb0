import type { Language } from '../../core/languages.ts';
import { formatNumericDay } from '../../core/text/dates.ts';
import type { Media } from '../../features/media/media.contract.ts';
import { mediaGaps } from '../../features/media/media-gaps.ts';
import { m } from '../../paraglide/messages.js';
import { formatBytes } from '../dashboard/dashboard-elements.tsx';

/** File format, e.g. 'JPEG', by content rather than by name. */
export function formatOf({ url }: Pick<Media, 'url'>): string {
  const ending = url.slice(url.lastIndexOf('.') + 1).toUpperCase();
  return ending === 'JPG' ? 'JPEG' : ending;
}

/** 'JPEG · 2400 × 1600 · 1,2 MB', and the last day of its rights. */
export function factsOf(media: Media, language: Language): string {
  const { width, height, size, usage_until } = media;
  const rights = usage_until !== null && `${m.media_usage_until()} ${formatNumericDay(usage_until, language)}`;
  return [formatOf(media), width > 0 && `${width} × ${height}`, formatBytes(size, language), rights].filter(Boolean).join(' · ');
}

/** Missing metadata of a picture, as labels. */
export function gapsOf(media: Media): string[] {
  const { isUndescribed, isUncredited } = mediaGaps(media);
  return [isUndescribed && m.media_no_description(), isUncredited && m.media_no_copyright()].filter((gap) => gap !== false);
}

/** CSS object-position of the focal point. */
export function positionOf({ focus: [x, y] }: Pick<Media, 'focus'>): string {
  return `${x * 100}% ${y * 100}%`;
}
