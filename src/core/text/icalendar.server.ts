import ICAL from 'ical.js';
import { siteTimeZone, toLocalIso } from './wall-clock.ts';

/** One date of a calendar. Texts are plain; line breaks stay. */
export interface CalendarEntry {
  /** The same for the life of the entry, whatever language and address it is read at. */
  uid: string;
  /** Higher after each change of the entry (RFC 5545, 3.8.7.4). */
  sequence: number;
  /** Last change of the entry. */
  modified: Date;
  start: Date;
  /** Null when nobody knows. */
  end: Date | null;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  summary: string;
  description: string;
  location: string;
  /** Latitude and longitude. */
  position: readonly [number, number] | null;
  url: string;
  categories: readonly string[];
}

interface Calendar {
  name: string;
  /** Address of the page that shows the same to people. */
  url: string;
  entries: readonly CalendarEntry[];
}

type Property = [name: string, parameters: Record<string, string>, type: string, ...values: unknown[]];
type Component = [name: string, properties: Property[], parts: Component[]];

const hour = 3_600_000;
const day = 24 * hour;

// The library counts the blank of a folded line on top of this; RFC 5545, 3.1 allows 75 octets in all.
ICAL.foldLength = 74;
// Without these it writes ';VALUE=TEXT', which is right and which not every client reads.
for (const name of ['name', 'x-wr-calname', 'x-wr-timezone']) ICAL.design.icalendar.property[name] = { defaultType: 'text' };
ICAL.design.icalendar.property['x-published-ttl'] = { defaultType: 'duration' };

/** A calendar as iCalendar text (RFC 5545, with name and interval of RFC 7986); clients reload it every three hours. */
export function writeCalendar({ name, url, entries }: Calendar): string {
  const properties: Property[] = [
    text('version', '2.0'),
    text('prodid', '-//Foyer//Calendar//EN'),
    text('name', name),
    text('x-wr-calname', name),
    text('x-wr-timezone', siteTimeZone),
    ['url', {}, 'uri', clean(url)],
    ['refresh-interval', {}, 'duration', 'PT3H'],
    ['x-published-ttl', {}, 'duration', 'PT3H'],
  ];
  return ICAL.stringify(['vcalendar', properties, [zone, ...entries.map(toComponent)]]);
}

function toComponent(entry: CalendarEntry): Component {
  const { uid, sequence, modified, start, end, status, summary, description, location, position, url, categories } = entry;
  const isLater = end !== null && end > start;
  // Runs of weeks and canceled entries do not block time.
  const isFree = status === 'CANCELLED' || (isLater && end.getTime() - start.getTime() > day);
  const properties: (Property | false)[] = [
    text('uid', uid),
    ['dtstamp', {}, 'date-time', toUtc(modified)],
    ['last-modified', {}, 'date-time', toUtc(modified)],
    ['sequence', {}, 'integer', sequence],
    moment('dtstart', start),
    isLater && moment('dtend', end),
    text('status', status),
    isFree && text('transp', 'TRANSPARENT'),
    text('summary', summary),
    description !== '' && text('description', description),
    location !== '' && text('location', location),
    position !== null && ['geo', {}, 'float', position],
    ['url', {}, 'uri', clean(url)],
    categories.length > 0 && ['categories', {}, 'text', ...categories.map(clean)],
  ];
  return ['vevent', properties.filter((property) => property !== false), []];
}

function text(name: string, value: string): Property {
  return [name, {}, 'text', clean(value)];
}

/** Without control characters, halves of surrogate pairs and soft hyphens. */
function clean(value: string): string {
  return (
    value
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to go
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u00ad]/g, '')
      .toWellFormed()
  );
}

/**
 * Local time with its zone. UTC in the repeated hour of autumn and before the zone's rule, which programs
 * read differently.
 */
function moment(name: string, instant: Date): Property {
  const wallClock = wallClockOf(instant);
  const isTwice = [-1, 1].some((hours) => wallClockOf(new Date(instant.getTime() + hours * hour)) === wallClock);
  if (isTwice || instant < ruleBegins) return [name, {}, 'date-time', toUtc(instant)];
  return [name, { tzid: siteTimeZone }, 'date-time', wallClock];
}

function wallClockOf(instant: Date): string {
  return toLocalIso(instant).slice(0, 19);
}

function toUtc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19)}Z`;
}

/** Since this moment summer time ends in October. */
const ruleBegins = new Date('1996-10-27T01:00:00Z');

const zone: Component = [
  'vtimezone',
  [text('tzid', siteTimeZone)],
  [
    observance('daylight', { from: '+01:00', to: '+02:00', name: 'CEST', since: '1996-03-31T02:00:00', month: 3 }),
    observance('standard', { from: '+02:00', to: '+01:00', name: 'CET', since: '1996-10-27T03:00:00', month: 10 }),
  ],
];

function observance(
  kind: 'daylight' | 'standard',
  { from, to, name, since, month }: { from: string; to: string; name: string; since: string; month: number },
): Component {
  const properties: Property[] = [
    ['dtstart', {}, 'date-time', since],
    ['rrule', {}, 'recur', { freq: 'YEARLY', bymonth: month, byday: '-1SU' }],
    ['tzoffsetfrom', {}, 'utc-offset', from],
    ['tzoffsetto', {}, 'utc-offset', to],
    text('tzname', name),
  ];
  return [kind, properties, []];
}
