import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import { shopStocks } from '../../../src/features/booking/booking.tables.server.ts';
import { events, rooms } from '../../../src/features/programme/programme.tables.server.ts';
import { siteSettings } from '../../../src/features/site/site.tables.server.ts';
import { at } from '../programme/season.ts';

const both = (de: string, en: string) => ({ de, en });

const price = (id: number, saleType: number, amount: string, de: string, en: string) => ({
  id,
  price: amount,
  sale_type_id: saleType,
  seat_group: null,
  text: {},
  name: both(de, en),
  has_discounts: saleType === 1,
});

const prices = [price(1, 1, '24.00', 'Vollpreis', 'Full price'), price(2, 2, '14.50', 'Ermäßigt', 'Concession')];

const group = (id: number, name: string, blocks: readonly [number, string][] = []) => ({
  id,
  seat_group: name,
  status: '1',
  text: {},
  prices,
  timeslots: blocks.map(([block, time], index) => ({ id: id * 10 + index, status: '1', time_start: time, block_id: block })),
});

/**
 * Events for sale around {@link testNow}, by their id in the ticket system: `SEATS` 24 seats in rows of 6, `STUDIO` 10 unreserved
 * places, `SLOTS` 4 places at 18:00 and 20:00 each, and one for every reason not to sell.
 */
export async function seedShop({ db }: DatabaseHandle): Promise<void> {
  const base = { date_end: at('2026-12-01T22:00'), date_start: at('2026-12-01T19:30'), room: 1, programs: [], is_online: true };
  const seats = { prices: [], seat_groups: [group(1, 'Parkett'), group(2, 'Rang')] };
  const studio = { prices, seat_groups: [] };
  await db.insert(rooms).values({ id: 1, name: both('Großes Haus', 'Main House'), seats: 500 });
  await db.insert(events).values([
    { ...base, ...seats, id: 1, name: both('Hamlet', 'Hamlet'), id_jet: 'SEATS' },
    { ...base, ...studio, id: 2, name: both('Werkstatt', 'Workshop'), id_jet: 'STUDIO' },
    {
      ...base,
      prices: [],
      seat_groups: [
        group(1, 'Saal', [
          [7, '18:00'],
          [8, '20:00'],
        ]),
      ],
      id: 3,
      name: both('Lange Nacht', 'Long night'),
      id_jet: 'SLOTS',
      date_start: at('2026-11-20T17:30'),
      date_end: at('2026-11-20T23:00'),
    },
    { ...base, ...studio, id: 4, name: both('Abgesagt', 'Canceled'), id_jet: 'CANCELED', statuses: ['canceled'] },
    {
      ...base,
      ...studio,
      id: 5,
      name: both('Vorbei', 'Over'),
      id_jet: 'PAST',
      date_start: at('2026-11-19T19:30'),
      date_end: at('2026-11-19T22:00'),
    },
    { ...base, ...studio, id: 6, name: both('Schluss', 'Ended'), id_jet: 'ENDED', sale_ends: at('2026-11-20T12:00') },
    { ...base, ...studio, id: 7, name: both('Warteliste', 'Waiting list'), id_jet: 'WAITING', statuses: ['waiting_list'] },
    { ...base, ...studio, id: 8, name: both('Entwurf', 'Draft'), id_jet: 'DRAFT', is_online: false },
    { ...base, ...studio, id: 9, name: both('Ohne Zahl', 'Uncounted'), id_jet: 'PRESET', room: null },
  ]);
  await db.insert(shopStocks).values([
    { event: 1, seat_group: 'Parkett', capacity: 24, row_width: 6 },
    { event: 1, seat_group: 'Rang', capacity: 6, row_width: 6 },
    { event: 2, capacity: 10, row_width: 0 },
    { event: 3, seat_group: 'Saal', block_id: 7, capacity: 4, row_width: 0 },
    { event: 3, seat_group: 'Saal', block_id: 8, capacity: 4, row_width: 0 },
  ]);
  await db
    .insert(siteSettings)
    .values({ id: 1, site_name: 'Haus am Ring', html_footer_logos: [], is_shop_online: true, is_site_online: true });
}

/** What an addition of seats in the stalls sends; `saleTypes` are the prices, the first ones where left out. */
export const parkett = (quantities: number[], saleTypes = quantities.map((_, index) => index + 1)) => ({
  event_jet_id: 'SEATS',
  seat_group: 'Parkett',
  quantities,
  sale_type_ids: saleTypes,
});
