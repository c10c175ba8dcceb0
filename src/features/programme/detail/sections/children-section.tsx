import { m } from '../../../../paraglide/messages.js';
import { ProductionCard } from '../../rows/production-card.tsx';
import { DateRow } from './date-row.tsx';
import type { SectionProps } from './section-props.ts';

/** What belongs to it: an introduction, a talk, a party; the productions a festival is made of. */
export function ChildrenSection({ event: { children, parts }, language, today }: SectionProps) {
  if (children.length + parts.length === 0) return null;
  return (
    <section className="sec wrap" aria-labelledby="children">
      <div className="sec-h">
        <h2 id="children">{m.event_children()}</h2>
      </div>
      {parts.length > 0 && (
        <ul className="prods">
          {parts.map((card) => (
            <ProductionCard key={card.id} card={card} language={language} today={today} />
          ))}
        </ul>
      )}
      {children.length > 0 && (
        <ol className="dates">
          {children.map((child) => (
            <DateRow key={child.id} date={child} language={language} isNamed />
          ))}
        </ol>
      )}
    </section>
  );
}
