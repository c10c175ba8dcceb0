import type { ImageObj, Option, Thumbnails } from '../../../core/contract/shapes.ts';
import type { Language } from '../../../core/languages.ts';
import { priceRange } from '../../../core/text/prices.ts';
import { type AccessService, type EventStatus, type FilterKey, filterKeys } from '../programme.codes.ts';
import type { EventItem, ListTeaser } from '../programme.shapes.ts';

/** What the calendar is narrowed to: a day 'YYYY-MM-DD' and at most one id per filter (EVT-08). */
export type CalendarFilter = { date?: string | undefined } & { [Key in FilterKey]?: number | undefined };

/** The picture of a row or teaser. */
export interface RowPicture {
  image: ImageObj | null;
  thumbnails: Thumbnails | null;
}

/** What one row or card shows of an event: the rest of the item stays out of the page. */
export interface CalendarRow extends RowPicture {
  id: number;
  start: string;
  url: string;
  name: string;
  preline: string;
  subline: string;
  room: string;
  statuses: EventStatus[];
  isPremiere: boolean;
  statusNote: string;
  castNote: string;
  access: AccessService[];
  surtitles: string;
  /** Lowest price above zero as the shop gives it; null when there is none. */
  priceFrom: string | null;
  /** Fields of the item that fell back to another language (I18N-08). */
  untranslated: Record<string, string>;
}

/** What the list shows of a teaser (EVT-11, EVT-12). */
export interface CalendarTeaser extends RowPicture {
  id: number;
  /** Its day, 'YYYY-MM-DD'. */
  position: string;
  isWide: boolean;
  url: string;
  preline: string;
  headline: string;
  subline: string;
  linkText: string;
}

/** Everything the calendar page shows (EVT-13); one page of the list, the rest is fetched while scrolling. */
export interface CalendarData {
  language: Language;
  /** The house's day at the time of rendering; nothing depends on the visitor's clock. */
  today: string;
  headline: string;
  filter: CalendarFilter;
  options: Record<FilterKey, Option[]>;
  /** Names of the chosen options, also of those that are hidden in the bar. */
  chosen: { [Key in FilterKey]?: string };
  rows: CalendarRow[];
  teasers: CalendarTeaser[];
  page: number;
  pages: number;
  count: number;
  /** First day of the month the month calendar opens with, and its days with events. */
  month: string;
  days: string[];
  /** The last day on which anything is planned; null when nothing is. */
  lastDay: string | null;
}

/** At least one filter set, or a date other than today (EVT-19). */
export function isFiltered({ date, ...filters }: CalendarFilter, today: string): boolean {
  return (date !== undefined && date !== today) || filterKeys.some((key) => filters[key] !== undefined);
}

export function toCalendarRow(item: EventItem): CalendarRow {
  return {
    id: item.id,
    start: item.date_start,
    url: item.link.url,
    name: item.name,
    preline: item.preline,
    subline: item.subline,
    room: item.room?.name ?? '',
    statuses: item.statuses,
    isPremiere: item.is_premiere,
    statusNote: item.status_note,
    castNote: item.cast_note,
    access: item.access,
    surtitles: item.surtitles,
    priceFrom: priceRange(item.prices)?.from ?? null,
    untranslated: item.untranslated,
    image: item.image_obj,
    thumbnails: item.image_thumbnails,
  };
}

export function toCalendarTeaser(item: ListTeaser): CalendarTeaser {
  return {
    id: item.id,
    position: item.position,
    isWide: item.style3,
    url: item.link.url,
    preline: item.preline,
    headline: item.headline || item.name,
    subline: item.subline,
    linkText: item.link_text,
    image: item.image_obj,
    thumbnails: item.image_thumbnails,
  };
}
