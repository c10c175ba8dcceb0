import type { Language } from '../../core/languages.ts';
import type { FilterValues } from '../../features/programme/list-filter.shapes.ts';
import { calendarFilters, keysOf } from '../../list-filters.ts';
import { m } from '../../paraglide/messages.js';
import { feedHref } from '../../urls.ts';

interface Calendar {
  language: Language;
  filter: FilterValues;
}

/**
 * How to subscribe to a filtered programme, for the foot of the calendar: link, explanation, and the plain address for programs into
 * which it is pasted. On the server, to keep the texts out of the calendar's script.
 */
export function describeSubscription({ language, filter }: Calendar, origin: string): { texts: string[]; urls: string[] } {
  const url = origin + feedHref('events', language, {}, Object.fromEntries(keysOf(calendarFilters).map((key) => [key, filter[key]])));
  return {
    texts: [m.calendar_subscribe(), m.calendar_subscribe_hint(), m.calendar_subscribe_address()],
    // The scheme by which calendar programs recognize a subscription.
    urls: [url.replace(/^https?/, 'webcal'), url],
  };
}
