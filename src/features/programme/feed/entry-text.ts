import { formatPrice } from '../../../core/text/prices.ts';
import { m } from '../../../paraglide/messages.js';
import { durationText } from '../detail/detail-facts.tsx';
import { priceRangeOf } from '../prices.shapes.ts';
import { blockingStatuses, type EventStatus, editorialStatuses } from '../programme.codes.ts';
import type { EventItem } from '../programme.shapes.ts';
import { accessText } from '../rows/access-list.tsx';
import { statusText } from '../rows/event-labels.tsx';

/** Many calendars show the title and nothing else, so what makes a date void stands in it. */
const inTitle: readonly EventStatus[] = ['canceled', 'postponed'];

/** The title of a date: 'Canceled: Hamlet'. */
export function summaryOf({ name, statuses }: Pick<EventItem, 'name' | 'statuses'>): string {
  const status = inTitle.find((candidate) => statuses.includes(candidate));
  if (!status) return name;
  const text = statusText(status);
  return `${text[0]?.toUpperCase()}${text.slice(1)}: ${name}`;
}

interface Facts {
  duration_minutes: number | null;
  age_from: number | null;
  language: string;
  /** Absolute, in the language of the calendar; null where nothing is sold. */
  ticketUrl: string | null;
  /** Page of the event. */
  url: string;
}

/**
 * What a visitor needs to know of a date, a paragraph each (EVD-04). Nothing in it follows from the present
 * moment, so that a calendar changes only when the programme does.
 */
export function describeEntry(item: EventItem, { duration_minutes, age_from, language, ticketUrl, url }: Facts): string {
  const { preline, subline, statuses, status_note, cast_note, access, surtitles } = item;
  const statusTexts = editorialStatuses.filter((status) => statuses.includes(status)).map(statusText);
  const facts = [
    duration_minutes && `${m.event_duration()}: ${durationText(duration_minutes)}`,
    language && `${m.event_language()}: ${language}`,
    surtitles && `${m.event_surtitles()}: ${surtitles}`,
    age_from && `${m.event_age()}: ${m.event_age_from({ age: age_from })}`,
    access.length > 0 && `${m.access_label()}: ${access.map(accessText).join(', ')}`,
  ];
  const isSold = !editorialStatuses.some((status) => statuses.includes(status) && blockingStatuses.includes(status));
  return [
    lines([...new Set([preline, subline])], '. '),
    lines([statusTexts.join(', '), status_note], ': '),
    cast_note,
    lines(facts, '\n'),
    lines([priceText(item), isSold && ticketUrl && `${m.event_book_tickets()}: ${ticketUrl}`], '\n'),
    url,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function lines(parts: readonly (string | false | 0 | null)[], separator: string): string {
  return parts.filter(Boolean).join(separator);
}

function priceText(item: EventItem): string {
  if (item.statuses.includes('free_entrance') || item.statuses.includes('canceled')) return '';
  const range = priceRangeOf(item);
  if (!range) return '';
  const [from, to] = [formatPrice(range.from), formatPrice(range.to)];
  return from === to ? from : m.price_range({ from: from.replace(/\u00a0.*/, ''), to });
}
