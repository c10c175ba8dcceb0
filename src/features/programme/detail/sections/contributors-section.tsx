import { formatDayOfMonth } from '../../../../core/text/dates.ts';
import { m } from '../../../../paraglide/messages.js';
import { Icon } from '../../../../ui/icon/icon.tsx';
import type { Contributor } from '../../programme.shapes.ts';
import type { SectionProps } from './section-props.ts';

/** Who is on stage and behind it, on the page of a date with those who stand in (EVD-05). Several persons of one role share a line. */
export function ContributorsSection({ event, language }: SectionProps) {
  const { contributors, untranslated } = event;
  if (contributors.length === 0) return null;
  const tonight = event.kind === 'event' ? event : null;
  const castNote = tonight?.cast_note ?? '';
  return (
    <section className="sec wrap" aria-labelledby="cast">
      <div className="sec-h">
        <h2 id="cast">{tonight ? m.event_cast_on({ day: formatDayOfMonth(tonight.date_start, language) }) : m.production_cast()}</h2>
      </div>
      {castNote && (
        <p className="note">
          <Icon name="info" />
          <span>
            <b>{m.event_change()}</b> <span lang={untranslated.cast_note}>{castNote}</span>
          </span>
        </p>
      )}
      <ul className="cast-l">
        {byRole(contributors).map(({ role, people }) => (
          <li key={role}>
            <span className="role">{role}</span>
            <span className="who">
              {people.map((entry) => (
                <Person key={entry.person.id} {...entry} note={entry.note === castNote ? '' : entry.note} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Person({ person, replaces, note }: Contributor) {
  const { name, link } = person;
  return (
    <span className="person">
      {link.url ? <a href={link.url}>{name}</a> : name}
      {(replaces || note) && (
        <small>
          {replaces && (
            <>
              {m.event_instead_of()} <s>{replaces.name}</s>
            </>
          )}
          {replaces && note && ', '}
          {note}
        </small>
      )}
    </span>
  );
}

/** Lines of the playbill: neighbours of the same role together. */
function byRole(contributors: readonly Contributor[]): { role: string; people: Contributor[] }[] {
  const roles = new Map<string, Contributor[]>();
  for (const entry of contributors) roles.set(entry.role, [...(roles.get(entry.role) ?? []), entry]);
  return [...roles].map(([role, people]) => ({ role, people }));
}
