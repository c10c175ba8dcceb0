import { eq } from 'drizzle-orm';
import type { Option } from '../../../core/contract/shapes.ts';
import type { Reading } from '../../../core/database/reading.server.ts';
import type { Language } from '../../../core/languages.ts';
import { beginningOf } from '../../../core/text/plain-text.ts';
import type { Thing } from '../../../core/text/schema-org.ts';
import { slugify } from '../../../core/text/slugs.ts';
import { parseWallClock, toLocalIso } from '../../../core/text/wall-clock.ts';
import { href } from '../../../urls.ts';
import { admissionTime } from '../admission-time.ts';
import type { EventDetail } from '../programme.shapes.ts';
import { events } from '../programme.tables.server.ts';
import { eventType } from '../structured-data/event-type.ts';
import { languageCodes } from '../structured-data/language-codes.ts';
import { offersOf } from '../structured-data/offers.ts';
import { peopleOf } from '../structured-data/people.ts';
import { placeOf, workFeaturesOf } from '../structured-data/place.ts';

interface Site {
  /** Absolute address of the site, without trailing slash. */
  origin: string;
  name: string;
  language: Language;
  /** ISO 4217. */
  currency: string;
}

/** An event as schema.org describes it: one Event per performance, from what its page shows, for search engines (GEN-05). */
export async function describeEvent(reading: Reading, event: EventDetail, site: Site): Promise<Thing> {
  const { name, subline, text, date_start, date_end, duration_minutes, statuses, age_from, production, language } = event;
  const absolute = (path: string) => new URL(path, site.origin).href;
  const url = absolute(event.link.url);
  const { sale_ends, previous_start } = events;
  const [row] = await reading.db.select({ sale_ends, previous_start }).from(events).where(eq(events.id, event.id));
  const previous = row?.previous_start && isMoved(statuses) && !event.awaits_date ? toLocalIso(row.previous_start) : undefined;
  const { image_obj, image_thumbnails } = event;
  return {
    '@type': eventType([event.event_type_new?.name, event.genre?.name, event.preline]),
    '@id': url,
    name,
    description: beginningOf(subline || text, 300) || undefined,
    url,
    image: image_obj ? [...new Set([image_obj.url, ...Object.values(image_thumbnails ?? {}).reverse()])].map(absolute) : undefined,
    startDate: date_start,
    previousStartDate: previous,
    doorTime: doorTime(event),
    endDate: date_end ?? undefined,
    duration: duration_minutes === null ? undefined : `PT${duration_minutes}M`,
    eventStatus: statusOf(statuses, previous !== undefined),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeOf(event, site.name, absolute),
    organizer: { '@type': 'Organization', name: site.name, url: absolute(href('home', site.language)) },
    superEvent: production
      ? { '@type': 'EventSeries', name: production.name, url: absolute(productionUrl(production, site.language)) }
      : undefined,
    workPerformed: production
      ? { '@type': 'CreativeWork', name: production.name, accessibilityFeature: workFeaturesOf(event.access) }
      : undefined,
    inLanguage: inLanguageOf(language),
    typicalAgeRange: age_from ? `${age_from}-` : undefined,
    isAccessibleForFree: statuses.includes('free_entrance') || undefined,
    offers: offersOf(event, url, row?.sale_ends ? toLocalIso(row.sale_ends) : date_start, site),
    ...peopleOf(event.contributors, absolute),
  };
}

function productionUrl({ id, name }: Option, language: Language): string {
  return href('production', language, { slug: slugify(name), id });
}

const isMoved = (statuses: EventDetail['statuses']) => statuses.includes('postponed') || statuses.includes('canceled');

/** When the doors open: as somebody entered it, else with the first timeslot of admission. */
function doorTime({ admission_minutes, date_start, seat_groups }: EventDetail): string | undefined {
  if (admission_minutes !== null) return admissionTime(date_start, admission_minutes);
  const [first] = seat_groups.flatMap(({ timeslots }) => timeslots.map(({ time_start }) => time_start)).sort();
  const begin = first === undefined ? null : parseWallClock(`${date_start.slice(0, 10)}T${first}`);
  return begin ? toLocalIso(begin) : undefined;
}

/** One code, or several; a text without known languages stays a name. */
function inLanguageOf(language: string): string | string[] | Thing | undefined {
  const [first, ...others] = languageCodes(language);
  if (first) return others.length > 0 ? [first, ...others] : first;
  return language ? { '@type': 'Language', name: language } : undefined;
}

function statusOf(statuses: EventDetail['statuses'], isRescheduled: boolean): string {
  if (statuses.includes('canceled')) return 'https://schema.org/EventCancelled';
  if (!statuses.includes('postponed')) return 'https://schema.org/EventScheduled';
  return `https://schema.org/${isRescheduled ? 'EventRescheduled' : 'EventPostponed'}`;
}
