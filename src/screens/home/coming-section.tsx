import type { Language } from '../../core/languages.ts';
import { formatShortDay } from '../../core/text/dates.ts';
import type { HomeEvent } from '../../features/programme/home.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { Picture } from '../../ui/picture.tsx';
import { softHyphens } from '../../ui/soft-hyphens.ts';

/** The four posters of the collage: class, shape of the picture and how wide it is. */
const places = [
  { name: 'a', ratio: [4, 5], sizes: '(max-width: 47.99em) 100vw, 40vw' },
  { name: 'b', ratio: [3, 2], sizes: '(max-width: 47.99em) 100vw, 55vw' },
  { name: 'c', ratio: [4, 5], sizes: '(max-width: 47.99em) 50vw, 24vw' },
  { name: 'd', ratio: [1, 1], sizes: '(max-width: 47.99em) 50vw, 32vw' },
] as const;

/** Posters of what comes to the stage; whatever does not fit the collage follows as a list of titles. */
export function ComingSection({ events, language }: { events: HomeEvent[]; language: Language }) {
  const [first, ...others] = events;
  const also = others.slice(3);
  return (
    <section className="sec wrap" aria-labelledby="coming">
      <div className="sec-h">
        <h2 id="coming">{m.home_coming()}</h2>
      </div>
      <div className="high">
        <div className="col">
          {first && <Card event={first} place={places[0]} language={language} />}
          {also.length > 0 && <AlsoOn events={also} language={language} />}
        </div>
        {others.slice(0, 3).map((event, index) => (
          <Card key={event.id} event={event} place={places[index + 1] ?? places[0]} language={language} />
        ))}
      </div>
    </section>
  );
}

function AlsoOn({ events, language }: { events: HomeEvent[]; language: Language }) {
  return (
    <div className="also">
      <p className="muted">{m.home_also()}</p>
      <ul>
        {events.map((event) => (
          <li key={event.id}>
            <a href={event.link.url}>
              <b lang={event.untranslated.name}>{softHyphens(event.name)}</b>
              <span>{formatShortDay(event.date_start, language)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Card({ event, place, language }: { event: HomeEvent; place: (typeof places)[number]; language: Language }) {
  const day = formatShortDay(event.date_start, language);
  return (
    <article className={`card ${place.name}`}>
      <div className="pic">
        {event.image_obj && <Picture image={event.image_obj} thumbnails={event.image_thumbnails} sizes={place.sizes} ratio={place.ratio} />}
      </div>
      <h3 lang={event.untranslated.name}>
        <a href={event.link.url}>{softHyphens(event.name)}</a>
      </h3>
      {event.preline && <p lang={event.untranslated.preline}>{event.preline}</p>}
      <p className="muted">{[event.is_premiere ? m.home_premiere_on({ day }) : day, event.room].filter(Boolean).join(', ')}</p>
    </article>
  );
}
