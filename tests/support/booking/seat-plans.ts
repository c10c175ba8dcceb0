import type { z } from 'zod';
import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import { seatPlans } from '../../../src/features/booking/booking.tables.server.ts';
import { seatPlanSchema } from '../../../src/features/booking/seat-plan/seat-plan.shapes.ts';
import { events, rooms } from '../../../src/features/programme/programme.tables.server.ts';

export type PlanInput = z.input<typeof seatPlanSchema>;

const numbersTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/**
 * A plan for the room of the events of `shop-events.ts`: three rows of six in the stalls with an aisle in the middle, the last with a
 * wheelchair place beside one for a companion at its left end (1, 2) and its right end (6, 5); 4 standing places in the circle.
 */
export const planOfRoom: PlanInput = {
  price_groups: [
    { letter: 'A', seat_group: 'Parkett' },
    { letter: 'B', seat_group: 'Rang' },
  ],
  areas: [
    {
      kind: 'seated',
      name: { de: 'Parkett', en: 'Stalls' },
      rows: [
        { id: 1, label: '1', price_group: 'A', numbers: numbersTo(6), aisles: [3] },
        { id: 2, label: '2', price_group: 'A', numbers: numbersTo(6), aisles: [3], restricted: [1, 2, 3] },
        { id: 3, label: '3', price_group: 'A', numbers: numbersTo(6), aisles: [3], wheelchair: [1, 6], companion: [2, 5] },
      ],
    },
    { kind: 'standing', name: { de: 'Rang', en: 'Circle' }, id: 4, price_group: 'B', places: 4 },
  ],
  release_hours: 2,
};

/** Gives a room its seat plan. */
export async function seedSeatPlan({ db }: DatabaseHandle, plan: PlanInput = planOfRoom, room = 1): Promise<void> {
  const values = { room, plan: seatPlanSchema.parse(plan) };
  await db.insert(seatPlans).values(values).onConflictDoUpdate({ target: seatPlans.room, set: values });
}

/** An evening by a plan beside others, in a room of its own; its id. */
export async function seedPlannedEvent(database: DatabaseHandle, plan: PlanInput = planOfRoom): Promise<number> {
  const id = 90;
  const name = { de: 'Mit Plan', en: 'With a plan' };
  const price = { id: 1, price: '24.00', sale_type_id: 1, seat_group: null, text: {}, name: { de: 'Vollpreis' }, has_discounts: false };
  const group = { id: 1, seat_group: 'Parkett', status: '1', text: {}, prices: [price], timeslots: [] };
  await database.db.insert(rooms).values({ id, name });
  await database.db.insert(events).values({
    ...{ id, name, room: id, id_jet: 'PLAN', is_online: true, prices: [], programs: [], seat_groups: [group] },
    ...{ date_start: new Date('2026-12-02T18:30:00Z'), date_end: new Date('2026-12-02T21:00:00Z') },
  });
  await seedSeatPlan(database, plan, id);
  return id;
}
