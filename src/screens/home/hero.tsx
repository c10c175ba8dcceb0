import { useRouteLoaderData } from 'react-router';
import type { Language } from '../../core/languages.ts';
import { formatShortDay, formatTime } from '../../core/text/dates.ts';
import type { HomeHero } from '../../features/programme/home.read.server.ts';
import { m } from '../../paraglide/messages.js';
import type { RootData } from '../../root.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { softHyphens } from '../../ui/soft-hyphens.ts';
import { titleSize } from '../../ui/title-size.ts';
import { href } from '../../urls.ts';

/** The one big thing of the home page: the next premiere. Out of season the house itself. */
export function Hero({ event, language }: { event: HomeHero | null; language: Language }) {
  if (!event) return <HouseHero language={language} />;
  const wide = event.wide;
  const image = wide?.image ?? event.image_obj;
  const when = [m.status_premiere(), formatShortDay(event.date_start, language), formatTime(event.date_start, language), event.room];
  return (
    <section className={wide ? 'hero dark' : 'hero split dark'} aria-labelledby="hero">
      {image && (
        <div className="pic">
          <Picture
            image={image}
            thumbnails={wide?.thumbnails ?? event.image_thumbnails}
            sizes={wide ? '100vw' : '(max-width: 63.99em) 100vw, 50vw'}
            ratio={wide ? [16, 9] : [4, 5]}
            priority
          />
        </div>
      )}
      <div className="wrap">
        <div className="head">
          <p className="pre">
            {when
              .slice(event.is_premiere ? 0 : 1)
              .filter(Boolean)
              .join(', ')}
          </p>
          <h1 className={titleSize(event.name)} id="hero" lang={event.untranslated.name}>
            {softHyphens(event.name)}
          </h1>
          <p className="lead" lang={event.untranslated[event.teaser ? 'text' : 'preline']}>
            {event.teaser || event.preline}
          </p>
          <p className="cta">
            <a className="btn" href={event.link.url}>
              {m.home_to_event()}
            </a>
            <a className="btn quiet" href={href('events', language)}>
              {m.home_all_dates()}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}

function HouseHero({ language }: { language: Language }) {
  const root = useRouteLoaderData<RootData>('root');
  return (
    <section className="hero bare dark" aria-labelledby="hero">
      <div className="wrap">
        <div className="head">
          <h1 className="xl" id="hero">
            {root?.siteName}
          </h1>
          <p className="lead">{m.home_description()}</p>
          <p className="cta">
            <a className="btn" href={href('events', language)}>
              <Icon name="cal" />
              {m.home_whole_programme()}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
