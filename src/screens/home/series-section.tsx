import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { href } from '../../urls.ts';
import type { HomeData } from '../home.tsx';

/** Subscriptions as ticket stubs; each leads to its dates in the calendar. */
export function SeriesSection({ series, language }: { series: HomeData['series']; language: Language }) {
  return (
    <section className="sec wrap" aria-labelledby="series">
      <div className="abo">
        <div className="side">
          <h2 id="series">{m.home_series()}</h2>
          <p className="measure">{m.home_series_text()}</p>
        </div>
        <ul>
          {series.map(({ id, name, subline, price_info }) => (
            <li key={id}>
              <a className="stub" href={href('events', language, {}, { series: id })}>
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
      </div>
    </section>
  );
}
