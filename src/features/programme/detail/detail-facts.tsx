import type { ReactNode } from 'react';
import type { Language } from '../../../core/languages.ts';
import { formatTime } from '../../../core/text/dates.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { admissionTime } from '../admission-time.ts';
import type { DetailEntry } from './detail-entry.ts';

interface Fact {
  icon: IconName;
  title: string;
  text: string;
  lang?: string | undefined;
}

/** What a visitor needs to decide (EVD-04); only what is known. The place stands here where the booking bar has no room for it. */
export function DetailFacts({ event, language, place }: { event: DetailEntry; language: Language; place?: ReactNode }) {
  const facts = [admissionOf(event, language), ...factsOf(event)].filter(({ text }) => text);
  if (facts.length === 0 && !place) return null;
  return (
    <section className="wrap facts-s" aria-label={m.event_details()}>
      <dl className={facts.length === 4 ? 'facts of-four' : 'facts'}>
        {place && (
          <div className="only-s">
            <dt>
              <Icon name="pin" />
              {m.filter_room()}
            </dt>
            <dd>{place}</dd>
          </div>
        )}
        {facts.map(({ icon, title, text, lang }) => (
          <div key={title}>
            <dt>
              <Icon name={icon} />
              {title}
            </dt>
            <dd lang={lang}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** When the doors open: of one evening the time, of a production how long before the beginning. */
function admissionOf(event: DetailEntry, language: Language): Fact {
  const { admission_minutes: minutes } = event;
  const title = m.event_admission();
  if (minutes === null) return { icon: 'ticket', title, text: '' };
  if (event.kind === 'production') return { icon: 'ticket', title, text: m.event_admission_before({ minutes }) };
  return { icon: 'ticket', title, text: m.event_admission_from({ time: formatTime(admissionTime(event.date_start, minutes), language) }) };
}

function factsOf({ duration_minutes, interval, language, surtitles, age_from, content_notes, untranslated }: DetailEntry): Fact[] {
  return [
    { icon: 'clock', title: m.event_duration(), text: duration_minutes ? durationText(duration_minutes) : '' },
    { icon: 'cup', title: m.event_interval(), text: interval, lang: untranslated.interval },
    { icon: 'speech', title: m.event_language(), text: language, lang: untranslated.language },
    { icon: 'cc', title: m.event_surtitles(), text: surtitles, lang: untranslated.surtitles },
    { icon: 'age', title: m.event_age(), text: age_from ? m.event_age_from({ age: age_from }) : '' },
    { icon: 'info', title: m.event_notes(), text: content_notes, lang: untranslated.content_notes },
  ];
}

/** Minutes as '2 h 30 min'. */
export function durationText(total: number): string {
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  if (hours === 0) return m.event_minutes({ minutes });
  return minutes === 0 ? m.event_hours_only({ hours }) : m.event_hours({ hours, minutes });
}
