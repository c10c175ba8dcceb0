import { and, eq, isNull, or } from 'drizzle-orm';
import type { Reading } from '../../core/database/reading.server.ts';
import { type Language, translate } from '../../core/languages.ts';
import { houseDay, startOfHouseDay } from '../../core/text/wall-clock.ts';
import type { HoursToday, SiteSettings } from './site.contract.ts';
import { openingHours, redirects, siteSettings } from './site.tables.server.ts';

const unset: SiteSettings = {
  html_header: '',
  html_footer_top: '',
  html_footer_bottom: '',
  html_footer_logos: [],
  is_shop_online: true,
  is_site_online: true,
  site_name: 'Foyer',
  is_indexing_enabled: false,
};

/** The site settings (SITE-01); presets while nobody has saved any. */
export async function readSiteSettings(reading: Reading): Promise<SiteSettings> {
  return reading.once('site-settings', async (own) => {
    own.uses('site_settings');
    const [row] = await own.db.select().from(siteSettings).limit(1);
    if (!row) return unset;
    const { id, version, ...settings } = row;
    return settings;
  });
}

/** Redirect entries, for the client and for the server's own redirects (SITE-03). */
export async function readRedirects(reading: Reading): Promise<{ old_path: string; new_path: string }[]> {
  return reading.once('redirects', async (own) => {
    own.uses('redirects');
    return own.db
      .select({ old_path: redirects.old_path, new_path: redirects.new_path })
      .from(redirects)
      .where(isNull(redirects.deleted_at))
      .orderBy(redirects.old_path);
  });
}

/** Opening hours of the house's today: the weekday's regular entries and the exceptions of the day (HOURS-01). */
export async function readHoursToday(reading: Reading, language: Language): Promise<HoursToday> {
  const today = houseDay(reading.now);
  return reading.once(`hours:${today}:${language}`, async (own) => {
    own.uses('opening_hours');
    own.changesAt(startOfHouseDay(today, 1));
    const weekday = Temporal.PlainDate.from(today).dayOfWeek;
    const rows = await own.db
      .select()
      .from(openingHours)
      .where(
        and(
          isNull(openingHours.deleted_at),
          or(eq(openingHours.day, today), and(isNull(openingHours.day), eq(openingHours.weekday, weekday))),
        ),
      )
      .orderBy(openingHours.time_from, openingHours.id);
    const toEntry = (row: (typeof rows)[number]) => ({
      time_from: row.time_from ? `${row.time_from}:00` : null,
      time_to: row.time_to ? `${row.time_to}:00` : null,
      closed: row.closed,
      alternative_text: translate(row.alternative_text, language).text,
      alternative_link_url: row.alternative_link_url,
    });
    return {
      opening_hours: rows.filter((row) => row.day === null).map(toEntry),
      opening_hours_exceptions: rows.filter((row) => row.day !== null).map(toEntry),
    };
  });
}
