import { z } from 'zod';
import { defineCall } from '../../core/contract/call.ts';
import { positiveInteger } from '../../core/contract/shapes.ts';
import { languages } from '../../core/languages.ts';
import { refusal } from './cart/cart-failure.shapes.ts';
import { seatKinds } from './seat-plan/seat-plan.shapes.ts';

const cartAnswerShape = z
  .strictObject({
    /** Tickets of the whole cart. */
    tickets_quantity: z.int(),
    cart_url: z.string(),
    /** Until when the tickets are held, ISO 8601 with offset; '' when the cart is empty. Beyond the table: the countdown needs it. */
    expires: z.string(),
    /** Seconds until then, 0 when the cart is empty: a visitor's clock may be wrong. */
    expires_in: z.int(),
    /** Why the code of an addition was not taken, in words; left out where it was, or there is none. Beyond the table. */
    code_problem: z.string().optional(),
  })
  .meta({ id: 'CartAnswer' });

/** A place of a seat plan as visitors read it; row '' and number null in a standing area. */
const seatLabelShape = z
  .strictObject({ area: z.string(), row: z.string(), number: z.int().nullable(), kind: z.enum(seatKinds) })
  .meta({ id: 'SeatLabel' });

/** What tickets cost in full; decimal strings, fees null where the shop does not say. */
const priceSumShape = z
  .strictObject({
    tickets: z.string(),
    /** The code that is used, '' without one. */
    code: z.string(),
    /** Why the code that was used does not count any more, '' where it does. */
    code_problem: z.string(),
    saved: z.string(),
    /** Contained in the price of the tickets. */
    ticket_fees: z.string().nullable(),
    /** On top of them. */
    order_fee: z.string().nullable(),
  })
  .meta({ id: 'PriceSum' });

const cartShape = z
  .strictObject({
    items: z.array(
      z.strictObject({
        id: z.int(),
        event_id: z.int(),
        event: z.string(),
        date_start: z.string(),
        seat_group: z.string(),
        /** What visitors read of it; beyond the table. */
        seat_group_name: z.string(),
        /** 'HH:MM', '' without timeslots. */
        admission: z.string(),
        price_name: z.string(),
        /** The price type in the ticket system, null where the shop does not say; beyond the table. */
        sale_type_id: z.int().nullable(),
        price: z.string(),
        quantity: z.int(),
        /** Its seats by the names of the seat plan; empty without one. Beyond the table. */
        places: z.array(seatLabelShape),
      }),
    ),
    /** What there is to pay. */
    total: z.string(),
    /** How it comes about (SHOP-93); beyond the table. */
    sum: priceSumShape,
    ...cartAnswerShape.omit({ code_problem: true }).shape,
  })
  .meta({ id: 'Cart' });

const quantity = z.int().min(1).max(40);

const cartRequestShape = z
  .strictObject({
    language: z.enum(languages).optional().meta({ description: 'That of the call by default (I18N-06)' }),
    quantities: z.array(quantity).min(1).max(20),
    event_jet_id: z.string().min(1).max(255),
    sale_type_ids: z.array(z.int().min(0).max(2_147_483_647)).min(1).max(20),
    seat_group: z.string().min(1).max(100).optional(),
    block_id: z.int().min(1).max(2_147_483_647).optional(),
    /** Numbers of places in the seat plan: exactly these, or -214 (SHOP-61). Beyond the table. */
    seats: z.array(z.int().min(1).max(2_147_483_647)).min(1).max(40).optional(),
    /** For a presale (SHOP-43); at most ten attempts a minute. Beyond the table. */
    presale_code: z.string().trim().min(1).max(100).optional(),
    /** A code that makes tickets cheaper, used with the whole cart once the tickets are in it (SHOP-95). Beyond the table. */
    code: z.string().trim().min(1).max(100).optional(),
  })
  .refine(({ quantities, sale_type_ids }) => quantities.length === sale_type_ids.length, {
    path: ['sale_type_ids'],
    message: 'quantities and sale_type_ids must have the same length.',
  })
  .refine(({ sale_type_ids }) => new Set(sale_type_ids).size === sale_type_ids.length, {
    path: ['sale_type_ids'],
    message: 'Every sale type may stand here only once.',
  })
  .refine(({ quantities, seats }) => !seats || seats.length === quantities.reduce((sum, one) => sum + one, 0), {
    path: ['seats'],
    message: 'Expected a seat for every ticket.',
  })
  .refine(({ seats = [] }) => new Set(seats).size === seats.length, { path: ['seats'], message: 'Every seat may stand here only once.' })
  .meta({ id: 'CartRequest' });

export const addToCart = defineCall({
  id: 'addToCart',
  method: 'POST',
  path: '/api/shop-cart/',
  summary:
    'Holds the tickets of one seat group, all of them side by side or none; with a header Idempotency-Key a repeated call answers the first result',
  requirement: 'API-12',
  body: cartRequestShape,
  answer: cartAnswerShape,
  refusal,
  errors: [400, 403, 429, 503],
});

export const getCart = defineCall({
  id: 'getCart',
  path: '/api/shop-cart/',
  summary: 'What the cart of the browser holds; without one an empty cart',
  requirement: 'API-44',
  answer: cartShape,
  refusal,
  errors: [503],
});

export const extendCart = defineCall({
  id: 'extendCart',
  method: 'POST',
  path: '/api/shop-cart/extend/',
  summary: 'Renews the 15 minutes of the whole cart, up to 60 minutes after its first ticket',
  requirement: 'SHOP-04',
  answer: cartShape,
  refusal,
  errors: [400, 403, 429, 503],
});

const itemParameters = z.strictObject({ item_id: positiveInteger });

export const changeCartItem = defineCall({
  id: 'changeCartItem',
  method: 'PATCH',
  path: '/api/shop-cart/{item_id}/',
  summary: 'Changes how many tickets an item has; more of them are held side by side again, or nothing changes',
  requirement: 'API-44',
  parameters: itemParameters,
  body: z.strictObject({ quantity }).meta({ id: 'CartItemChange' }),
  answer: cartShape,
  refusal,
  errors: [400, 403, 404, 429, 503],
});

export const removeCartItem = defineCall({
  id: 'removeCartItem',
  method: 'DELETE',
  path: '/api/shop-cart/{item_id}/',
  summary: 'Gives the tickets of an item back',
  requirement: 'API-44',
  parameters: itemParameters,
  answer: cartShape,
  refusal,
  errors: [400, 403, 404, 503],
});

export const checkOut = defineCall({
  id: 'checkOut',
  method: 'POST',
  path: '/api/shop-checkout/',
  summary: 'Turns the cart into an order; repeated, it answers the same order',
  requirement: 'API-44',
  body: z.strictObject({ name: z.string().trim().min(1).max(200), email: z.email().max(254) }).meta({ id: 'Buyer' }),
  answer: z.strictObject({
    number: z.string(),
    /** Where to go to pay, or to the order where nothing is to be paid; null in the sandbox, which takes no payment. Beyond the table: shops with payments need it. */
    pay_url: z.string().nullable(),
  }),
  refusal,
  errors: [400, 403, 429, 503],
});

/** Ids of events, at most 100; sorted, so that their order does not matter. */
const eventIds = z
  .string()
  .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,99}$/, 'Expected 1 to 100 ids with commas between them.')
  .transform((text) => [...new Set(text.split(',').map(Number))].sort((a, b) => a - b))
  .describe('Ids of events with commas between them, at most 100');

export const listAvailability = defineCall({
  id: 'listAvailability',
  path: '/api/shop-availability/',
  summary: 'Live stock per event id; up to 10 s old. Events the shop does not sell are missing, and all are while it is offline',
  requirement: 'API-46',
  query: z.strictObject({ events: eventIds }),
  answer: z.record(
    z.string(),
    z
      .strictObject({
        /** 'sold_out' or 'remaining_tickets', else nothing; to be laid over the statuses of the page (EVT-28). */
        statuses: z.array(z.enum(['sold_out', 'remaining_tickets'])),
        seat_groups: z.array(
          z.strictObject({
            seat_group: z.string(),
            /** '0' takes it out of the choice. */
            status: z.string(),
            is_wheelchair_only: z.literal(true).optional(),
            timeslots: z.array(z.strictObject({ block_id: z.int(), status: z.string() })),
          }),
        ),
        /** Sold out, except for spaces for wheelchairs; so are seat groups that say `is_wheelchair_only` (SHOP-150). Beyond the table. */
        has_wheelchair_spaces: z.literal(true).optional(),
        /** Tickets of this event per order at most. Beyond the table: the widget says so before the shop refuses. */
        max_per_order: z.int(),
        /** Its seats can be chosen (SHOP-61). Beyond the table. */
        has_plan: z.boolean().optional(),
        /** Codes can be typed for it (SHOP-95). Beyond the table. */
        takes_codes: z.literal(true).optional(),
        /** What the shop charges (SHOP-93): contained in the price of each ticket, and once per order on top. Beyond the table. */
        fees: z.strictObject({ per_ticket: z.string(), per_order: z.string() }).optional(),
        /** Seconds until its tickets go on sale, while that lies ahead: a visitor's clock may be wrong. Beyond the table. */
        sale_starts_in: z.int().optional(),
        /** Seconds until the next of its seat groups and prices goes on sale (SHOP-41). Beyond the table. */
        next_start_in: z.int().optional(),
        /** How to buy before that, while a presale runs (SHOP-43). Beyond the table. */
        presale: z.array(z.enum(['account', 'code'])).optional(),
        /** People can wait for tickets (SHOP-77), and additions go through a waiting room (SHOP-82). Beyond the table. */
        has_waiting_list: z.literal(true).optional(),
        has_waiting_room: z.literal(true).optional(),
      })
      .meta({ id: 'Availability' }),
  ),
  errors: [400, 503],
});

const rowShape = z
  .strictObject({
    label: z.string(),
    /** From left to right, seen by the audience. */
    seats: z.array(
      z.tuple([
        /** Number of the place, as an addition takes it. */
        z.int(),
        /** Number of the seat in its row. */
        z.int(),
        z.enum(seatKinds),
        /** Letter of its price group. */
        z.string(),
      ]),
    ),
    /** Numbers of seats that have an aisle on their right. */
    aisles: z.array(z.int()),
    /** Shifts the row to the right, in seats. */
    offset: z.number(),
  })
  .meta({ id: 'SeatRow' });

export const listSeats = defineCall({
  id: 'listSeats',
  path: '/api/shop-seats/{event_id}/',
  summary: 'The seat plan of an event with what is taken of it, up to 2 s old; 404 where nobody chooses seats',
  requirement: 'SHOP-61',
  parameters: z.strictObject({ event_id: positiveInteger }),
  answer: z
    .strictObject({
      price_groups: z.array(z.strictObject({ letter: z.string(), seat_group: z.string() })),
      areas: z.array(
        z.strictObject({
          name: z.string(),
          kind: z.enum(['seated', 'standing']),
          shape: z.enum(['straight', 'curved']),
          rows: z.array(rowShape),
          /** Of a standing area; null in others. */
          standing: z.strictObject({ id: z.int(), price_group: z.string(), places: z.int(), free: z.array(z.int()) }).nullable(),
        }),
      ),
      /** Numbers of places that are sold, held or not for sale. */
      taken: z.array(z.int()),
      /** Wheelchair and companion places are held back for who needs them (SHOP-67). */
      is_held_back: z.boolean(),
    })
    .meta({ id: 'Seats' }),
  errors: [404, 503],
});

export type Seats = z.output<typeof listSeats.answer>;
export type CartRequest = z.input<typeof cartRequestShape>;
export type CartAnswer = z.output<typeof cartAnswerShape>;
export type Cart = z.output<typeof cartShape>;
export type AvailabilityByEvent = z.output<typeof listAvailability.answer>;
