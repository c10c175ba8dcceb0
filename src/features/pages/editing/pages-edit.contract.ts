import { z } from 'zod';
import { defineCall } from '../../../core/contract/call.ts';
import { positiveInteger } from '../../../core/contract/shapes.ts';
import { entryId, maxId } from '../../../core/fields/entry-id.ts';
import { linkTargets, parseLinkTarget } from '../../../core/fields/link-target.ts';
import { storedLanguages } from '../../../core/languages.ts';
import { pageShape } from '../pages.contract.ts';
import { type PageFlag, type PageTextName, pageFlagNames, pageTexts } from '../settings/pages.fields.ts';

const parameters = z.strictObject({ id: positiveInteger });
const text = (max: number) => z.union([z.string().max(max), z.partialRecord(z.enum(storedLanguages), z.string().max(max))]);

const textShapes = Object.fromEntries(
  Object.entries(pageTexts).map(([name, { maxLength }]) => [name, text(maxLength).optional()]),
) as Record<PageTextName, z.ZodOptional<ReturnType<typeof text>>>;
const flagShapes = Object.fromEntries(pageFlagNames.map((name) => [name, z.boolean().optional()])) as Record<
  PageFlag,
  z.ZodOptional<z.ZodBoolean>
>;

/** Settings of a page; a text as string is that of the path's language, as { de, en, ja, la } all of them. */
export const pageBody = z.strictObject({
  version: z.int().optional().meta({ description: 'The version it is based on (EDIT-19)' }),
  ...textShapes,
  parent: entryId.nullable().optional(),
  order: z.int().min(0).max(maxId).optional(),
  og_image: entryId.nullable().optional(),
  og_type: z.string().max(50).optional(),
  ...flagShapes,
});

/** A page as editors see it: with its settings in all languages. */
export const editedPageShape = pageShape
  .extend({
    container: z.int().nullable(),
    order: z.int(),
    parent_id: z.int().nullable(),
    fixed: z.string().nullable(),
    ...z.object(flagShapes).required().shape,
    settings_url: z.string(),
    texts: z
      .record(z.string(), z.partialRecord(z.enum(storedLanguages), z.string()))
      .meta({ description: 'slug, title, headline … per language' }),
    is_published: z.boolean(),
  })
  .meta({ id: 'EditedPage' });

/** A page in lists of the editor; without its modules. */
const listedPageShape = editedPageShape.omit({ modules: true, siblings: true, parent: true }).meta({ id: 'ListedPage' });

export const listPages = defineCall({
  id: 'listPages',
  path: '/{lang}/pageeditor-api/pages/',
  summary: 'All pages with their settings, in the order of the tree',
  requirement: 'API-04',
  audience: 'editor',
  answer: z.array(listedPageShape),
  errors: [401, 403],
});
export const getEditedPage = defineCall({
  id: 'getEditedPage',
  path: '/{lang}/pageeditor-api/pages/{id}/',
  summary: 'A page with the modules of its draft',
  requirement: 'API-04',
  audience: 'editor',
  parameters,
  answer: editedPageShape,
  errors: [401, 403, 404],
});
export const createPageCall = defineCall({
  id: 'createPage',
  method: 'POST',
  path: '/{lang}/pageeditor-api/pages/',
  summary: 'Makes a page; with `copy_of` from the settings and modules of another. Nobody sees it before it is published',
  requirement: 'API-04',
  audience: 'editor',
  body: pageBody.extend({ copy_of: entryId.optional() }),
  answer: editedPageShape,
  status: 201,
  errors: [400, 401, 403],
});
export const changePage = defineCall({
  id: 'changePage',
  method: 'PATCH',
  path: '/{lang}/pageeditor-api/pages/{id}/',
  summary: 'Changes settings of a page, moves it',
  requirement: 'API-04',
  audience: 'editor',
  parameters,
  body: pageBody,
  answer: editedPageShape,
  errors: [400, 401, 403, 404, 409],
});
export const replacePage = defineCall({
  ...changePage,
  id: 'replacePage',
  method: 'POST',
  summary: 'Like PATCH, for callers that send whole pages',
});
export const deletePage = defineCall({
  id: 'deletePage',
  method: 'DELETE',
  path: '/{lang}/pageeditor-api/pages/{id}/',
  summary: 'Puts a page into the trash for 30 days',
  requirement: 'PAGE-13',
  audience: 'editor',
  parameters,
  answer: z.null(),
  errors: [400, 401, 403, 404],
});

const draftLinkShape = z
  .strictObject({
    id: z.int(),
    created: z.string(),
    expires: z.string(),
    created_by: z.string(),
    url: z.string().nullable().meta({ description: 'Only answered once, when it is made' }),
  })
  .meta({ id: 'DraftLink' });

export const listDraftLinks = defineCall({
  id: 'listDraftLinks',
  path: '/{lang}/pageeditor-api/pages/{id}/draft-links/',
  summary: 'Links that show the draft without account',
  requirement: 'PAGE-14',
  audience: 'editor',
  parameters,
  answer: z.array(draftLinkShape),
  errors: [401, 403, 404],
});
export const createDraftLink = defineCall({
  id: 'createDraftLink',
  method: 'POST',
  path: '/{lang}/pageeditor-api/pages/{id}/draft-links/',
  summary: 'Makes a link that shows the draft to people without an account',
  requirement: 'PAGE-14',
  audience: 'editor',
  parameters,
  body: z.strictObject({ days: z.int().min(1).max(90).optional().meta({ description: '7 by default' }) }),
  answer: draftLinkShape,
  status: 201,
  errors: [400, 401, 403, 404],
});
export const deleteDraftLink = defineCall({
  id: 'deleteDraftLink',
  method: 'DELETE',
  path: '/{lang}/pageeditor-api/pages/{id}/draft-links/{link}/',
  summary: 'Withdraws a link to a draft',
  requirement: 'PAGE-14',
  audience: 'editor',
  parameters: parameters.extend({ link: positiveInteger }),
  answer: z.null(),
  errors: [401, 403, 404],
});

const trashKinds = ['page', 'module'] as const;
export const listTrash = defineCall({
  id: 'listTrash',
  path: '/{lang}/pageeditor-api/trash',
  summary: 'Deleted pages and modules of the last 30 days, newest first',
  requirement: 'PAGE-13',
  audience: 'editor',
  answer: z.array(
    z
      .strictObject({
        kind: z.enum(trashKinds),
        id: z.int(),
        title: z.string(),
        model: z.string().nullable(),
        container: z.int().nullable(),
        deleted: z.string(),
        purged: z.string().meta({ description: 'When it goes for good' }),
      })
      .meta({ id: 'TrashEntry' }),
  ),
  errors: [401, 403],
});
export const restoreFromTrash = defineCall({
  id: 'restoreFromTrash',
  method: 'POST',
  path: '/{lang}/pageeditor-api/trash/{kind}/{id}/restore',
  summary: 'Brings a page or module back under its id',
  requirement: 'PAGE-13',
  audience: 'editor',
  parameters: z.strictObject({ kind: z.enum(trashKinds), id: positiveInteger }),
  answer: z.strictObject({ kind: z.enum(trashKinds), id: z.int() }),
  errors: [400, 401, 403, 404],
});

export const findLinks = defineCall({
  id: 'findLinks',
  path: '/{lang}/pageeditor-api/link-finder',
  summary: 'Pages, content and files whose name in either language has the words, also what is not public yet',
  requirement: 'API-41',
  audience: 'editor',
  query: z.strictObject({
    q: z.string().max(200).optional(),
    type: z.enum(linkTargets).optional().meta({ description: 'Things of this kind alone' }),
    link: z
      .string()
      .refine((link) => parseLinkTarget(link) !== null)
      .optional()
      .meta({
        description: 'In place of words: what a link field holds. The answer is this one thing, also offline, or empty where it is gone',
      }),
  }),
  answer: z.array(
    z
      .strictObject({
        type: z.string(),
        title: z.string(),
        url: z.string(),
        link: z.string().meta({ description: "What a link field holds, e.g. 'event:12'" }),
        state: z.enum(['draft', 'planned', 'live', 'withdrawn']).meta({
          description:
            "Whether visitors of the language can open it; 'planned' when they will from a moment on, 'withdrawn' when they could once",
        }),
        starts: z.string().nullable().meta({ description: 'The beginning of an event' }),
        room: z.string().meta({ description: "The room of an event; '' for none" }),
      })
      .meta({ id: 'LinkTarget' }),
  ),
  errors: [400, 401, 403],
});
export type EditedPage = z.output<typeof editedPageShape>;
export type ListedPage = z.output<typeof listedPageShape>;
