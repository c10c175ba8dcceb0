import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { titleFit } from '../../../ui/title-fit.ts';
import type { CalendarTeaser } from '../calendar/calendar-data.ts';

/** A hint among the events, last in its day (EVT-11). A wide one runs over the day column too. */
export function ListTeaser({ teaser }: { teaser: CalendarTeaser }) {
  const { languages } = teaser;
  const { text, style } = titleFit(teaser.headline, 'list', languages.headline);
  return (
    <article className={`teaser dark${teaser.isWide ? ' wide' : ''}`} data-key={`teaser-${teaser.id}`}>
      <div className={teaser.image ? 'pic' : 'pic blank'}>
        {teaser.image && (
          <Picture
            image={teaser.image}
            thumbnails={teaser.thumbnails}
            sizes="(max-width: 47.99em) 100vw, 36rem"
            ratio={[3, 2]}
            isDecorative
          />
        )}
      </div>
      <div className="txt">
        {teaser.preline && <p lang={languages.preline}>{teaser.preline}</p>}
        <h3 lang={languages.headline} style={style}>
          {text}
        </h3>
        {teaser.subline && <p lang={languages.subline}>{teaser.subline}</p>}
        {teaser.text && <p lang={languages.text}>{teaser.text}</p>}
        {teaser.url && (
          <a className="more" href={teaser.url} lang={languages.linkText}>
            {teaser.linkText || m.alert_more()}
            <Icon name="right" />
          </a>
        )}
      </div>
    </article>
  );
}
