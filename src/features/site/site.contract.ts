import { z } from 'zod';
import { defineCall } from '../../core/contract/call.ts';

const hoursEntryShape = z
  .strictObject({
    /** 'HH:MM:SS' of the house. */
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

export const listRedirects = defineCall({
  id: 'listRedirects',
  path: '/{lang}/pageeditor-api/redirect',
  summary: 'Redirect entries',
  requirement: 'API-08',
  answer: z.array(z.strictObject({ old_path: z.string(), new_path: z.string() })),
});

export const getDesignSettings = defineCall({
  id: 'getDesignSettings',
  path: '/api/design-settings/',
  summary: "The public part of the brand's design settings",
  requirement: 'API-42',
  answer: z.record(z.string(), z.unknown()),
});

export type SiteSettings = z.output<typeof siteSettingsShape>;
export type HoursToday = z.output<(typeof getHoursToday)['answer']>;
