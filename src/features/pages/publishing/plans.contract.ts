import { z } from 'zod';
import { defineCall } from '../../../core/contract/call.ts';
import { positiveInteger } from '../../../core/contract/shapes.ts';
import { languages } from '../../../core/languages.ts';
import { planFailures, publishingStates } from './publishing-state.shapes.ts';

const planActions = ['publish', 'unpublish'] as const;

/** A moment at which a version becomes public, or a language goes offline (PAGE-12). */
export const plannedActionShape = z
  .strictObject({
    id: z.int(),
    container: z.int().nullable().meta({ description: 'Null for the plan of an entry' }),
    content_type: z.string(),
    object_id: z.int(),
    title: z.string(),
    url: z.string().meta({ description: 'Address of the page in the language of the plan' }),
    edit_url: z.string().meta({
      description: 'Where it is edited: the page with its editor, of one in the trash the trash, or the form of the entry in the office',
    }),
    language: z.enum(languages),
    action: z.enum(planActions),
    at: z.string(),
    by: z.string().meta({ description: 'Who planned it' }),
    version_id: z
      .int()
      .nullable()
      .meta({ description: 'The version of a page that becomes public; null for taking offline and for entries' }),
    changes: z.int().meta({ description: 'Modules and fields of the draft that differ from the planned version' }),
    is_behind: z.boolean().meta({ description: 'What is public has changed since the version was made' }),
    failure: z.enum(planFailures).nullable().meta({ description: 'Why it was not carried out; null while it waits' }),
  })
  .meta({ id: 'PlannedAction' });
export type PlannedAction = z.output<typeof plannedActionShape>;

/** How one language stands against what visitors see. */
export const publishedLanguageShape = z.strictObject({
  language: z.enum(languages),
  state: z.enum(publishingStates).meta({ description: 'draft: never published; withdrawn: no longer to be seen' }),
  changes: z.int().meta({ description: 'Modules and page fields that differ from what is published' }),
  is_online: z.boolean(),
  was_published: z.boolean(),
  is_permanent: z.boolean().meta({ description: 'On the website with or without a published version, as a list is' }),
  number: z.int().nullable().meta({ description: 'Number of the published version' }),
  version_id: z.int().nullable().meta({ description: 'The published version' }),
  published_at: z.string().nullable(),
  published_by: z.string().nullable(),
  publish_at: z.string().nullable(),
  unpublish_at: z.string().nullable(),
  plans: z.array(plannedActionShape),
});
export type PublishedLanguage = z.output<typeof publishedLanguageShape>;

const moment = z.iso.datetime({ offset: true });
const planBody = z.strictObject({
  action: z.enum(planActions),
  at: moment.meta({ description: 'Not before the present minute' }),
  languages: z.array(z.enum(languages)).min(1).optional().meta({ description: 'The language of the path by default' }),
});
const states = z.array(publishedLanguageShape.meta({ id: 'PublishedLanguage' }));

function planCalls<const Root extends 'pages' | 'drafts', const Suffix extends string>(root: Root, suffix: Suffix) {
  const note = { pages: 'Number of the page', drafts: 'Number of the container' }[root];
  const parameters = z.strictObject({ id: positiveInteger.meta({ description: note }) });
  const base = `/{lang}/pageeditor-api/${root}/{id}` as const;
  return {
    states: defineCall({
      id: `getPublishing${suffix}`,
      path: `${base}/publishing`,
      summary: 'How each language stands, with its plans',
      requirement: 'PAGE-06',
      audience: 'editor',
      parameters,
      answer: states,
      errors: [401, 403, 404],
    }),
    plan: defineCall({
      id: `plan${suffix}`,
      method: 'POST',
      path: `${base}/plan`,
      summary:
        'Plans that the draft as it is now becomes public, or that the language goes offline; an earlier plan of that kind is replaced',
      requirement: 'PAGE-12',
      audience: 'editor',
      parameters,
      body: planBody,
      answer: states,
      errors: [400, 401, 403, 404, 409],
    }),
  };
}

const ofPages = planCalls('pages', 'Page');
const ofDrafts = planCalls('drafts', 'Draft');
export const getPublishingPage = ofPages.states;
export const getPublishingDraft = ofDrafts.states;
export const planPage = ofPages.plan;
export const planDraft = ofDrafts.plan;

const parameters = z.strictObject({ id: positiveInteger.meta({ description: 'Number of the plan' }) });

export const listSchedule = defineCall({
  id: 'listSchedule',
  path: '/{lang}/pageeditor-api/schedule',
  summary: 'Everything that is planned to be published or taken offline, soonest first, and what could not be carried out',
  requirement: 'PAGE-12',
  audience: 'editor',
  answer: z.array(plannedActionShape),
  errors: [401, 403],
});
export const movePlan = defineCall({
  id: 'movePlan',
  method: 'PATCH',
  path: '/{lang}/pageeditor-api/schedule/{id}',
  summary: 'Moves a plan to another time; its version stays',
  requirement: 'PAGE-12',
  audience: 'editor',
  parameters,
  body: z.strictObject({ at: moment }),
  answer: plannedActionShape,
  errors: [400, 401, 403, 404],
});
export const cancelPlan = defineCall({
  id: 'cancelPlan',
  method: 'DELETE',
  path: '/{lang}/pageeditor-api/schedule/{id}',
  summary: 'Cancels a plan; its version stays among the versions',
  requirement: 'PAGE-12',
  audience: 'editor',
  parameters,
  answer: z.null(),
  errors: [401, 403, 404],
});
export const mergePlan = defineCall({
  id: 'mergePlan',
  method: 'POST',
  path: '/{lang}/pageeditor-api/schedule/{id}/merge',
  summary: 'Takes what was published since into the planned version; where both changed the same, the planned stays',
  requirement: 'PAGE-12',
  audience: 'editor',
  parameters,
  answer: z.strictObject({
    plan: plannedActionShape,
    conflicts: z.int().meta({ description: 'Changes that the planned version has its own for' }),
  }),
  errors: [401, 403, 404, 409],
});
