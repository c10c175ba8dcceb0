import { z } from 'zod';
import { defineCall } from '../../core/contract/call.ts';
import { linkShape, positiveInteger } from '../../core/contract/shapes.ts';
import { newPathShape, oldPathShape } from './redirect-path.ts';

const hoursEntryShape = z
  .strictObject({
    /** 'HH:MM:SS' in local time. */
    time_from: z.string().nullable(),
    time_to: z.string().nullable(),
    closed: z.boolean(),
    alternative_text: z.string(),
    alternative_link_url: z.string(),
  })
  .meta({ id: 'HoursEntry' });

export const getHoursToday = defineCall({
  id: 'getHoursToday',
  path: '/api/opening-hours-today/',
  summary: "Today's opening hours; exceptions replace the regular entries",
  requirement: 'API-11',
  answer: z.strictObject({ opening_hours: z.array(hoursEntryShape), opening_hours_exceptions: z.array(hoursEntryShape) }),
});

const openingHoursShape = z
  .strictObject({
    id: z.int(),
    weekday: z.int().min(1).max(7).nullable().meta({ description: '1 is Monday' }),
    day: z.iso.date().nullable().meta({ description: 'Of an exception: the only day it counts for' }),
    ...hoursEntryShape.shape,
  })
  .meta({ id: 'OpeningHours' });

export const listOpeningHours = defineCall({
  id: 'listOpeningHours',
  path: '/api/opening-hours/',
  summary: 'All opening hours: the regular ones by weekday, then the exceptions by day',
  requirement: 'API-04',
  answer: z.array(openingHoursShape),
});

const alertShape = z
  .strictObject({ id: z.int(), title: z.string(), text: z.string(), link: linkShape.nullable(), link_title: z.string() })
  .meta({ id: 'Alert' });

export const listBreakingNews = defineCall({
  id: 'listBreakingNews',
  path: '/api/breaking-news/',
  summary: 'Alerts that are online now, the newest first; pages show the first two',
  requirement: 'API-21',
  answer: z.array(alertShape),
});

const siteSettingsShape = z
  .strictObject({
    html_header: z.string(),
    html_footer_top: z.string(),
    html_footer_bottom: z.string(),
    html_footer_logos: z.array(z.strictObject({ code: z.string() })),
    is_shop_online: z.boolean(),
    is_site_online: z.boolean(),
    site_name: z.string(),
    is_indexing_enabled: z.boolean(),
  })
  .meta({ id: 'SiteSettings' });

export const getSiteSettings = defineCall({
  id: 'getSiteSettings',
  path: '/pageeditor-api/settings',
  summary: 'Site settings',
  requirement: 'API-06',
  answer: siteSettingsShape,
});

export const changeSiteSettings = defineCall({
  id: 'changeSiteSettings',
  method: 'PATCH',
  path: '/pageeditor-api/settings',
  summary: 'Changes site settings; what is left out stays',
  requirement: 'ADMIN-06',
  audience: 'admin',
  body: siteSettingsShape.partial(),
  bodyLimit: 512 * 1024,
  answer: siteSettingsShape,
  errors: [400, 401, 403],
});

const redirectShape = z
  .strictObject({ id: z.int().optional().meta({ description: 'For editors' }), old_path: z.string(), new_path: z.string() })
  .meta({ id: 'RedirectEntry' });
const ofRedirect = z.strictObject({ id: positiveInteger });

export const listRedirects = defineCall({
  id: 'listRedirects',
  path: '/{lang}/pageeditor-api/redirect',
  summary: 'Redirect entries',
  requirement: 'API-08',
  answer: z.array(redirectShape),
});
export const getRedirect = defineCall({
  id: 'getRedirect',
  path: '/{lang}/pageeditor-api/redirect/{id}/',
  summary: 'One redirect entry, by the id that editors get',
  requirement: 'API-04',
  audience: 'editor',
  parameters: ofRedirect,
  answer: redirectShape,
  errors: [401, 403, 404],
});
export const createRedirectCall = defineCall({
  id: 'createRedirect',
  method: 'POST',
  path: '/{lang}/pageeditor-api/redirect',
  summary: 'Makes a redirect; one that would lead round in a circle is refused',
  requirement: 'ADMIN-05',
  audience: 'editor',
  body: z.strictObject({ old_path: oldPathShape, new_path: newPathShape }),
  answer: redirectShape,
  status: 201,
  errors: [400, 401, 403],
});
export const changeRedirectCall = defineCall({
  id: 'changeRedirect',
  method: 'PATCH',
  path: '/{lang}/pageeditor-api/redirect/{id}/',
  summary: 'Changes a redirect',
  requirement: 'ADMIN-05',
  audience: 'editor',
  parameters: ofRedirect,
  body: z.strictObject({ old_path: oldPathShape.optional(), new_path: newPathShape.optional() }),
  answer: redirectShape,
  errors: [400, 401, 403, 404],
});
export const replaceRedirect = defineCall({
  ...changeRedirectCall,
  id: 'replaceRedirect',
  method: 'POST',
  summary: 'Like PATCH, for callers that send whole redirects',
  requirement: 'API-04',
});
export const deleteRedirectCall = defineCall({
  id: 'deleteRedirect',
  method: 'DELETE',
  path: '/{lang}/pageeditor-api/redirect/{id}/',
  summary: 'Takes a redirect away',
  requirement: 'ADMIN-05',
  audience: 'editor',
  parameters: ofRedirect,
  answer: z.null(),
  errors: [401, 403, 404],
});

export const getDesignSettings = defineCall({
  id: 'getDesignSettings',
  path: '/api/design-settings/',
  summary: "The public part of the brand's design settings",
  requirement: 'API-42',
  answer: z.record(z.string(), z.unknown()),
});

export const changeDesignSettings = defineCall({
  id: 'changeDesignSettings',
  method: 'PATCH',
  path: '/api/design-settings/',
  summary: 'Lays values over those of the brand; null gives a setting back to it. All or nothing',
  requirement: 'API-42',
  audience: 'admin',
  body: z.record(z.string().max(100), z.unknown()),
  bodyLimit: 512 * 1024,
  answer: z.record(z.string(), z.unknown()),
  errors: [400, 401, 403],
});

export const countNotFound = defineCall({
  id: 'countNotFound',
  method: 'POST',
  path: '/api/dashboard-error-log/',
  summary: 'Counts a visit of a missing address, nothing about who came',
  requirement: 'API-27',
  body: z.strictObject({
    url: z
      .string()
      .max(2000)
      .regex(/^\/(?![/\\])[^\s?#]*$/, 'expected a path of the site such as /de/spielplan')
      // It is the key of its row: PostgreSQL's index takes no more bytes, and its texts no NUL.
      .refine((url) => new TextEncoder().encode(url).length <= 2000 && !url.includes('\0'), 'expected at most 2000 bytes'),
  }),
  answer: z.null(),
  errors: [400, 403, 429],
});

const htmlBlockShape = z.strictObject({ slug: z.string(), html: z.string() }).meta({ id: 'HtmlBlock' });

export const listHtmlBlocks = defineCall({
  id: 'listHtmlBlocks',
  path: '/api/html/',
  summary: 'Named blocks of HTML that administrators keep, by name',
  requirement: 'API-28',
  answer: z.array(htmlBlockShape),
});

export const getHtmlBlock = defineCall({
  id: 'getHtmlBlock',
  path: '/api/html/{slug}/',
  summary: 'One named block of HTML',
  requirement: 'API-28',
  parameters: z.strictObject({ slug: z.string() }),
  answer: htmlBlockShape,
  errors: [404],
});

export type HtmlBlock = z.output<typeof htmlBlockShape>;
export type SiteSettings = z.output<typeof siteSettingsShape>;
export type Alert = z.output<typeof alertShape>;
export type OpeningHours = z.output<typeof openingHoursShape>;
export type HoursToday = z.output<(typeof getHoursToday)['answer']>;
