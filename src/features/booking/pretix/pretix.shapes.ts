import { z } from 'zod';

// Only what the adapter needs; pretix may add fields at any time.

const money = z.string().regex(/^\d+\.\d{2}$/);
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const texts = z.record(z.string(), z.string());

/** When something is sold; null is open. */
const presale = { presale_start: moment.nullable(), presale_end: moment.nullable() };

export const page = <Item extends z.ZodType>(item: Item) => z.object({ next: z.string().nullable(), results: z.array(item) });

/** Where something is sold: everywhere, or on these channels. Before 2024.8 there was the list alone. */
const channels = {
  all_sales_channels: z.boolean().nullish(),
  limit_sales_channels: z.array(z.string()).nullish(),
  sales_channels: z.array(z.string()).nullish(),
};

export const eventShape = z.object({ slug: z.string(), live: z.boolean(), ...presale, ...channels });

/** When something is sold; missing or null is open. */
const period = { available_from: moment.nullish(), available_until: moment.nullish() };

/** What a date has otherwise than its series: another price, when something is sold on it, or that it is not. */
const override = { price: money.nullable(), disabled: z.boolean().default(false), ...period };

export const subeventShape = z.object({
  id: z.int(),
  active: z.boolean(),
  ...presale,
  item_price_overrides: z.array(z.object({ item: z.int(), ...override })).default([]),
  variation_price_overrides: z.array(z.object({ variation: z.int(), ...override })).default([]),
});

const sold = { active: z.boolean(), ...period, ...channels };

/** How long it is sold and when it takes place. */
const dated = { name: texts, date_from: moment, date_to: moment.nullish(), ...presale };

/** An event as the synchronisation reads it. */
export const datedEventShape = z.object({
  slug: z.string(),
  live: z.boolean(),
  has_subevents: z.boolean().default(false),
  ...dated,
  ...channels,
});

/** A date of a series as the synchronisation reads it. */
export const datedSubeventShape = subeventShape.extend({ is_public: z.boolean().default(true), ...dated });

export const itemShape = z.object({
  id: z.int(),
  name: texts,
  internal_name: z.string().nullish(),
  default_price: money,
  ...sold,
  require_voucher: z.boolean().default(false),
  hide_without_voucher: z.boolean().default(false),
  max_per_order: z.int().nullish(),
  variations: z.array(z.object({ id: z.int(), price: money, ...sold })).default([]),
});

export const quotaShape = z.object({
  items: z.array(z.int()),
  variations: z.array(z.int()),
  closed: z.boolean().default(false),
  /** Null is without limit. */
  available_number: z.int().nullable(),
});

export const positionShape = z.object({ id: z.int(), cart_id: z.string(), expires: moment });

/** Each position succeeds or fails on its own. */
export const bulkShape = z.object({ results: z.array(z.object({ success: z.boolean(), data: positionShape.nullish() })) });

export const orderShape = z.object({ code: z.string(), status: z.string(), total: money, url: z.url() });

/** An order with the data of its ticket holders. */
export const validOrderShape = z.object({
  status: z.string(),
  email: z.string().nullable(),
  locale: z.string().nullish(),
  positions: z.array(z.object({ subevent: z.int().nullish(), canceled: z.boolean().default(false), attendee_email: z.string().nullish() })),
});

export type PretixItem = z.output<typeof itemShape>;
export type PretixQuota = z.output<typeof quotaShape>;

type Channels = { [Name in keyof typeof channels]?: z.output<(typeof channels)[Name]> };

/** Whether it is sold in the shop of the web, where our orders are placed; the box office has channels of its own. */
export function isOnWeb({ all_sales_channels, limit_sales_channels, sales_channels }: Channels): boolean {
  if (all_sales_channels) return true;
  const listed = limit_sales_channels ?? sales_channels;
  return !listed || listed.includes('web');
}

/** Whether everybody can buy it on the web, at whatever time. */
export function isSoldOpenly(item: PretixItem): boolean {
  return item.active && isOnWeb(item) && !item.require_voucher && !item.hide_without_voucher;
}
