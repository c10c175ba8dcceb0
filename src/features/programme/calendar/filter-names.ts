import { m } from '../../../paraglide/messages.js';
import type { FilterValues } from '../programme.codes.ts';

/** What the filters are called (EVT-03, EVT-30). */
export const filterNames: Record<keyof FilterValues, () => string> = {
  room: m.filter_room,
  type: m.filter_type,
  tag: m.filter_tag,
  series: m.filter_series,
  genre: m.filter_genre,
  access: m.filter_access,
};
