import { z } from 'zod';
import { defineCall } from '../../../core/contract/call.ts';
import { positiveInteger } from '../../../core/contract/shapes.ts';
import { refusal } from '../cart/cart-failure.shapes.ts';

const waitingRoomShape = z
  .strictObject({
    /** `open`: nobody has to wait for this event; `none`: this browser has no place; `admitted`: tickets can be added. */
    state: z.enum(['open', 'none', 'waiting', 'admitted']),
    /** People in front of this browser; null while it does not wait. */
    ahead: z.int().nullable(),
    /** Seconds until it is their turn; null where nothing can be said: all seats are taken or in carts. */
    estimate: z.int().nullable(),
    /** Seconds until the sale starts, before which nobody is admitted; 0 once it has. */
    opens_in: z.int(),
    /** Nothing can be had at the moment; what is in carts may become free. */
    is_sold_out: z.boolean(),
    /** This browser did not come at its turn, or took too long to choose: it has no place any more, or a new one. */
    is_lost: z.boolean(),
    /** Seconds for which an admission holds; null without one. */
    admitted_for: z.int().nullable(),
    /** Seconds after which to ask again, also as the header Retry-After; null while there is nothing to wait for. */
    retry_after: z.int().nullable(),
  })
  .meta({ id: 'WaitingRoom' });

const path = '/api/shop-waiting-room/{event_id}/';
const parameters = z.strictObject({ event_id: positiveInteger });

export const getWaitingRoom = defineCall({
  id: 'getWaitingRoom',
  path,
  summary: 'Where the browser stands in the waiting room of an event; answered from memory',
  requirement: 'SHOP-84',
  parameters,
  answer: waitingRoomShape,
  errors: [404, 503],
});

export const enterWaitingRoom = defineCall({
  id: 'enterWaitingRoom',
  method: 'POST',
  path,
  summary: 'Takes a place in the waiting room of an event; a browser that has one keeps it',
  requirement: 'SHOP-84',
  parameters,
  answer: waitingRoomShape,
  refusal,
  errors: [400, 403, 404, 429, 503],
});

export const leaveWaitingRoom = defineCall({
  id: 'leaveWaitingRoom',
  method: 'DELETE',
  path,
  summary: 'Gives the place up',
  requirement: 'SHOP-84',
  parameters,
  answer: waitingRoomShape,
  errors: [403, 404, 503],
});

export type WaitingRoomAnswer = z.output<typeof waitingRoomShape>;
