import { z } from 'zod';
import { date, dateTime, timeOfDay } from '../../core/fields/date-time.ts';
import { flag, link, list, number } from '../../core/fields/plain.ts';
import { richText } from '../../core/fields/rich-text.ts';
import { text, translatedText } from '../../core/fields/text.ts';

/** What the name of a block of HTML must be. */
export const blockNameRule = 'expected a small letter, then small letters, digits and hyphens';
const slugSchema = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .refine((value) => /^[a-z][a-z0-9-]*$/.test(value), { message: blockNameRule });

/** Site settings (SITE-01), one row. The HTML blocks are trusted: only administrators write them. */
export const siteSettingsFields = {
  site_name: text({ required: true }),
  html_header: text({ max: 50_000 }),
  html_footer_top: text({ max: 50_000 }),
  html_footer_bottom: text({ max: 50_000 }),
  html_footer_logos: list(z.strictObject({ code: z.string().max(20_000) })),
  is_shop_online: flag({ initial: true }),
  is_site_online: flag({ initial: true }),
  is_indexing_enabled: flag(),
};

/** Breaking news (ALERT-01); an empty bound of the window is open. */
export const alertFields = {
  title: translatedText({ required: true }),
  text: translatedText({ max: 1000 }),
  link: link(),
  link_title: translatedText(),
  online_from: dateTime(),
  online_to: dateTime(),
  is_online: flag({ initial: true }),
};

/**
 * Opening hours (HOURS-01). `weekday` 1 (Monday) to 7 makes a regular entry, `day` an exception;
 * a `time_to` that is not after `time_from` is on the day after.
 */
export const openingHoursFields = {
  weekday: number({ min: 1, max: 7 }),
  day: date(),
  time_from: timeOfDay(),
  time_to: timeOfDay(),
  closed: flag(),
  alternative_text: translatedText(),
  alternative_link_url: link(),
};

/** A redirect (SITE-03): paths of the site without query. */
export const redirectFields = { old_path: text({ required: true, max: 2000 }), new_path: text({ required: true, max: 2000 }) };

/** A named block of HTML (API-28): the name stands in addresses and begins with a letter, so that it is never taken for a number. */
export const htmlBlockFields = { slug: { ...text({ required: true }), schema: slugSchema }, html: richText() };
