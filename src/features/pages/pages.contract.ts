import { z } from 'zod';
import { defineCall } from '../../core/contract/call.ts';
import { thumbnailsShape, urlsShape } from '../../core/contract/shapes.ts';
import { navEntriesShape, storedNavEntryShape } from './nav.shapes.ts';

const navLinkShape = z.strictObject({
  url: z.string().meta({ description: "'' for an entry that only opens its submenu" }),
  menu_name: z.string(),
});
const menuEntryShape = navLinkShape.extend({ children: z.array(navLinkShape), has_tab_navigation: z.boolean() }).meta({ id: 'MenuEntry' });
const navShape = z
  .strictObject({
    menu: z.array(menuEntryShape),
    secondary_menu: z.array(menuEntryShape),
    footer: z.array(z.strictObject({ title: z.string(), url: z.string() })),
  })
  .meta({ id: 'Nav' });
export type Nav = z.output<typeof navShape>;
export type MenuEntry = z.output<typeof menuEntryShape>;

/** A module: besides these, the fields of its model. */
export const moduleShape = z
  .looseObject({
    id: z.int(),
    model: z.string(),
    slug: z.string().nullable(),
    parent: z.int().nullable(),
    content_type: z.string(),
    object_id: z.int(),
    get columns() {
      return z.array(z.strictObject({ index: z.int(), classes: z.string(), children: z.array(moduleShape) }));
    },
    order: z.int(),
    version: z.int(),
    untranslated: z.array(z.string()),
  })
  .meta({ id: 'Module' });

const pageParentShape = z
  .strictObject({
    title: z.string(),
    urls: urlsShape,
    get parent() {
      return pageParentShape.nullable();
    },
  })
  .meta({ id: 'PageParent' });

export const pageShape = z
  .strictObject({
    id: z.int(),
    urls: urlsShape,
    content_type: z.string(),
    title: z.string(),
    headline: z.string(),
    is_online: z.boolean(),
    is_clickable: z.boolean(),
    in_menu: z.boolean(),
    in_footer: z.boolean(),
    meta_title: z.string(),
    meta_description: z.string(),
    og_title: z.string(),
    og_description: z.string(),
    og_image: z.int().nullable(),
    og_type: z.string(),
    og_image_thumbs: thumbnailsShape.nullable(),
    og_image_thumbnails: thumbnailsShape.nullable(),
    modules: z.array(moduleShape),
    parent: pageParentShape.nullable(),
    is_landing_page: z.boolean(),
    siblings: z.array(z.strictObject({ title: z.string(), urls: urlsShape })),
    version: z.int(),
    untranslated: z.array(z.string()),
    settings_url: z.string().optional().meta({ description: 'Where an editor finds its settings; for editors alone' }),
  })
  .meta({ id: 'Page' });

const legalShape = z.strictObject({ title: z.string(), html: z.string(), url: z.string() }).meta({ id: 'LegalPage' });

export const getNav = defineCall({
  id: 'getNav',
  path: '/{lang}/pageeditor-api/nav',
  summary: 'Menus and footer links',
  requirement: 'API-07',
  answer: navShape,
});

const menusOf = <Entries extends z.ZodType>(entries: Entries) => ({ menu: entries, secondary_menu: entries, footer: entries });

export const listNavEntries = defineCall({
  id: 'listNavEntries',
  path: '/{lang}/pageeditor-api/nav-entries',
  summary: 'What the menus are made of, with the version to base a change on',
  requirement: 'ADMIN-05',
  audience: 'admin',
  answer: z.strictObject({ version: z.int(), ...menusOf(z.array(storedNavEntryShape)) }).meta({ id: 'NavEntries' }),
  errors: [401, 403],
});
export const changeNavCall = defineCall({
  id: 'changeNav',
  method: 'PATCH',
  path: '/{lang}/pageeditor-api/nav',
  summary: 'Orders whole menus, puts pages and links into them and takes them out. 409 carries { base, current, submitted, fields }',
  requirement: 'ADMIN-05',
  audience: 'admin',
  body: z.strictObject({
    version: z.int().optional().meta({ description: 'The version it is based on (EDIT-19)' }),
    menu: navEntriesShape.optional(),
    secondary_menu: navEntriesShape.optional(),
    footer: navEntriesShape.optional(),
  }),
  answer: navShape,
  errors: [400, 401, 403, 409],
});

const pageQuery = z.strictObject({
  version_id: z.string().optional().meta({ description: 'A snapshot; for editors' }),
});

export const getHomePage = defineCall({
  id: 'getHomePage',
  path: '/{lang}/pageeditor-api/page',
  summary: 'The home page as published',
  requirement: 'API-10',
  query: pageQuery,
  answer: pageShape,
  errors: [401, 403, 404],
});
export const getPage = defineCall({
  id: 'getPage',
  path: '/{lang}/pageeditor-api/page/{path*}',
  summary: 'A page as published, by its path; a leading language is stripped',
  requirement: 'API-10',
  parameters: z.strictObject({ path: z.string().max(2000) }),
  query: pageQuery,
  answer: pageShape,
  errors: [401, 403, 404],
});
const legal = (id: string, path: `/api/${string}/`, summary: string) =>
  defineCall({ id, path, summary, requirement: 'API-29', answer: legalShape, errors: [404] });
export const getTerms = legal('getTerms', '/api/agb/', 'The terms');
export const getImprint = legal('getImprint', '/api/imprint/', 'The imprint');
export const getPrivacyPolicy = legal('getPrivacyPolicy', '/api/privacy-policy/', 'The privacy policy');

export type Page = z.output<typeof pageShape>;
