import { Fragment, useEffect, useState } from 'react';
import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { describeHours } from './opening-hours.ts';
import type { HoursToday } from './site.contract.ts';

/** Today's hours (NAV-07). The first paint shows the house's time `clock`, from then on the visitor's own counts (HOURS-06). */
export function OpeningHoursLine({ hours, clock, language }: { hours: HoursToday; clock: string; language: Language }) {
  const now = useLocalClock(clock);
  const { parts, isOpen } = describeHours(hours, now, language);
  if (parts.length === 0) return null;
  return (
    <p className={isOpen ? 'hours' : 'hours is-closed'}>
      <span className="vh">{m.header_hours()}: </span>
      {parts.map(({ text, url }, index) => (
        <Fragment key={index}>
          {index > 0 && ` ${m.hours_and()} `}
          {url ? <a href={url}>{text}</a> : text}
        </Fragment>
      ))}
    </p>
  );
}

/** 'HH:MM' of the visitor's clock, every minute anew. */
function useLocalClock(initial: string): string {
  const [clock, setClock] = useState(initial);
  useEffect(() => {
    const read = () => setClock(new Date().toTimeString().slice(0, 5));
    // The first time a browser is asked for its time zone takes it a while, and a page is just waking up (Safari has no idle callback).
    (window.requestIdleCallback ?? setTimeout)(read);
    const timer = setInterval(read, 60_000);
    return () => clearInterval(timer);
  }, []);
  return clock;
}
