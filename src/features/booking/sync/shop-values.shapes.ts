import { z } from 'zod';
import type { Language, Translated } from '../../../core/languages.ts';
import { toLocalIso } from '../../../core/text/wall-clock.ts';
import type { events } from '../../programme/programme.tables.server.ts';
import type { ShopDate } from './shop-changes.shapes.ts';

/**
 * What shop and office both say of a performance, by name: 'date_start', 'date_end', 'sale_starts', 'sale_ends' and
 * 'price:SEAT GROUP:SALE TYPE'. Moments are ISO 8601 in UTC, prices decimal strings with cents; null is nothing, of a price that the shop sells it no more, {@link offSale}
 * in 'sale_ends' that it is not sold at the moment.
 */
export type ShopValues = Record<string, string | null>;

/** Why the office does not take values, in each of its languages: who reads it later may speak either. */
export const refusalShape = z.strictObject({ de: z.string(), en: z.string() }) satisfies z.ZodType<Record<Language, string>>;
export type OfficeRefusal = z.output<typeof refusalShape>;

/** Not sold at the moment, without the moment at which that began. */
export const offSale = 'off';

export type SyncedEvent = Pick<
  typeof events.$inferSelect,
  'id' | 'name' | 'id_jet' | 'date_start' | 'date_end' | 'sale_starts' | 'sale_ends' | 'prices' | 'seat_groups'
>;

const priceName = (seatGroup: string, saleType: number) => `price:${seatGroup}:${saleType}`;

/** A price's place in the catalogue; null for other values. */
export function placeOfPrice(name: string): { seatGroup: string; saleType: number } | null {
  const match = /^price:(.*):(\d+)$/s.exec(name);
  return match ? { seatGroup: match[1] ?? '', saleType: Number(match[2]) } : null;
}

/**
 * What the shop says of a date, as far as the event has it: prices it does not offer are not adopted. Those it had before, and has no
 * more, are null.
 */
export function valuesOfDate(date: ShopDate, event: SyncedEvent, before: ShopValues | null): ShopValues {
  const values: ShopValues = {
    date_start: date.dateStart.toISOString(),
    ...(date.dateEnd && { date_end: date.dateEnd.toISOString() }),
    sale_starts: date.saleStarts?.toISOString() ?? null,
    sale_ends: date.isOnSale ? (date.saleEnds?.toISOString() ?? null) : offSale,
  };
  for (const { seatGroup, price } of pricesOf(event)) {
    const found = date.prices.find(
      ({ saleType, seatGroups }) => saleType === price.sale_type_id && (seatGroup === '' || seatGroups.includes(seatGroup)),
    );
    const name = priceName(seatGroup, price.sale_type_id);
    if (found) values[name] = inCents(found.price);
    else if (before && Object.hasOwn(before, name)) values[name] = null;
  }
  return values;
}

interface ReadDate {
  id_jet: string;
  name: Translated;
  date_start: Date;
  values: ShopValues;
}

/** A date that the shop has no more, as it was read last, and not sold (SHOP-192). */
export function goneDate({ id_jet, name, date_start, values }: ReadDate): ShopDate {
  const momentOf = (value: string | null | undefined) => (value && value !== offSale ? new Date(value) : null);
  const prices = Object.entries(values).flatMap(([key, price]) => {
    const place = placeOfPrice(key);
    return place && price ? [{ seatGroups: [place.seatGroup], saleType: place.saleType, price }] : [];
  });
  const { date_end, sale_starts, sale_ends } = values;
  return {
    ...{ idJet: id_jet, series: id_jet, name, prices, isOnSale: false, dateStart: date_start },
    ...{ dateEnd: momentOf(date_end), saleStarts: momentOf(sale_starts), saleEnds: momentOf(sale_ends) },
  };
}

/** The values as they count at a moment: an end of the sale that has passed is {@link offSale}, whoever says it. */
export function valuesAt(values: ShopValues, now: Date): ShopValues {
  const { sale_ends: ends } = values;
  return ends && ends !== offSale && new Date(ends) <= now ? { ...values, sale_ends: offSale } : values;
}

/** What the office says of them, as it counts at this moment. */
export function valuesOfEvent(event: SyncedEvent, now: Date): ShopValues {
  const { date_start, date_end, sale_starts, sale_ends } = event;
  const values = {
    date_start: date_start.toISOString(),
    date_end: date_end?.toISOString() ?? null,
    sale_starts: sale_starts?.toISOString() ?? null,
    sale_ends: sale_ends?.toISOString() ?? null,
    ...Object.fromEntries(pricesOf(event).map(({ seatGroup, price }) => [priceName(seatGroup, price.sale_type_id), inCents(price.price)])),
  };
  return valuesAt(values, now);
}

interface ValueComparison {
  /** Changed at the shop alone: to be taken. */
  taken: string[];
  /** Changed at both to different values. */
  conflicts: string[];
}

/**
 * Compares value by value what the shop said before, what it says now and what the office has. Without a former value (a date that is
 * read for the first time) any difference is a conflict, unless the shop says nothing. All of them as they count at the same moment
 * ({@link valuesAt}).
 */
export function compareValues(before: ShopValues | null, shop: ShopValues, office: ShopValues): ValueComparison {
  const compared: ValueComparison = { taken: [], conflicts: [] };
  for (const [name, value] of Object.entries(shop)) {
    const own = office[name] ?? null;
    if (value === own) continue;
    const isKnown = before !== null && Object.hasOwn(before, name);
    if (!isKnown) {
      if (value !== null) compared.conflicts.push(name);
    } else if (before[name] !== value) {
      // A price that is gone may only have moved to another number: nobody but the office takes it off the page.
      if (before[name] === own && !(value === null && placeOfPrice(name))) compared.taken.push(name);
      else compared.conflicts.push(name);
    }
  }
  return compared;
}

/** Values of the shop as fields of the event, for the write path of the office. */
export function fieldsOf(names: readonly string[], shop: ShopValues, event: SyncedEvent, now: Date): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const name of names) {
    const value = shop[name] ?? null;
    if (placeOfPrice(name)) continue;
    fields[name] = value === offSale ? toLocalIso(now) : value && toLocalIso(new Date(value));
  }
  // An end that the shop does not say goes along with the beginning.
  const { date_start, date_end } = event;
  const begins = names.includes('date_start') && shop.date_start ? new Date(shop.date_start) : null;
  if (begins && date_end && !Object.hasOwn(shop, 'date_end'))
    fields.date_end = toLocalIso(new Date(begins.getTime() + date_end.getTime() - date_start.getTime()));
  const prices = new Map(names.flatMap((name) => (placeOfPrice(name) ? [[name, shop[name] ?? null]] : [])) as [string, string | null][]);
  if (prices.size === 0) return fields;
  const repriced = <Price extends SyncedEvent['prices'][number]>(seatGroup: string, price: Price): Price[] => {
    const changed = prices.get(priceName(seatGroup, price.sale_type_id));
    if (changed === undefined) return [price];
    return changed === null ? [] : [{ ...price, price: changed }];
  };
  const { prices: own, seat_groups: groups } = event;
  if (groups.length === 0) return { ...fields, prices: own.flatMap((price) => repriced('', price)) };
  const seat_groups = groups.map((group) => ({ ...group, prices: group.prices.flatMap((price) => repriced(group.seat_group, price)) }));
  return { ...fields, seat_groups };
}

/** Every price an event is sold at; where there are seat groups, only theirs are. */
function pricesOf({ prices, seat_groups }: SyncedEvent) {
  return seat_groups.length > 0
    ? seat_groups.flatMap((group) => group.prices.map((price) => ({ seatGroup: group.seat_group, price })))
    : prices.map((price) => ({ seatGroup: '', price }));
}

const inCents = (price: string) => Number(price).toFixed(2);
