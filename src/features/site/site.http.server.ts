import { type Answered, answer } from '../../core/contract/register.server.ts';
import { type DesignSource, readDesign } from './design.read.server.ts';
import { toPublicDesignSettings } from './design-settings.ts';
import { getDesignSettings, getHoursToday, getSiteSettings, listRedirects } from './site.contract.ts';
import { readHoursToday, readRedirects, readSiteSettings } from './site.read.server.ts';

/** The site's calls; the design settings are those of the running brand, in force at the time. */
export function siteCalls(brand: DesignSource, report: (message: string) => void): Answered[] {
  return [
    answer(getHoursToday, ({ reading, language }) => readHoursToday(reading, language)),
    answer(getSiteSettings, ({ reading }) => readSiteSettings(reading)),
    answer(listRedirects, ({ reading }) => readRedirects(reading)),
    answer(getDesignSettings, async ({ reading }) => toPublicDesignSettings(await readDesign(reading, brand, report))),
  ];
}
