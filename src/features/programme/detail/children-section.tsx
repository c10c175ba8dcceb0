import { m } from '../../../paraglide/messages.js';
import { DateRow } from './date-row.tsx';
import type { SectionProps } from './event-sections.tsx';

/** What belongs to this event: an introduction, a talk, a party. */
export function ChildrenSection({ event: { children }, language }: SectionProps) {
  if (children.length === 0) return null;
  return (
    <section className="sec wrap" aria-labelledby="children">
      <div className="sec-h">
        <h2 id="children">{m.event_children()}</h2>
      </div>
      <ol className="dates">
        {children.map((child) => (
          <DateRow key={child.id} event={child} language={language} isNamed />
        ))}
      </ol>
    </section>
  );
}
