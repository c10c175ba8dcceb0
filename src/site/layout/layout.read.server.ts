import { localDay, toLocalIso } from '../../core/text/wall-clock.ts';
import { shownHash } from '../../features/consent/question/consent-question.server.ts';
import { readNav } from '../../features/pages/nav.read.server.ts';
import { readAlerts } from '../../features/site/alerts.read.server.ts';
import { readHoursToday } from '../../features/site/opening-hours.read.server.ts';
import type { PageContext } from '../rendering/page-context.server.ts';
import type { LayoutData } from './layout.tsx';
import { renderLayoutMarkup } from './layout-markup.server.tsx';

/** Shown at once; a page whose top is full of messages shows nothing else on a phone. */
const maxAlerts = 2;

/** Reads what the layout shows around every page (LAYOUT-01). */
export async function readLayout({ reading, language, settings, design, origin }: PageContext): Promise<LayoutData> {
  const hours = await readHoursToday(reading, language);
  const today = localDay(reading.now);
  const alerts = (await readAlerts(reading, language)).slice(0, maxAlerts);
  const nav = await readNav(reading, language);
  return {
    ...{ alerts, hours },
    clock: toLocalIso(reading.now).slice(11, 16),
    isSiteOnline: settings.is_site_online,
    consentText: shownHash(language),
    html: settings.html_header,
    markup: renderLayoutMarkup({ nav, settings, design, language, origin, year: today.slice(0, 4) }),
  };
}
