import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import { shopStocks } from '../../../src/features/booking/booking.tables.server.ts';
import { promotionCodes } from '../../../src/features/booking/codes/codes.tables.server.ts';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { seedPlannedEvent } from '../booking/seat-plans.ts';
import { at } from '../programme/season.ts';

/** What is for sale, by its id in the ticket system: numbered rows, places without numbers, a choice of times, chosen seats. */
export const forSale = ['SEATS', 'STUDIO', 'SLOTS', 'PLAN'] as const;

/** Evenings that can be bought, beside those of the season, and codes that make them cheaper. */
export async function seedSale(database: DatabaseHandle): Promise<void> {
  const price = (id: number) => ({
    ...{ id, price: '24.00', sale_type_id: id, seat_group: null, text: {}, name: { de: `Preis ${id}` } },
    has_discounts: id === 1,
  });
  const prices = [price(1), price(2)];
  const group = (name: string, timeslots: { id: number; status: string; time_start: string; block_id: number }[] = []) => ({
    ...{ id: 1, seat_group: name, status: '1', text: {}, prices, timeslots },
  });
  const slots = [7, 8].map((block_id) => ({ id: block_id, status: '1', time_start: `${block_id + 11}:00`, block_id }));
  const base = { room: 1, programs: [], is_online: true, date_start: at('2026-12-01T19:30'), date_end: at('2026-12-01T22:00') };
  await database.db.insert(events).values([
    { ...base, id: 91, name: { de: 'Reihen' }, id_jet: 'SEATS', prices: [], seat_groups: [group('Parkett'), group('Rang')] },
    { ...base, id: 92, name: { de: 'Werkstatt' }, id_jet: 'STUDIO', prices, seat_groups: [] },
    { ...base, id: 93, name: { de: 'Lange Nacht' }, id_jet: 'SLOTS', prices: [], seat_groups: [group('Saal', slots)] },
  ]);
  await database.db.insert(shopStocks).values([
    { event: 91, seat_group: 'Parkett', capacity: 120, row_width: 6 },
    { event: 91, seat_group: 'Rang', capacity: 6, row_width: 6 },
    { event: 92, capacity: 400, row_width: 0 },
    { event: 93, seat_group: 'Saal', block_id: 7, capacity: 4, row_width: 0 },
    { event: 93, seat_group: 'Saal', block_id: 8, capacity: 40, row_width: 0 },
  ]);
  await seedPlannedEvent(database);
  await database.db.insert(promotionCodes).values([
    { code: 'Herbst', unit: 'percent', value: 10 },
    { code: 'EINMAL', value: 100, max_uses: 1 },
    { code: 'M-4711', kind: 'member', value: 20 },
  ]);
}
