import { m } from '../../../../paraglide/messages.js';
import { Icon } from '../../../../ui/icon/icon.tsx';
import type { SectionProps } from './section-props.ts';

/** Programme books and the works of the evening. */
export function ProgramsSection({ event: { programs } }: SectionProps) {
  if (programs.length === 0) return null;
  return (
    <section className="sec wrap side-s" aria-labelledby="programs">
      <h2 id="programs">{m.event_programs()}</h2>
      <ul className="entries">
        {programs.map(({ title, text, file }) => (
          <li key={title}>
            <h3>{title}</h3>
            {text && <p>{text}</p>}
            {file && (
              <a className="more" href={file}>
                <Icon name="download" />
                {m.event_program_file()}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
