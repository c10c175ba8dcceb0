import { m } from '../../../paraglide/messages.js';
import type { FilterKey } from '../programme.codes.ts';

/** What the five filters are called (EVT-03). */
export const filterNames: Record<FilterKey, () => string> = {
  room: m.filter_room,
  type: m.filter_type,
  tag: m.filter_tag,
  series: m.filter_series,
  genre: m.filter_genre,
};
