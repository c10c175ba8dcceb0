import { type Language, translate } from '../../core/languages.ts';
import { formatShortMoment } from '../../core/text/dates.ts';
import { formatPrice } from '../../core/text/prices.ts';
import { toLocalIso } from '../../core/text/wall-clock.ts';
import { offSale, placeOfPrice, type SyncedEvent } from '../../features/booking/sync/shop-values.shapes.ts';
import { eventFields } from '../../features/programme/programme.fields.ts';
import { seatGroupName } from '../../features/programme/sales.shapes.ts';
import { m } from '../../paraglide/messages.js';
import { fieldLabel } from '../forms/field-label.ts';

type Catalogue = Pick<SyncedEvent, 'prices' | 'seat_groups'>;

/** What a value of the synchronisation is called: the label of its field, or a price with its seat group. */
export function valueLabel(name: string, { prices, seat_groups }: Catalogue, language: Language): string {
  const place = placeOfPrice(name);
  if (!place) return fieldLabel(eventFields, name);
  const group = seat_groups.find(({ seat_group }) => seat_group === place.seatGroup);
  const price = (group?.prices ?? prices).find(({ sale_type_id }) => sale_type_id === place.saleType);
  const words = [group && translate(seatGroupName(group), language).text, price && translate(price.name, language).text];
  return `${m.shop_sync_price()} ${words.filter(Boolean).join(', ')}`.trim();
}

/** The value for people. */
export function valueText(name: string, value: string | null, language: Language): string {
  if (value === null) return placeOfPrice(name) ? m.shop_sync_no_price() : m.shop_sync_nothing();
  if (value === offSale) return m.shop_sync_off_sale();
  return placeOfPrice(name) ? formatPrice(value) : formatShortMoment(toLocalIso(new Date(value)), language);
}
