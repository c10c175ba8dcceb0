import { formatNumericDay } from '../../../../core/text/dates.ts';
import { m } from '../../../../paraglide/messages.js';
import { Picture } from '../../../../ui/picture.tsx';
import { titleFit } from '../../../../ui/title-fit.ts';
import type { SectionProps } from './section-props.ts';

/** What the magazine has to say about it (section Blog of EVD-03). */
export function ArticlesSection({ event: { articles }, language }: SectionProps) {
  if (articles.length === 0) return null;
  return (
    <section className="sec wrap" aria-labelledby="articles">
      <div className="sec-h">
        <h2 id="articles">{m.event_articles()}</h2>
      </div>
      <ul className="arts">
        {articles.map(({ id, name, headline, subline, link, category, date, image_obj, image_thumbnails }) => {
          const { text, style } = titleFit(headline || name);
          return (
            <li key={id} className="art">
              {image_obj && (
                <div className="pic">
                  <Picture
                    image={image_obj}
                    thumbnails={image_thumbnails}
                    sizes="(max-width: 47.99em) 92vw, 30vw"
                    ratio={[3, 2]}
                    isDecorative
                  />
                </div>
              )}
              <p className="muted">{[category?.name, formatNumericDay(date, language)].filter(Boolean).join(', ')}</p>
              <h3 style={style}>{link.url ? <a href={link.url}>{text}</a> : text}</h3>
              {subline && <p>{subline}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
