import { z } from 'zod';
import { defineCall } from '../../../core/contract/call.ts';
import { positiveInteger } from '../../../core/contract/shapes.ts';
import { languages } from '../../../core/languages.ts';
import { editedPageShape } from '../editing/pages-edit.contract.ts';
import { moduleShape } from '../pages.contract.ts';

/** A version of a container in one language. Autosaves of one session are one version (PAGE-07). */
const versionShape = z
  .strictObject({
    version_id: z.int(),
    number: z.int(),
    created: z.string(),
    author: z.string(),
    note: z.string(),
    language: z.enum(languages),
    is_published: z.boolean(),
    published_at: z.string().nullable(),
    planned_at: z.string().nullable().meta({ description: 'When it becomes public; null when that is not planned' }),
  })
  .meta({ id: 'Version' });

/** One difference of two versions; `path` is 'page.title' or 'module 12.content', `module` and `field` its parts. */
const differenceShape = z
  .strictObject({
    path: z.string(),
    module: z.int().nullable(),
    model: z.string().nullable(),
    field: z.string(),
    kind: z.enum(['added', 'removed', 'moved', 'changed']),
    from: z.unknown(),
    to: z.unknown(),
  })
  .meta({ id: 'Difference' });

/** A publish answers what of it visitors did not see before. */
const publishedVersionShape = versionShape
  .extend({
    published: z
      .array(z.enum(languages))
      .meta({ description: 'Languages of which something new became public; empty where all of it was' }),
  })
  .meta({ id: 'PublishedVersion' });

const idNote = { pages: 'Number of the page', drafts: 'Number of the container' };
/** What becomes of a plan when something is published before its time. */
const planFate = z.enum(['keep', 'cancel']).optional().meta({
  description: 'Whether a plan that publishes another version later stays; keep by default. One of the version published now is over',
});
const publishBody = z
  .strictObject({
    languages: z.array(z.enum(languages)).min(1).optional(),
    note: z.string().max(255).optional(),
    plan: planFate,
  })
  .optional();
export type PublishBody = NonNullable<z.output<typeof publishBody>>;

const undoBody = z
  .strictObject({
    languages: z.array(z.enum(languages)).min(1).optional(),
    number: z.int().optional().meta({ description: 'Number of the version that is taken back; 409 when visitors see another one by now' }),
  })
  .optional();
export type UndoBody = NonNullable<z.output<typeof undoBody>>;

/** The calls of versions exist for pages by the page (API-40) and for every container by itself. */
function versionCalls<const Root extends 'pages' | 'drafts', const Suffix extends string>(root: Root, suffix: Suffix) {
  const parameters = z.strictObject({ id: positiveInteger.meta({ description: idNote[root] }) });
  const withVersion = parameters.extend({ version_id: positiveInteger });
  const base = `/{lang}/pageeditor-api/${root}/{id}` as const;
  return {
    publish: defineCall({
      id: `publish${suffix}`,
      method: 'POST',
      path: `${base}/publish`,
      summary: 'Publishes the draft in the language of the path, or in those named',
      requirement: 'API-40',
      audience: 'editor',
      parameters,
      body: publishBody,
      answer: publishedVersionShape,
      errors: [400, 401, 403, 404, 409],
    }),
    undoPublish: defineCall({
      id: `undoPublish${suffix}`,
      method: 'POST',
      path: `${base}/publish/undo`,
      summary: 'Takes the last publish of the language back: visitors see what was published before; the draft stays',
      requirement: 'PAGE-08',
      audience: 'editor',
      parameters,
      body: undoBody,
      answer: versionShape.nullable(),
      errors: [400, 401, 403, 404, 409],
    }),
    list: defineCall({
      id: `listVersions${suffix}`,
      path: `${base}/versions`,
      summary: 'Versions of the language, newest first',
      requirement: 'API-40',
      audience: 'editor',
      parameters,
      answer: z.array(versionShape),
      errors: [401, 403, 404],
    }),
    compare: defineCall({
      id: `compareVersions${suffix}`,
      path: `${base}/versions/compare`,
      summary: 'What differs between two versions, by module and field; without `to` the draft',
      requirement: 'API-40',
      audience: 'editor',
      parameters,
      query: z.strictObject({ from: positiveInteger, to: positiveInteger.optional() }),
      answer: z.array(differenceShape),
      errors: [400, 401, 403, 404],
    }),
    get: defineCall({
      id: `getVersion${suffix}`,
      path: `${base}/versions/{version_id}`,
      summary: 'The modules of a version as views take them',
      requirement: 'PAGE-08',
      audience: 'editor',
      parameters: withVersion,
      answer: versionShape.extend({ modules: z.array(moduleShape) }),
      errors: [401, 403, 404],
    }),
  };
}

const restore = {
  method: 'POST',
  summary: 'Makes a version the draft again: its modules, its texts in its language; with publishOnSave also public',
  requirement: 'API-40',
  audience: 'editor',
  errors: [401, 403, 404],
} as const;

const ofPages = versionCalls('pages', 'Page');
const ofDrafts = versionCalls('drafts', 'Draft');

export const publishPage = ofPages.publish;
export const undoPublishPage = ofPages.undoPublish;
export const listPageVersions = ofPages.list;
export const comparePageVersions = ofPages.compare;
export const getPageVersion = ofPages.get;
export const restorePageVersion = defineCall({
  ...restore,
  id: 'restoreVersionPage',
  path: '/{lang}/pageeditor-api/pages/{id}/versions/{version_id}/restore',
  parameters: z.strictObject({ id: positiveInteger, version_id: positiveInteger }),
  answer: editedPageShape,
});
export const publishDraft = ofDrafts.publish;
export const undoPublishDraft = ofDrafts.undoPublish;
export const listDraftVersions = ofDrafts.list;
export const compareDraftVersions = ofDrafts.compare;
export const getDraftVersion = ofDrafts.get;
export const restoreDraftVersion = defineCall({
  ...restore,
  id: 'restoreVersionDraft',
  path: '/{lang}/pageeditor-api/drafts/{id}/versions/{version_id}/restore',
  parameters: z.strictObject({ id: positiveInteger, version_id: positiveInteger }),
  answer: z.strictObject({ version: z.int() }),
});

export type Version = z.output<typeof versionShape>;
export type Difference = z.output<typeof differenceShape>;
