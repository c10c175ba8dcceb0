import { priceRangeOf } from '../prices.shapes.ts';
import type { AccessService, EventStatus } from '../programme.codes.ts';
import type { EventDetail, EventItem, ProductionDetail } from '../programme.shapes.ts';
import { type ProductionCardData, toProductionCard } from '../rows/production-card-data.ts';
import { awaitedStart } from '../sale-start.shapes.ts';

/** One date as a line of a detail page: the rest of the item stays out of the page. */
export interface DetailDate {
  id: number;
  start: string;
  url: string;
  name: string;
  room: string;
  statuses: EventStatus[];
  /** Sold out, except for spaces for wheelchairs (SHOP-150). */
  hasWheelchairSpaces: boolean;
  isPremiere: boolean;
  statusNote: string;
  castNote: string;
  access: AccessService[];
  /** Address of the shop; null where nothing is sold. */
  ticketUrl: string | null;
  /** When tickets go on sale, where nothing but that keeps them from being sold. */
  saleStarts: string | null;
  /** The shop knows it, so that it has live stock. */
  isInShop: boolean;
  /** Lowest price above zero as the shop gives it; null when there is none. */
  priceFrom: string | null;
  /** Language of each text that fell back to another one (I18N-08). */
  languages: { [Text in 'name' | 'statusNote' | 'castNote']?: string | undefined };
}

/** A list item as a line. */
export function toDetailDate(item: EventItem): DetailDate {
  const { name, status_note, cast_note } = item.untranslated;
  return {
    id: item.id,
    start: item.date_start,
    url: item.link.url,
    name: item.name,
    room: item.room?.name ?? '',
    statuses: item.statuses,
    hasWheelchairSpaces: item.has_wheelchair_spaces,
    isPremiere: item.is_premiere,
    statusNote: item.status_note,
    castNote: item.cast_note,
    access: item.access,
    ticketUrl: item.ticket_url,
    saleStarts: awaitedStart(item),
    isInShop: item.id_jet !== null,
    priceFrom: priceRangeOf(item)?.from ?? null,
    languages: { name, statusNote: status_note, castNote: cast_note },
  };
}

/** What the page of an event shows. `events` are the further dates of its production. */
export function toEventEntry({ events, children, ...event }: EventDetail) {
  const parts: ProductionCardData[] = [];
  return { ...event, kind: 'event' as const, events: events.map(toDetailDate), children: children.map(toDetailDate), parts };
}

/** What the page of a production shows. `events` are its dates that are not over. */
export function toProductionEntry({ events, children, productions, ...production }: ProductionDetail) {
  return {
    ...production,
    kind: 'production' as const,
    events: events.map(toDetailDate),
    children: children.map(toDetailDate),
    parts: productions.map(toProductionCard),
  };
}

export type EventEntry = ReturnType<typeof toEventEntry>;
export type ProductionEntry = ReturnType<typeof toProductionEntry>;
/** What the sections show, whichever page they stand on. */
export type DetailEntry = EventEntry | ProductionEntry;
