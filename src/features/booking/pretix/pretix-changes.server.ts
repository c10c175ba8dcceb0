import { z } from 'zod';
import type { Translated } from '../../../core/languages.ts';
import { ShopRefused } from '../adapters/shop-client.server.ts';
import type { ShopChanges, ShopDate } from '../sync/shop-changes.shapes.ts';
import { hashOf } from '../tokens.server.ts';
import { datedEventShape, datedSubeventShape, isOnWeb, isSoldOpenly, itemShape, type PretixItem, page } from './pretix.shapes.ts';
import type { PretixClient } from './pretix-client.server.ts';
import { placeOf } from './pretix-offer.server.ts';

type DatedEvent = z.output<typeof datedEventShape>;
type DatedSubevent = z.output<typeof datedSubeventShape>;

/** What has been read of an event: when its lists changed last, a hash of what has no such moment, and what it does not have. */
const readSchema = z.object({
  ...{ items: z.string().nullable(), dates: z.string().nullable(), rest: z.string() },
  /** Ids of dates that are not in its list. */
  notFound: z.array(z.string()),
});
const cursorSchema = z.record(z.string(), readSchema);
type EventCursor = z.output<typeof readSchema>;

/**
 * What has changed at pretix (SHOP-109), by the conditional requests it asks its callers to make: of an event in which nothing has
 * changed come three small answers. Events it does not know, or does not let this token see, are named as not found.
 * @throws ShopAway when it does not answer, ShopRefused when it does not know the token.
 */
export async function readPretixChanges(client: PretixClient, cursor: string | null, known: readonly string[]): Promise<ShopChanges> {
  const before = cursorOf(cursor);
  const bySlug = Map.groupBy(known, (idJet) => placeOf(idJet, 0)?.slug ?? '');
  const notFound = [...(bySlug.get('') ?? [])];
  bySlug.delete('');
  const after: Record<string, EventCursor> = {};
  const dates: ShopDate[] = [];
  const gone: string[] = [];
  // One after the other: a synchronisation may take its time, and pretix limits its callers.
  for (const [slug, ids] of [...bySlug].sort()) {
    const changed = await readEvent(client, { slug, ids, before: before.get(slug) ?? null });
    notFound.push(...(changed ? changed.read.notFound : ids));
    if (!changed) continue;
    after[slug] = changed.read;
    dates.push(...changed.dates);
    gone.push(...changed.gone);
  }
  return { dates, gone, notFound, cursor: JSON.stringify(after) };
}

interface EventRequest {
  slug: string;
  /** Ids of its dates on the site: what nobody knew when the event was last read has to be read now. */
  ids: readonly string[];
  before: EventCursor | null;
}

async function readEvent(
  client: PretixClient,
  { slug, ids, before }: EventRequest,
): Promise<{ read: EventCursor; dates: ShopDate[]; gone: string[] } | null> {
  const base = `/events/${slug}`;
  try {
    const event = await client.request({ path: `${base}/`, answer: datedEventShape });
    const rest = hashOf(JSON.stringify(event), ...[...ids].sort());
    const condition = before && before.rest === rest ? before : null;
    const readItems = (since: string | null) => client.requestChanged(`${base}/items/`, page, itemShape, since);
    const readDates = (since: string | null) =>
      event.has_subevents ? client.requestChanged(`${base}/subevents/`, page, datedSubeventShape, since) : null;
    let items = await readItems(condition?.items ?? null);
    let dates = await readDates(condition?.dates ?? null);
    if (condition && !items && !dates) return { read: condition, dates: [], gone: [] };
    // Prices come from both lists, so the one that has not changed is needed as well.
    items ??= await readItems(null);
    dates ??= await readDates(null);
    const read = { items: items?.lastModified ?? null, dates: dates?.lastModified ?? null, rest };
    const offered = items?.items ?? [];
    // An event of one date has no others.
    if (!dates) return { read: { ...read, notFound: ids.filter((one) => one !== slug) }, dates: [ofEvent(event, offered)], gone: [] };
    const all = new Set(dates.items.map(({ id }) => `${slug}/${id}`));
    // What the shop shows nobody is no date for the programme; one that the office has entered is followed all the same.
    const shown = dates.items.filter(({ id, is_public }) => is_public || ids.includes(`${slug}/${id}`));
    const gone = ids.filter((one) => one !== slug && !all.has(one));
    return { read: { ...read, notFound: gone }, dates: shown.map((date) => ofSubevent(event, date, offered)), gone };
  } catch (error) {
    if (!(error instanceof ShopRefused) || error.status === 401) throw error;
    return null;
  }
}

function ofEvent(event: DatedEvent, items: readonly PretixItem[]): ShopDate {
  return {
    ...namesAndTimes(event),
    idJet: event.slug,
    series: event.slug,
    isOnSale: event.live && isOnWeb(event),
    prices: pricesOf(items, null),
  };
}

function ofSubevent(event: DatedEvent, date: DatedSubevent, items: readonly PretixItem[]): ShopDate {
  return {
    ...namesAndTimes(date),
    ...{
      idJet: `${event.slug}/${date.id}`,
      series: event.slug,
      isOnSale: event.live && isOnWeb(event) && date.active,
      prices: pricesOf(items, date),
    },
  };
}

function namesAndTimes({ name, date_from, date_to, presale_start, presale_end }: DatedEvent | DatedSubevent) {
  return { name: inOurLanguages(name), dateStart: date_from, dateEnd: date_to ?? null, saleStarts: presale_start, saleEnds: presale_end };
}

/** Every variation that is sold, or the item where it has none, at the price of the date. */
function pricesOf(items: readonly PretixItem[], date: DatedSubevent | null): ShopDate['prices'] {
  return items.flatMap((item) => {
    const ofItem = date?.item_price_overrides.find((override) => override.item === item.id);
    if (!isSoldOpenly(item) || ofItem?.disabled) return [];
    const seatGroups = [...(item.internal_name ? [item.internal_name] : []), ...Object.values(item.name)];
    const itemPrice = ofItem?.price ?? item.default_price;
    if (item.variations.length === 0) return [{ seatGroups, saleType: item.id, price: itemPrice }];
    return item.variations.flatMap((variation) => {
      const { id, price } = variation;
      const override = date?.variation_price_overrides.find((given) => given.variation === id);
      return variation.active && isOnWeb(variation) && !override?.disabled
        ? [{ seatGroups, saleType: id, price: override?.price ?? price }]
        : [];
    });
  });
}

/** Texts of pretix as ours: it has further languages, and an informal German. */
function inOurLanguages(texts: Record<string, string>): Translated {
  const german = texts.de ?? texts['de-informal'] ?? texts.de_Informal ?? Object.values(texts)[0] ?? '';
  return { de: german, ...(texts.en && { en: texts.en }) };
}

/** A cursor nobody can read any more begins anew. */
function cursorOf(cursor: string | null): Map<string, EventCursor> {
  if (cursor === null) return new Map();
  try {
    return new Map(Object.entries(cursorSchema.parse(JSON.parse(cursor))));
  } catch {
    return new Map();
  }
}
