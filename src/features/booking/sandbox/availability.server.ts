import { count, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { firstStart, isPresale, nextStart } from '../../programme/sale-start.shapes.ts';
import { numberedLeft, placesLeft } from '../allocation/places-left.ts';
import { placeKey, planSeating, type StockSeating, type StoredStock, seatGroupOf } from '../allocation/stock-plan.ts';
import { shopCarts, shopItems, shopStocks, shopTickets } from '../booking.tables.server.ts';
import { ticketsPerCart } from '../cart/cart-limit.ts';
import { isSlotOver, type SoldEvent, slotBegin } from '../sale-rules.ts';
import { placesPerId } from '../seat-plan/seat-plan.shapes.ts';
import { heldBackUntil, isAccessSeat, isHeldBack, isWheelchairGroup } from '../seat-plan/wheelchair-rules.ts';
import type { Availability, PresaleWay } from '../shop-gateway.ts';
import { readSoldEvents } from '../stock/sold-events.read.server.ts';
import { withWheelchairSpaces } from '../stock/wheelchair-spaces.ts';

/** Live stock of events, in two queries however many they are. Expired holds do not count, swept or not. */
export async function readAvailability(db: Database, ids: readonly number[], now: Date): Promise<Map<number, Availability>> {
  const counted = await readCountedEvents(db, ids, now);
  return new Map([...counted].flatMap(([id, one]) => (one.left.size === 0 ? [] : [[id, availabilityOf(one, now)] as const])));
}

/** An event with what is taken and left of its places. */
export type CountedEvent = Awaited<ReturnType<typeof readCountedEvents>> extends Map<number, infer Event> ? Event : never;

/** Events that the ticket system knows with what is left of their places, by {@link placeKey}; in two queries however many they are. */
export async function readCountedEvents(db: Database, ids: readonly number[], now: Date) {
  const found = (await readSoldEvents(db, ids)).filter(({ event }) => event.id_jet !== '');
  const all = await readStocks(
    db,
    found.map(({ event }) => event.id),
    now,
  );
  return new Map(
    found.map(({ event, roomSeats, roomPlan }) => {
      const stocks = all.filter((stock) => stock.event === event.id);
      const seatings = planSeating(event, roomSeats, stocks, roomPlan?.seats);
      const heldUntil = roomPlan && heldBackUntil(event, roomPlan.plan);
      const left = remainingOf(seatings, stocks, roomPlan !== null && isHeldBack(heldUntil, now));
      return [event.id, { event, stocks, seatings, heldUntil, left }] as const;
    }),
  );
}

export function availabilityOf({ event, stocks, seatings, heldUntil, left }: CountedEvent, now: Date): Availability {
  return {
    ...toAvailability(event, left, now),
    ...{ saleStarts: firstStart(event), nextStart: nextStart(event, now), changesAt: nextChange(event, stocks, heldUntil, now) },
    ...(event.has_waiting_list && { hasWaitingList: true as const }),
    ...(nextStart(event, now) && isPresale(event, now) && { presale: presaleWays(event) }),
    hasPlan: [...seatings.values()].some(({ group }) => group),
  };
}

type CountedStock = StoredStock & { event: number; taken: number; seats: number[] | null; hold_ends: Date | null };

/** A ticket that is sold, or held in a cart that has not expired. */
const isTaken = (now: Date) => sql`${shopItems.order} is not null or ${shopCarts.expires_at} > ${now.toISOString()}::timestamptz`;

function readStocks(db: Database, ids: readonly number[], now: Date): Promise<CountedStock[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .select({
      event: shopStocks.event,
      seat_group: shopStocks.seat_group,
      block_id: shopStocks.block_id,
      capacity: shopStocks.capacity,
      row_width: shopStocks.row_width,
      taken: count(sql`case when ${isTaken(now)} then 1 end`),
      /** Only those of seat plans: everywhere else their number is enough. */
      seats: sql<
        number[] | null
      >`array_agg(${shopTickets.seat}) filter (where ${shopTickets.seat} >= ${placesPerId} and (${isTaken(now)}))`,
      hold_ends:
        sql<Date | null>`min(${shopCarts.expires_at}) filter (where ${shopCarts.expires_at} > ${now.toISOString()}::timestamptz)`.mapWith(
          shopCarts.expires_at,
        ),
    })
    .from(shopStocks)
    .leftJoin(shopTickets, eq(shopTickets.stock, shopStocks.id))
    .leftJoin(shopItems, eq(shopItems.id, shopTickets.item))
    .leftJoin(shopCarts, eq(shopCarts.id, shopItems.cart))
    .where(inArray(shopStocks.event, [...ids]))
    .groupBy(shopStocks.id);
}

/** What is left of a stock. */
interface RemainingPlaces {
  all: number;
  /** Without what is for wheelchairs. */
  forEverybody: number;
}

function remainingOf(
  seatings: ReadonlyMap<string, StockSeating>,
  stocks: readonly CountedStock[],
  isHeld: boolean,
): Map<string, RemainingPlaces> {
  const taken = new Map(stocks.map((stock) => [placeKey(stock.seat_group, stock.block_id), stock]));
  const inPlan = placesLeft(new Map([...seatings].filter(([, { group }]) => group)), (key) => taken.get(key)?.seats ?? []);
  const numbered = numberedLeft(seatings, (key) => taken.get(key)?.taken ?? 0);
  return new Map(
    [...seatings].map(([key, { group }]) => {
      const planned = inPlan.get(key);
      const all = planned?.left() ?? numbered.get(key) ?? 0;
      if (isWheelchairGroup(seatGroupOf(key), group, isHeld)) return [key, { all, forEverybody: 0 }];
      const open = [...(group?.byPlace.values() ?? [])].filter(
        (seat) => !planned?.taken.has(seat.place) && !(isHeld && isAccessSeat(seat)),
      );
      return [key, { all, forEverybody: group ? Math.min(all, open.length) : all }];
    }),
  );
}

function presaleWays({ presale_accounts, presale_code }: SoldEvent): PresaleWay[] {
  return [...(presale_accounts ? ['account' as const] : []), ...(presale_code === '' ? [] : ['code' as const])];
}

/** Keeps statuses of the catalogue other than 'for sale'. An event that has nothing but spaces for wheelchairs sells those to everybody. */
function toAvailability(
  event: SoldEvent,
  left: ReadonlyMap<string, RemainingPlaces>,
  now: Date,
): Omit<Availability, 'changesAt' | 'saleStarts' | 'nextStart'> {
  const leftIn = (group: string, block: number): RemainingPlaces => left.get(placeKey(group, block)) ?? { all: 0, forEverybody: 0 };
  if (event.seat_groups.length === 0) return { remaining: leftIn('', 0).all, maxPerOrder: ticketsPerCart, groups: [] };
  const groups = event.seat_groups.map(({ seat_group, status, timeslots }) => {
    const slots = timeslots.map((slot) => {
      const isOut = slot.status === '0' || isSlotOver(event, slot.time_start, now) || leftIn(seat_group, slot.block_id).all === 0;
      return { blockId: slot.block_id, status: isOut ? '0' : slot.status };
    });
    const blocks = timeslots.length > 0 ? slots.filter((slot) => slot.status !== '0').map((slot) => slot.blockId) : [0];
    const open = status === '0' ? [] : blocks.map((block) => leftIn(seat_group, block));
    const all = open.reduce((sum, one) => sum + one.all, 0);
    const forEverybody = open.reduce((sum, one) => sum + one.forEverybody, 0);
    return { all, forEverybody, group: { seatGroup: seat_group, status: all === 0 ? '0' : status, timeslots: slots } };
  });
  return { maxPerOrder: ticketsPerCart, ...withWheelchairSpaces(groups) };
}

/** When the first hold ends, the next timeslot begins or the spaces for wheelchairs are released. A timeslot that begins this moment is over the next. */
function nextChange(event: SoldEvent, stocks: readonly CountedStock[], heldUntil: Date | null, now: Date): Date | null {
  const slots = event.seat_groups.flatMap(({ timeslots }) => timeslots.map(({ time_start }) => slotBegin(event, time_start)?.getTime()));
  const moments = [
    ...stocks.map(({ hold_ends }) => hold_ends?.getTime()),
    ...slots.map((begin) => begin && begin + 1),
    heldUntil?.getTime(),
  ];
  const ahead = moments.filter((moment) => moment !== undefined).filter((moment) => moment > now.getTime());
  return ahead.length > 0 ? new Date(Math.min(...ahead)) : null;
}
