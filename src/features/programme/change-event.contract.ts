import { z } from 'zod';
import { defineCall } from '../../core/contract/call.ts';
import { positiveInteger } from '../../core/contract/shapes.ts';
import { momentSchema } from '../../core/fields/date-time.ts';
import { entryId } from '../../core/fields/entry-id.ts';
import { translatedSchema } from '../../core/fields/text.ts';
import { alertFields } from '../site/site.fields.ts';

const note = translatedSchema(z.string().trim().max(500), false).optional();
/** Texts of an alert about a cancellation (ALERT-01), as those of any other. */
const alert = z.strictObject({ title: alertFields.title.schema, text: alertFields.text.schema.optional() }).optional();
const moment = momentSchema.nullable();

/** Cancels, reinstates, postpones or moves a performance, with everything that follows from it (EVT-28, ADMIN-03). */
export const changeEventCall = defineCall({
  id: 'changeEvent',
  method: 'POST',
  path: '/{lang}/api/events/{id}/change/',
  summary: 'Cancels, reinstates, postpones or moves a performance; lists, pages, calendars and the shop follow at once',
  requirement: 'ADMIN-03',
  audience: 'editor',
  parameters: z.strictObject({ id: positiveInteger }),
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('cancel'), note, alert }),
    z.strictObject({ kind: z.literal('reinstate'), note }),
    z.strictObject({ kind: z.literal('postpone'), note, date_start: moment.optional(), date_end: moment.optional() }),
    z.strictObject({ kind: z.literal('change_room'), note, room: entryId }),
  ]),
  answer: z.strictObject({
    id: z.int(),
    version: z.int(),
    statuses: z.array(z.string()),
    /** Number of the alert that was published with a cancellation, until the performance's end; null for none, as of one that is over. */
    alert: z.int().nullable(),
    /** Number of ticket holders and parties of the waiting list who are notified by mail; null where nobody waits and the shop does not know its holders or has not answered yet. */
    notified: z.int().nullable(),
  }),
  errors: [400, 401, 403, 404],
});
