import { z } from 'zod';
import { defineCall } from '../../../core/contract/call.ts';
import { positiveInteger } from '../../../core/contract/shapes.ts';
import { momentSchema } from '../../../core/fields/date-time.ts';
import { languages } from '../../../core/languages.ts';
import { bodyLimit, editedEntryShape, fields, ofEntry } from '../admin.contract.ts';

const chosen = z.array(z.enum(languages)).min(1);
const planFate = z.enum(['keep', 'cancel', 'correct']).optional().meta({
  description:
    'What becomes of a plan that publishes another version later: it stays (by default), is cancelled, or only what is not planned is published and becomes part of the planned version too',
});

/** The call's answer says too how many ticket holders and parties of the waiting list are notified. */
const publishedEntryShape = editedEntryShape
  .extend({
    notified: z.int().nullable().meta({
      description:
        'Ticket holders and parties of the waiting list who get a mail of it; null where nobody does, or the shop does not know them or has not answered yet',
    }),
  })
  .meta({ id: 'PublishedEntry' });

const moment = momentSchema.optional();

export const getEventNotice = defineCall({
  id: 'getEventNotice',
  path: '/{lang}/pageeditor-api/events/{id}/notice',
  summary:
    'The mails to ticket holders that publishing the draft of an event would send, or the draft with other values of these fields, or taking its last publication back',
  requirement: 'ADMIN-14',
  audience: 'editor',
  parameters: z.strictObject({ id: positiveInteger }),
  query: z.strictObject({
    statuses: z.string().max(200).optional().meta({ description: "Codes, separated by commas; 'none' for none" }),
    date_start: moment,
    room: z
      .string()
      .regex(/^(?:none|[1-9]\d{0,8})$/)
      .optional()
      .meta({ description: "Its id; 'none' for none" }),
    plan: planFate,
    undo: z
      .enum(['true', 'false'])
      .optional()
      .meta({ description: 'true: of taking the last publication back; the other values count for nothing' }),
  }),
  answer: z.strictObject({
    notice: z
      .strictObject({
        kind: z.enum(['cancel', 'reinstate', 'postpone', 'change_room']),
        recipients: z.union([z.int(), z.enum(['unnamed', 'unanswered'])]).meta({
          description: "'unnamed': the shop never says who has a ticket, so that nobody gets a mail; 'unanswered': it does not answer yet",
        }),
        waiting: z.int().meta({ description: 'Entries of the waiting list that get a mail too' }),
        excess: z.int().meta({ description: 'Places that are sold and held beyond those of a new room' }),
        unseated: z.int().meta({ description: 'Tickets that name a seat which a new room does not have' }),
      })
      .nullable()
      .meta({ description: 'Null where nobody gets a mail' }),
  }),
  errors: [400, 401, 403, 404],
});

export const saveEntryDraft = defineCall({
  id: 'saveEntryDraft',
  method: 'PATCH',
  path: '/{lang}/pageeditor-api/content/{resource}/{id}/draft',
  summary:
    'Changes the draft of an entry, merged with concurrent changes; visitors do not see it. A conflict answers 409 as changeEntry does',
  requirement: 'PAGE-34',
  audience: 'editor',
  parameters: ofEntry,
  body: z.strictObject({
    version: z.int().meta({ description: 'The version of the entry it is based on' }),
    draft_version: z.int().meta({ description: 'The version of its draft' }),
    values: fields.meta({ description: 'Changed fields; of a text only the languages concerned' }),
  }),
  bodyLimit,
  answer: editedEntryShape,
  errors: [400, 401, 403, 404, 409],
});
export const discardEntryDraft = defineCall({
  id: 'discardEntryDraft',
  method: 'DELETE',
  path: '/{lang}/pageeditor-api/content/{resource}/{id}/draft',
  summary: 'Drops the draft of an entry: what is public is edited next, a planned version stays. 404 where nothing is drafted',
  requirement: 'PAGE-34',
  audience: 'editor',
  parameters: ofEntry,
  answer: editedEntryShape,
  errors: [401, 403, 404],
});
export const publishEntryCall = defineCall({
  id: 'publishEntry',
  method: 'POST',
  path: '/{lang}/pageeditor-api/content/{resource}/{id}/publish',
  summary:
    'Makes the draft of an entry public in these languages; fields without language go with either. 409 names fields that were published in another way since, or has the findings that prevent it',
  requirement: 'PAGE-34',
  audience: 'editor',
  parameters: ofEntry,
  body: z.strictObject({ languages: chosen, plan: planFate }),
  answer: publishedEntryShape,
  errors: [400, 401, 403, 404, 409],
});
export const planEntryCall = defineCall({
  id: 'planEntry',
  method: 'POST',
  path: '/{lang}/pageeditor-api/content/{resource}/{id}/plan',
  summary:
    'Plans that the draft of an entry as it is now becomes public; an earlier plan of a language is replaced. 409 has the findings that prevent it',
  requirement: 'PAGE-34',
  audience: 'editor',
  parameters: ofEntry,
  body: z.strictObject({ at: z.iso.datetime({ offset: true }), languages: chosen }),
  answer: editedEntryShape,
  errors: [400, 401, 403, 404, 409],
});
export const undoEntryPublish = defineCall({
  id: 'undoEntryPublish',
  method: 'POST',
  path: '/{lang}/pageeditor-api/content/{resource}/{id}/publish/undo',
  summary:
    'Takes the last publication of an entry back, unless its fields were changed or something else was published since (409); what was taken back becomes its draft',
  requirement: 'PAGE-17',
  audience: 'editor',
  parameters: ofEntry,
  body: z
    .strictObject({
      number: z
        .int()
        .optional()
        .meta({ description: 'Number of the publication that is taken back; 409 when another one is the last by now' }),
    })
    .optional(),
  answer: publishedEntryShape,
  errors: [400, 401, 403, 404, 409],
});
