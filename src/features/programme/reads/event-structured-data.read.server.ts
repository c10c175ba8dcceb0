import { eq } from 'drizzle-orm';
import type { Option } from '../../../core/contract/shapes.ts';
import type { Reading } from '../../../core/database/reading.server.ts';
import type { Language } from '../../../core/languages.ts';
import { slugify } from '../../../core/text/slugs.ts';
import { plainText, type Thing } from '../../../core/text/thing.ts';
import { toLocalIso } from '../../../core/text/wall-clock.ts';
import { href } from '../../../urls.ts';
import type { EventDetail } from '../programme.shapes.ts';
import { events } from '../programme.tables.server.ts';
import { eventType } from '../structured-data/event-type.ts';
import { offersOf } from '../structured-data/offers.ts';
import { peopleOf } from '../structured-data/people.ts';
import { placeOf, workFeaturesOf } from '../structured-data/place.ts';

interface Site {
  /** Absolute address of the site, without trailing slash. */
  origin: string;
  name: string;
  language: Language;
}

/** An event as schema.org describes it: one Event per performance, from what its page shows, for search engines (GEN-05). */
export async function describeEvent(reading: Reading, event: EventDetail, site: Site): Promise<Thing> {
  const { name, subline, text, date_start, date_end, duration_minutes, statuses, age_from, production, language } = event;
  const absolute = (path: string) => new URL(path, site.origin).href;
  const url = absolute(event.link.url);
  const [row] = await reading.db.select({ sale_ends: events.sale_ends }).from(events).where(eq(events.id, event.id));
  const { image_obj, image_thumbnails } = event;
  return {
    '@type': eventType([event.event_type_new?.name, event.genre?.name, event.preline]),
    '@id': url,
    name,
    description: plainText(subline || text).slice(0, 300) || undefined,
    url,
    image: image_obj ? [...new Set([image_obj.url, ...Object.values(image_thumbnails ?? {}).reverse()])].map(absolute) : undefined,
    startDate: date_start,
    endDate: date_end ?? undefined,
    duration: duration_minutes === null ? undefined : `PT${duration_minutes}M`,
    eventStatus: statusOf(statuses),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeOf(event, site.name, absolute),
    organizer: { '@type': 'Organization', name: site.name, url: absolute(`/${site.language}`) },
    superEvent: production
      ? { '@type': 'EventSeries', name: production.name, url: absolute(productionUrl(production, site.language)) }
      : undefined,
    workPerformed: production
      ? { '@type': 'CreativeWork', name: production.name, accessibilityFeature: workFeaturesOf(event.access) }
      : undefined,
    inLanguage: language ? { '@type': 'Language', name: language } : undefined,
    typicalAgeRange: age_from ? `${age_from}-` : undefined,
    isAccessibleForFree: statuses.includes('free_entrance') || undefined,
    offers: offersOf(event, url, row?.sale_ends ? toLocalIso(row.sale_ends) : date_start),
    ...peopleOf(event.contributors, absolute),
  };
}

function productionUrl({ id, name }: Option, language: Language): string {
  return href('production', language, { slug: slugify(name), id });
}

function statusOf(statuses: EventDetail['statuses']): string {
  if (statuses.includes('canceled')) return 'https://schema.org/EventCancelled';
  return `https://schema.org/${statuses.includes('postponed') ? 'EventPostponed' : 'EventScheduled'}`;
}
