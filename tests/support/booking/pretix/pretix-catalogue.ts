/** What a date has otherwise than its series. */
interface StandInOverride {
  disabled?: boolean;
  price: string | null;
  available_from?: string | null;
  available_until?: string | null;
}

/** A date of the series as pretix answers it. */
export interface StandInDate {
  id: number;
  name: Record<string, string>;
  event: string;
  active: boolean;
  is_public: boolean;
  date_from: string;
  date_to: string | null;
  presale_start: string | null;
  presale_end: string | null;
  item_price_overrides: ({ item: number } & StandInOverride)[];
  variation_price_overrides: ({ variation: number } & StandInOverride)[];
}

/** A date on 1 December 2026, as {@link seedShop} has it, unless said otherwise. */
export const dateOf = (id: number, values: Partial<StandInDate> = {}): StandInDate => ({
  id,
  name: { de: 'Hamlet', en: 'Hamlet' },
  event: 'season',
  active: true,
  is_public: true,
  date_from: '2026-12-01T19:30:00+01:00',
  date_to: '2026-12-01T22:00:00+01:00',
  presale_start: null,
  presale_end: null,
  item_price_overrides: [],
  variation_price_overrides: [],
  ...values,
});

/** What a small pretix sells: an event series with one item of two variations. */
export function openCatalogue() {
  const variation: Record<string, unknown> = { id: 1, value: { de: 'Vollpreis' }, price: '24.00', active: true };
  return {
    event: {
      ...{ slug: 'season', name: { de: 'Spielzeit' }, live: true, has_subevents: true, date_from: '2026-09-01T10:00:00Z', date_to: null },
      ...{ presale_start: null, presale_end: null, all_sales_channels: true, limit_sales_channels: [] },
    } as Record<string, unknown>,
    variation,
    item: {
      ...{ id: 7, name: { de: 'Parkett', en: 'Stalls' }, internal_name: null, default_price: '24.00', active: true },
      ...{ available_from: null, available_until: null, require_voucher: false, max_per_order: null },
      ...{ hide_without_voucher: false, all_sales_channels: true, limit_sales_channels: [] },
      variations: [variation, { id: 2, value: { de: 'Ermäßigt' }, price: '14.50', active: true }],
    } as Record<string, unknown>,
    dates: new Map<number, StandInDate>([[12, dateOf(12)]]),
    /** When each list changed last, in whole seconds as HTTP has it; lists of the real one answer 304 by that. */
    changedAt: { items: Date.UTC(2026, 0, 1), subevents: Date.UTC(2026, 0, 1) },
  };
}
