import { z } from 'zod';
import { defineCall } from '../../../core/contract/call.ts';
import { languages } from '../../../core/languages.ts';
import { refusal } from '../cart/cart-failure.shapes.ts';

export const checkCode = defineCall({
  id: 'checkCode',
  method: 'POST',
  path: '/api/shop-code/',
  summary: 'What a code takes off tickets of an event, or in words why it does not; at most ten attempts a minute',
  requirement: 'SHOP-95',
  body: z
    .strictObject({
      language: z.enum(languages).optional().meta({ description: 'That of the call by default (I18N-06)' }),
      code: z.string().trim().min(1).max(100),
      event_jet_id: z.string().min(1).max(255),
    })
    .meta({ id: 'CodeRequest' }),
  answer: z
    .strictObject({
      id: z.int(),
      code: z.string(),
      /** Of each ticket it counts for; null for an amount. */
      percent: z.number().nullable(),
      /** Off the order; null for a percentage. */
      amount: z.string().nullable(),
      /** Ids of the events and price types it counts for; empty for all. */
      events: z.array(z.int()),
      sale_types: z.array(z.int()),
    })
    .meta({ id: 'Code' }),
  refusal,
  errors: [400, 403, 404, 429, 503],
});
