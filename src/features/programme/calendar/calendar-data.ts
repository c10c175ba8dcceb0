import type { ImageObj, Thumbnails } from '../../../core/contract/shapes.ts';
import type { Language } from '../../../core/languages.ts';
import { type CalendarFilterKey, calendarFilters, keysOf } from '../../../list-filters.ts';
import type { FilterValues } from '../list-filter.shapes.ts';
import { priceRangeOf } from '../prices.shapes.ts';
import type { AccessService, EventStatus } from '../programme.codes.ts';
import type { EventItem, ListTeaser } from '../programme.shapes.ts';
import { awaitedStart } from '../sale-start.shapes.ts';

/** What the calendar is narrowed to: a day 'YYYY-MM-DD' and filters. */
export type CalendarFilter = { date?: string | undefined } & FilterValues;

/** The picture of a row or teaser. */
interface RowPicture {
  image: Pick<ImageObj, 'url' | 'focus' | 'color'> | null;
  thumbnails: Thumbnails | null;
}

/** What one row or card shows of an event: the rest of the item stays out of the page. */
export interface CalendarRow extends RowPicture {
  id: number;
  start: string;
  url: string;
  title: string;
  preline: string;
  subline: string;
  room: string;
  /** Name of the exhibition type. */
  type: string;
  statuses: EventStatus[];
  isPremiere: boolean;
  /** Sold out, except for spaces for wheelchairs (SHOP-150). */
  hasWheelchairSpaces: boolean;
  statusNote: string;
  castNote: string;
  access: AccessService[];
  surtitles: string;
  /** Lowest price above zero as the shop gives it; null when there is none. */
  priceFrom: string | null;
  /** Address of the shop; null where nothing is sold. */
  ticketUrl: string | null;
  /** When tickets go on sale, where nothing but that keeps them from being sold. */
  saleStarts: string | null;
  /** The shop knows it, so that it has live stock. */
  isInShop: boolean;
  /** Language of each text that fell back to another one (I18N-08). */
  languages: { [Text in 'title' | 'preline' | 'subline' | 'statusNote' | 'castNote']?: string };
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
  text: string;
  linkText: string;
  /** Language of each text that fell back to another one (I18N-08). */
  languages: { [Text in 'preline' | 'headline' | 'subline' | 'text' | 'linkText']?: string };
}

/** Everything the calendar page shows (EVT-13); one page of the list. */
export interface CalendarData {
  language: Language;
  /** The local day at the time of rendering; nothing depends on the visitor's clock. */
  today: string;
  /** The page editor's headline of the page; null when there is none. */
  headline: string | null;
  filter: CalendarFilter;
  options: Record<CalendarFilterKey, { id: number | string; name: string }[]>;
  /** The filters that the design offers (EVT-30). */
  offered: readonly CalendarFilterKey[];
  /** Names of the chosen options, also of those that are hidden in the bar. */
  chosen: { [Key in CalendarFilterKey]?: string };
  rows: CalendarRow[];
  teasers: CalendarTeaser[];
  /** The last day of the page before, which shows the teasers up to there; '' on the first page. */
  after: string;
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
  return (date !== undefined && date !== today) || keysOf(calendarFilters).some((key) => filters[key] !== undefined);
}

export function toCalendarRow(item: EventItem): CalendarRow {
  const { name, preline, headline, subline, status_note, cast_note } = item.untranslated;
  return {
    id: item.id,
    start: item.date_start,
    url: item.link.url,
    title: item.headline || item.name,
    preline: item.preline,
    subline: item.subline,
    room: item.room?.name ?? '',
    type: item.event_type_new?.name ?? '',
    statuses: item.statuses,
    isPremiere: item.is_premiere,
    hasWheelchairSpaces: item.has_wheelchair_spaces,
    statusNote: item.status_note,
    castNote: item.cast_note,
    access: item.access,
    surtitles: item.surtitles,
    priceFrom: priceRangeOf(item)?.from ?? null,
    ticketUrl: item.ticket_url,
    saleStarts: awaitedStart(item),
    isInShop: item.id_jet !== null,
    languages: given({ title: item.headline ? headline : name, preline, subline, statusNote: status_note, castNote: cast_note }),
    ...leanPicture(item),
  };
}

export function toCalendarTeaser(item: ListTeaser): CalendarTeaser {
  const { name, preline, headline, subline, text, link_text } = item.untranslated;
  return {
    id: item.id,
    position: item.position,
    isWide: item.style3,
    url: item.link.url,
    preline: item.preline,
    headline: item.headline || item.name,
    subline: item.subline,
    text: item.text,
    linkText: item.link_text,
    languages: given({ preline, headline: item.headline ? headline : name, subline, text, linkText: link_text }),
    ...leanPicture(item),
  };
}

/** A row's picture says nothing its title does not say; its texts and sizes are left out. */
function leanPicture({ image_obj, image_thumbnails }: Pick<EventItem, 'image_obj' | 'image_thumbnails'>): RowPicture {
  return { image: image_obj && { url: image_obj.url, focus: image_obj.focus, color: image_obj.color }, thumbnails: image_thumbnails };
}

function given<Values extends Record<string, string | undefined>>(values: Values): { [Key in keyof Values]?: string } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as { [Key in keyof Values]?: string };
}
