import type { Language } from '../../core/languages.ts';
import { addDays, dayParts, formatClock, toAddressDay } from '../../core/text/dates.ts';
import { formatPrice } from '../../core/text/prices.ts';
import { statusText } from '../../features/programme/event-labels.tsx';
import type { HomeDay, HomeEvent } from '../../features/programme/home.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon.tsx';
import { softHyphens } from '../../ui/soft-hyphens.ts';
import { href } from '../../urls.ts';

/** How many events a day shows before it leads on to the calendar. */
const perDay = 4;

/** Today and the next days in three columns. */
export function DaysSection({ days, today, language }: { days: HomeDay[]; today: string; language: Language }) {
  return (
    <section className="now wrap" aria-labelledby="now">
      <div className="sec-h">
        <h2 id="now">{m.home_now()}</h2>
        <a className="more" href={href('events', language)}>
          {m.home_whole_programme()} <Icon name="right" />
        </a>
      </div>
      <ol className="three">
        {days.map((entry) => (
          <Day key={entry.day} {...entry} today={today} language={language} />
        ))}
      </ol>
    </section>
  );
}

function Day({ day, events, today, language }: HomeDay & { today: string; language: Language }) {
  const { weekday, number, month } = dayParts(day, language);
  const near = day === today ? m.today() : day === addDays(today, 1) ? m.tomorrow() : null;
  const left = events.length - perDay;
  return (
    <li>
      <div className="dh">
        <time className="num" dateTime={day}>
          {number}
        </time>
        <p>
          <b className={day === today ? 'hot' : undefined}>{near ?? weekday}</b>
          {near ? weekday : month}
        </p>
      </div>
      <ol className="mini">
        {events.slice(0, perDay).map((event) => (
          <MiniEvent key={event.id} event={event} language={language} />
        ))}
      </ol>
      {left > 0 && (
        <a className="more small" href={href('events', language, {}, { date: toAddressDay(day) })}>
          {m.home_more({ count: left })} <Icon name="right" />
        </a>
      )}
    </li>
  );
}

function MiniEvent({ event, language }: { event: HomeEvent; language: Language }) {
  const [status] = event.statuses;
  return (
    <li>
      <time dateTime={event.date_start}>{formatClock(event.date_start, language)}</time>
      <div>
        <h3 lang={event.untranslated.name}>
          <a href={event.link.url}>{softHyphens(event.name)}</a>
        </h3>
        <p className="muted">{[event.is_premiere && m.status_premiere(), event.room].filter(Boolean).join(', ')}</p>
      </div>
      <span className="st">{status ? statusText(status) : event.priceFrom && m.price_from({ price: formatPrice(event.priceFrom) })}</span>
    </li>
  );
}
