import { m } from '../../../../paraglide/messages.js';
import { titleFit } from '../../../../ui/title-fit.ts';
import type { SectionProps } from './section-props.ts';

/** Series this evening belongs to; each leads to its page. */
export function SeriesSection({ event: { series } }: SectionProps) {
  if (series.length === 0) return null;
  return (
    <section className="sec wrap abo" aria-labelledby="series">
      <div className="side">
        <h2 id="series">{m.event_series()}</h2>
      </div>
      <ul className="stubs">
        {series.map(({ id, name, subline, price_info, link, untranslated }) => {
          const { text, style } = titleFit(name, 'list', untranslated.name);
          return (
            <li key={id}>
              <a className="stub" href={link.url}>
                <div>
                  <h3 lang={untranslated.name} style={style}>
                    {text}
                  </h3>
                  {subline && <p lang={untranslated.subline}>{subline}</p>}
                </div>
                <p className="pr" lang={untranslated.price_info}>
                  {price_info}
                </p>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
