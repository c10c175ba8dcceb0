import { z } from 'zod';
import { defineCall } from '../../../core/contract/call.ts';
import { positiveInteger } from '../../../core/contract/shapes.ts';
import { entryId } from '../../../core/fields/entry-id.ts';
import { languages, storedLanguages } from '../../../core/languages.ts';
import { operationShape, treeNodeShape } from '../operations/operations.contract.ts';
import { moduleShape } from '../pages.contract.ts';
import { publishedLanguageShape } from '../publishing/plans.contract.ts';
import { slotParent, slotSlug } from './containers.contract.ts';

const draftParameters = z.strictObject({ id: positiveInteger.meta({ description: 'Number of the container' }) });

/** Somebody else at work in the same container. */
export const personShape = z
  .strictObject({
    user: z.int(),
    name: z.string(),
    session: z.string(),
    module: z.int().nullable().meta({ description: 'The module being edited' }),
    is_idle: z.boolean(),
    seen: z.string(),
  })
  .meta({ id: 'PersonAtWork' });

const plansTagShape = z
  .string()
  .meta({ description: 'Another one after something was planned, moved or cancelled: listPublishing and getEntry' });

/** How one language of a draft stands against what visitors see. */
const languageStateShape = publishedLanguageShape
  .extend({
    untranslated: z.int().meta({ description: 'Texts that are empty in this language and filled in another' }),
    outdated: z.int().meta({ description: 'Texts whose German changed after them' }),
  })
  .meta({ id: 'LanguageState' });

/** A text that was changed in German after its translation (I18N-03): to be marked as older than its original. */
const outdatedTextShape = z
  .strictObject({ id: z.int(), field: z.string(), language: z.enum(storedLanguages), original_before: z.string() })
  .meta({ id: 'OutdatedText' });

const draftShape = z
  .strictObject({
    container: z.int(),
    content_type: z.string(),
    object_id: z.int(),
    slug: z.string(),
    version: z.int().meta({ description: 'Grows with every change; what is sent names the one it is based on' }),
    changed_at: z.string().nullable(),
    changed_by: z.string().nullable(),
    nodes: z.array(treeNodeShape).meta({ description: 'The modules with all languages, deleted ones of the last 30 days included' }),
    modules: z.array(moduleShape).meta({ description: 'As views take them in the language of the call, also outside their online window' }),
    languages: z.array(languageStateShape),
    outdated: z.array(outdatedTextShape),
    ids: z.array(z.int()).meta({ description: 'Reserved for modules this editor will insert' }),
    plans: plansTagShape,
    people: z.array(personShape),
  })
  .meta({ id: 'Draft' });

export const openDraft = defineCall({
  id: 'openDraft',
  method: 'POST',
  path: '/{lang}/pageeditor-api/drafts',
  summary: 'The draft of a container of a content object, which is made when there is none',
  requirement: 'PAGE-10',
  audience: 'editor',
  body: z.strictObject({
    content_type: z.string().max(50),
    object_id: entryId,
    slug: slotSlug.optional().meta({ description: 'Without one the container that the page of the object shows' }),
    parent: slotParent.optional(),
  }),
  answer: draftShape,
  errors: [400, 401, 403, 404],
});

export const getDraft = defineCall({
  id: 'getDraft',
  path: '/{lang}/pageeditor-api/drafts/{id}',
  summary: 'A draft with its modules, its state in each language and who is at work',
  requirement: 'PAGE-06',
  audience: 'editor',
  parameters: draftParameters,
  answer: draftShape,
  errors: [401, 403, 404],
});

/** Names one session of an editor, i.e. one tab; made by the browser. */
const sessionShape = z.string().regex(/^[\w-]{8,64}$/);

const changeShape = z.strictObject({
  id: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .meta({ description: 'Made by the browser; sent twice it counts once' }),
  operation: operationShape,
});

const fieldConflictShape = z
  .strictObject({
    id: z.int(),
    field: z.string(),
    language: z.enum(storedLanguages).nullable(),
    from: z.unknown().meta({ description: 'What the editor saw' }),
    to: z.unknown().meta({ description: 'What was submitted' }),
    current: z.unknown(),
  })
  .meta({ id: 'FieldConflict' });

const changeOutcomeShape = z
  .strictObject({
    id: z.string(),
    status: z.enum(['applied', 'known', 'conflict', 'changed', 'gone', 'refused']),
    conflicts: z.array(fieldConflictShape).meta({ description: "For 'conflict': what two changed" }),
    modules: z
      .array(z.int())
      .meta({ description: "For 'changed' what others changed or moved since, for 'gone' and 'refused' what it is about" }),
    by: z.string().nullable().meta({ description: 'Who changed, moved or deleted it' }),
    messages: z.record(z.string(), z.array(z.string())).meta({ description: "For 'refused': why, by field" }),
  })
  .meta({ id: 'ChangeOutcome' });

/** Something to fix before publishing; 'must' prevents publishing. */
const findingShape = z
  .strictObject({
    rule: z.enum([
      'required',
      'invalid',
      'alternative-text',
      'missing-file',
      'usage-rights',
      'usage-ended',
      'heading-order',
      'link-text',
      'dead-link',
      'dead-anchor',
      'missing-translation',
      'expired-window',
      'unpublished-language',
      'description',
      'share-picture',
      'price',
    ]),
    severity: z.enum(['must', 'should']),
    subject: z
      .enum(['module', 'page', 'entry'])
      .meta({ description: 'What the field belongs to: a module, the page itself or the entry it shows' }),
    module: z.int().nullable().meta({ description: "For 'module': its id" }),
    field: z.string(),
    detail: z.string().meta({ description: 'What the finding is about, e.g. the link or the heading' }),
  })
  .meta({ id: 'Finding' });
export type Finding = z.output<typeof findingShape>;

const checkedFindingShape = findingShape
  .extend({ languages: z.array(z.enum(languages)).meta({ description: 'The languages it is about' }) })
  .meta({ id: 'CheckedFinding' });
export type CheckedFinding = z.output<typeof checkedFindingShape>;

const changesAnswerShape = z
  .strictObject({
    version: z.int(),
    saved_at: z.string(),
    outcomes: z.array(changeOutcomeShape),
    nodes: z
      .array(treeNodeShape)
      .meta({ description: 'What differs from what was sent: the modules the changes touched, as they are stored' }),
    modules: z.array(moduleShape).meta({ description: 'The same modules as views take them' }),
    published: z.partialRecord(z.enum(languages), z.int()).meta({ description: 'Numbers of the versions an explicit save published' }),
    blocked: z.array(checkedFindingShape).meta({ description: 'Why an explicit save was stored as a draft and not published' }),
  })
  .meta({ id: 'ChangesAnswer' });

export const saveChanges = defineCall({
  id: 'saveChanges',
  method: 'POST',
  path: '/{lang}/pageeditor-api/drafts/{id}/changes',
  summary: 'Saves changes: each is applied, merged or answered with what stands against it; acknowledged after the commit',
  requirement: 'EDIT-19',
  audience: 'editor',
  parameters: draftParameters,
  query: z.strictObject({
    draft: z.enum(['true', 'false']).optional().meta({
      description: 'true: changes the draft alone, as the page editor does; without it publishes where publishOnSave is on (PAGE-07)',
    }),
  }),
  body: z.strictObject({
    session: sessionShape,
    version: z.int().min(0).meta({ description: 'The version of the draft the editor has seen' }),
    overrides: z.array(z.int()).max(1000).optional().meta({ description: "Modules whose 'changed' was shown and decided upon" }),
    changes: z.array(changeShape).max(200),
  }),
  // A paste of 2.5 million characters in one change, most of them ASCII.
  bodyLimit: 6_000_000,
  answer: changesAnswerShape,
  errors: [400, 401, 403, 404, 413],
});

export const listChanges = defineCall({
  id: 'listChanges',
  path: '/{lang}/pageeditor-api/drafts/{id}/changes',
  summary: 'The modules others have changed since a version, and what they did',
  requirement: 'EDIT-19',
  audience: 'editor',
  parameters: draftParameters,
  query: z.strictObject({
    since: z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
    session: sessionShape.optional(),
  }),
  answer: z.strictObject({
    version: z.int(),
    nodes: z.array(treeNodeShape),
    modules: z.array(moduleShape),
    edits: z.array(z.strictObject({ version: z.int(), by: z.string(), session: z.string(), kind: z.string(), modules: z.array(z.int()) })),
  }),
  errors: [400, 401, 403, 404],
});

export const reserveIds = defineCall({
  id: 'reserveIds',
  method: 'POST',
  path: '/{lang}/pageeditor-api/drafts/{id}/ids',
  summary: 'Reserves 250 more ids for modules that will be inserted',
  requirement: 'PAGE-13',
  audience: 'editor',
  parameters: draftParameters,
  answer: z.strictObject({ ids: z.array(z.int()) }),
  errors: [401, 403, 404],
});

export const checkDraft = defineCall({
  id: 'checkDraft',
  path: '/{lang}/pageeditor-api/drafts/{id}/check',
  summary: 'What must or should be fixed before a language is published: of modules, of the page itself and of the entry it shows',
  requirement: 'PAGE-06',
  audience: 'editor',
  parameters: draftParameters,
  answer: z.array(checkedFindingShape),
  errors: [401, 403, 404],
});

export const reportPresence = defineCall({
  id: 'reportPresence',
  method: 'POST',
  path: '/{lang}/pageeditor-api/presence',
  summary: 'Reports what this session edits, every 4 s, and answers who else is there; a session that is silent for 15 s is over',
  requirement: 'EDIT-19',
  audience: 'editor',
  body: z.strictObject({
    session: sessionShape,
    container: entryId,
    module: entryId.nullable(),
    is_idle: z.boolean().optional(),
    is_leaving: z.boolean().optional(),
  }),
  answer: z.strictObject({
    version: z.int().meta({ description: 'Of the draft: newer than known means listChanges' }),
    number: z
      .int()
      .nullable()
      .meta({ description: 'Of the version that is public in the language of the call: another one means listPublishing' }),
    plans: plansTagShape,
    object_version: z
      .int()
      .nullable()
      .meta({ description: 'Of the content object itself: another one means getEntry; 0 for lists, null for none outside of the trash' }),
    is_deleted: z.boolean().meta({ description: 'The content object is in the trash or gone' }),
    people: z.array(personShape),
  }),
  errors: [400, 401, 403, 404],
});

export type Draft = z.output<typeof draftShape>;
export type ChangeOutcome = z.output<typeof changeOutcomeShape>;
export type ChangesAnswer = z.output<typeof changesAnswerShape>;
export type PersonAtWork = z.output<typeof personShape>;
