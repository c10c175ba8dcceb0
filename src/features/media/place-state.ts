import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import type { MediaPlace } from './media.contract.ts';

/** Whether the place of a file is drafted, planned or live, or several of these, in words. */
export function placeState({ is_draft, is_planned, is_live }: Pick<MediaPlace, 'is_draft' | 'is_planned' | 'is_live'>): string {
  const states = [is_draft && m.media_draft(), is_planned && m.media_planned(), is_live && m.media_live()];
  return new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(states.filter((state) => state !== false));
}
