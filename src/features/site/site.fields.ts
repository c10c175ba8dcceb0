import { z } from 'zod';
import { date, dateTime, timeOfDay } from '../../core/fields/date-time.ts';
import type { CodeLabels } from '../../core/fields/labels.ts';
import { flag, link, list, number } from '../../core/fields/plain.ts';
import { richText } from '../../core/fields/rich-text.ts';
import { sharedFields } from '../../core/fields/shared-fields.ts';
import { text, translatedText } from '../../core/fields/text.ts';
import { type StoredLanguage, type Translated, translate } from '../../core/languages.ts';
import { formatNumericDay } from '../../core/text/dates.ts';

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
  site_name: text({ label: { de: 'Name der Website', en: 'Name of the website' }, required: true }),
  html_header: text({ label: { de: 'HTML oben auf jeder Seite', en: 'HTML at the top of every page' }, max: 50_000 }),
  html_footer_top: text({ label: { de: 'HTML über der Fußnavigation', en: 'HTML above the footer navigation' }, max: 50_000 }),
  html_footer_bottom: text({ label: { de: 'HTML unter der Fußnavigation', en: 'HTML below the footer navigation' }, max: 50_000 }),
  html_footer_logos: list(z.strictObject({ code: z.string().max(20_000) }), {
    label: { de: 'Logos in der Fußzeile', en: 'Logos in the footer' },
    rows: { code: { input: 'long-text', label: { de: 'HTML des Logos', en: 'HTML of the logo' } } },
  }),
  is_shop_online: flag({ label: { de: 'Kartenverkauf geöffnet', en: 'Ticket sales open' }, initial: true }),
  is_site_online: flag({ label: { de: 'Website online', en: 'Website online' }, initial: true }),
  is_indexing_enabled: flag({ label: { de: 'Suchmaschinen dürfen die Website aufnehmen', en: 'Search engines may index the website' } }),
};

/** Breaking news (ALERT-01); an empty bound of the window is open. */
export const alertFields = {
  title: translatedText({ label: { de: 'Titel', en: 'Title' }, required: true }),
  text: richText({ label: { de: 'Text', en: 'Text' }, max: 2000 }),
  link: sharedFields.link,
  link_title: translatedText({ label: { de: 'Text des Links', en: 'Text of the link' } }),
  online_from: dateTime({ label: { de: 'Sichtbar ab', en: 'Visible from' } }),
  online_to: dateTime({ label: { de: 'Sichtbar bis', en: 'Visible until' } }),
  is_online: sharedFields.is_online,
};

const weekdayLabels: CodeLabels = {
  1: { de: 'Montag', en: 'Monday' },
  2: { de: 'Dienstag', en: 'Tuesday' },
  3: { de: 'Mittwoch', en: 'Wednesday' },
  4: { de: 'Donnerstag', en: 'Thursday' },
  5: { de: 'Freitag', en: 'Friday' },
  6: { de: 'Samstag', en: 'Saturday' },
  7: { de: 'Sonntag', en: 'Sunday' },
};

/**
 * Opening hours (HOURS-01). `weekday` 1 (Monday) to 7 makes a regular entry, `day` an exception;
 * a `time_to` that is not after `time_from` is on the day after.
 */
export const openingHoursFields = {
  weekday: number({ label: { de: 'Wochentag', en: 'Weekday' }, min: 1, max: 7, codes: weekdayLabels }),
  day: date({ label: { de: 'Nur an diesem Tag', en: 'Only on this day' } }),
  time_from: timeOfDay({ label: { de: 'Von', en: 'From' } }),
  time_to: timeOfDay({ label: { de: 'Bis', en: 'To' } }),
  closed: flag({ label: { de: 'Geschlossen', en: 'Closed' } }),
  alternative_text: translatedText({ label: { de: 'Text statt der Zeiten', en: 'Text instead of the times' } }),
  alternative_link_url: link({ label: { de: 'Link dazu', en: 'Link to it' } }),
};

/** What the office calls opening hours: 'Montag, 10:00–19:30', '24.12.2026, Geschlossen'. */
export function hoursTitle(values: Readonly<Record<string, unknown>>, stored: StoredLanguage): string {
  const language = stored === 'de' ? 'de' : 'en';
  const { weekday, day, time_from, time_to, closed, alternative_text } = values;
  const weekdayName = openingHoursFields.weekday.codes?.[String(weekday)]?.[language] ?? '';
  const times = closed ? openingHoursFields.closed.label[language] : [time_from, time_to].filter(Boolean).join('–');
  const text = translate(alternative_text as Translated | undefined, language).text;
  return [day ? formatNumericDay(String(day), language) : weekdayName, text || times].filter(Boolean).join(', ');
}

/** A redirect (SITE-03): paths of the site without query. */
export const redirectFields = {
  old_path: text({
    label: { de: 'Alte Adresse', en: 'Old address' },
    help: {
      de: 'Ein Pfad dieser Website, zum Beispiel /de/spielzeit-alt. Was hinter einem ? steht, wird mitgenommen.',
      en: 'A path of this website, for example /en/old-season. Whatever follows a ? is carried along.',
    },
    required: true,
    max: 2000,
  }),
  new_path: text({
    label: { de: 'Führt nach', en: 'Leads to' },
    help: {
      de: 'Ein Pfad wie /de/kalender oder eine Adresse mit https://.',
      en: 'A path such as /en/events, or an address with https://.',
    },
    required: true,
    max: 2000,
  }),
};

/** A named block of HTML (API-28): the name stands in addresses and begins with a letter, so that it is never taken for a number. */
export const htmlBlockFields = {
  slug: { ...text({ label: { de: 'Name in der Adresse', en: 'Name in the address' }, required: true }), schema: slugSchema },
  html: richText({ label: { de: 'HTML', en: 'HTML' } }),
};
