import './offline/offline-programme.css';
import { addDays, formatClock, formatDay, formatNumericDay } from '../../core/text/dates.ts';
import { localDay, toLocalIso } from '../../core/text/wall-clock.ts';
import { readNextDays } from '../../features/programme/reads/next-days.read.server.ts';
import { statusText } from '../../features/programme/rows/event-labels.tsx';
import { m } from '../../paraglide/messages.js';
import { softHyphens } from '../../ui/soft-hyphens.ts';
import { routeAddresses } from '../../urls.ts';
import { type DescribedSite, describeDocument, type HeadEntry } from '../rendering/meta.ts';
import type { PageContext } from '../rendering/page-context.server.ts';

const maxDays = 30;
const maxEvents = 300;

/** The next 30 days in one light document, which the service worker caches (SITE-06). Shown at any address without a network, so it has no script. */
export async function load(place: PageContext) {
  const { reading, language } = place;
  const end = addDays(localDay(reading.now), maxDays);
  const days = (await readNextDays(reading, language, maxDays, maxEvents)).filter(({ day }) => day <= end);
  // Renewed every hour, because it shows when it was rendered.
  reading.changesAt(new Date(reading.now.getTime() + 60 * 60 * 1000));
  return {
    language,
    madeAt: toLocalIso(reading.now),
    days: days.map(({ day, events }) => ({
      day,
      events: events.map(({ id, name, date_start, room, link, statuses, untranslated }) => ({
        id,
        name,
        date_start,
        room: room?.name,
        url: link.url,
        status: statuses[0],
        lang: untranslated.name,
      })),
    })),
  };
}

export const hasScript = false;

type Data = Awaited<ReturnType<typeof load>>;

export const head = (_data: Data, site: DescribedSite): HeadEntry[] =>
  describeDocument(site, {
    title: m.offline_programme(),
    description: m.offline_programme_description(),
    urls: routeAddresses.offlineProgramme.path,
    isHidden: true,
  });

export function View({ data }: { data: Data }) {
  const { language, madeAt, days } = data;
  return (
    <div className="wrap offline-page">
      <h1>{m.offline_programme()}</h1>
      <p className="lead">{m.offline_text()}</p>
      <p className="age">
        <time dateTime={madeAt}>
          {m.offline_as_of({ moment: `${formatNumericDay(madeAt, language)}, ${formatClock(madeAt, language)}` })}
        </time>
        . {m.offline_change()}
      </p>
      <p>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the one the visitor wanted, whichever it was */}
        <a className="btn" href="">
          {m.offline_retry()}
        </a>
      </p>
      {days.map(({ day, events }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className="h3">
            <time dateTime={day}>{formatDay(day, language)}</time>
          </h2>
          <ol>
            {events.map(({ id, name, date_start, room, url, status, lang }) => (
              <li key={id}>
                <time dateTime={date_start}>{formatClock(date_start, language)}</time>
                <p lang={lang}>
                  <a href={url}>{softHyphens(name, 14, lang)}</a>
                </p>
                <p className="muted">{[room, status && statusText(status)].filter(Boolean).join(', ')}</p>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
