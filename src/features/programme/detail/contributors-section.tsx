import { formatDayOfMonth } from '../../../core/text/dates.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon.tsx';
import type { Contributor } from '../programme.shapes.ts';
import type { SectionProps } from './event-sections.tsx';

/** Who is on stage and behind it tonight, with those who stand in (EVD-05). Several persons of one role share a line. */
export function ContributorsSection({ event, language }: SectionProps) {
  const { contributors, cast_note, date_start, untranslated } = event;
  if (contributors.length === 0) return null;
  return (
    <section className="sec wrap" aria-labelledby="cast">
      <div className="sec-h">
        <h2 id="cast">{m.event_cast_on({ day: formatDayOfMonth(date_start, language) })}</h2>
      </div>
      {cast_note && (
        <p className="note">
          <Icon name="info" />
          <span>
            <b>{m.event_change()}</b> <span lang={untranslated.cast_note}>{cast_note}</span>
          </span>
        </p>
      )}
      <ul className="cast-l">
        {byRole(contributors).map(({ role, people }) => (
          <li key={role}>
            <span className="role">{role}</span>
            <span className="who">
              {people.map((entry) => (
                <Person key={entry.person.id} {...entry} note={entry.note === cast_note ? '' : entry.note} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Person({ person, replaces, note }: Contributor) {
  return (
    <span className="person">
      {person.name}
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
