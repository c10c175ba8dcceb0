import { type Answered, answer } from '../../core/contract/register.server.ts';
import { type DesignSettings, toPublicDesignSettings } from './design-settings.ts';
import { getDesignSettings, getHoursToday, getSiteSettings, listRedirects } from './site.contract.ts';
import { readHoursToday, readRedirects, readSiteSettings } from './site.read.server.ts';

/** The site's calls; the design settings are those of the running brand. */
export function siteCalls(design: DesignSettings): Answered[] {
  return [
    answer(getHoursToday, ({ reading, language }) => readHoursToday(reading, language)),
    answer(getSiteSettings, ({ reading }) => readSiteSettings(reading)),
    answer(listRedirects, ({ reading }) => readRedirects(reading)),
    answer(getDesignSettings, async () => toPublicDesignSettings(design)),
  ];
}
