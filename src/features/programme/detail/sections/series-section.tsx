import { m } from '../../../../paraglide/messages.js';
import type { SectionProps } from './section-props.ts';

/** Series this evening belongs to; each leads to its page. */
export function SeriesSection({ event: { series } }: SectionProps) {
  if (series.length === 0) return null;
  return (
    <section className="sec wrap abo" aria-labelledby="series">
      <div className="side">
        <h2 id="series">{m.event_series()}</h2>
      </div>
      <ul>
        {series.map(({ id, name, subline, price_info, link }) => (
          <li key={id}>
            <a className="stub" href={link.url}>
              <div>
                <h3>{name}</h3>
                {subline && <p>{subline}</p>}
              </div>
              <div className="pr">
                <b>{price_info}</b>
              </div>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
