import type { Language } from '../../../core/languages.ts';
import { dayOf, dayParts, formatNumericDay, formatTime } from '../../../core/text/dates.ts';
import { m } from '../../../paraglide/messages.js';
import { CachedFragment } from '../../../ui/cached-fragment.tsx';
import { Heart } from '../../../ui/heart.tsx';
import { announcePicture, Picture } from '../../../ui/picture.tsx';
import { titleFit } from '../../../ui/title-fit.ts';
import type { CalendarRow } from '../calendar/calendar-data.ts';
import { PriceFrom } from './event-action.tsx';
import { EventLabels, StockLabel } from './event-labels.tsx';
import { EventNotes } from './event-notes.tsx';

interface EventCardProps {
  row: CalendarRow;
  /** 'YYYY-MM-DD', under which it stands. */
  day: string;
  language: Language;
  currencySymbol: string;
  isFirst: boolean;
}

/** Of the picture. */
const sizes = '(max-width: 47.99em) 46vw, (max-width: 63.99em) 31vw, 17rem';

/** An event as a card of the poster grid, the date set on the picture (EVT-09, style 2). The title's link covers the card. */
export function EventCard(props: EventCardProps) {
  const { row, day, currencySymbol, isFirst } = props;
  const hasBegun = dayOf(row.start) < day;
  if (isFirst && row.image) announcePicture({ image: row.image, thumbnails: row.thumbnails, sizes });
  return (
    <CachedFragment
      as="li"
      itemKey={row.id}
      className={row.statuses.includes('canceled') ? 'evc canceled' : 'evc'}
      of={row}
      under={`card ${currencySymbol} ${isFirst} ${hasBegun}`}
    >
      <CardContent {...props} hasBegun={hasBegun} />
    </CachedFragment>
  );
}

interface CardContentProps extends EventCardProps {
  /** On an earlier day: then its hour would be one of the past. */
  hasBegun: boolean;
}

function CardContent({ row, language, currencySymbol, isFirst, hasBegun }: CardContentProps) {
  const { weekday, number, month } = dayParts(row.start, language);
  const { text, style } = titleFit(row.title, 'list', row.languages.title);
  return (
    <>
      <div className={row.image ? 'pic' : 'pic blank'}>
        {row.image && (
          <Picture image={row.image} thumbnails={row.thumbnails} sizes={sizes} ratio={[4, 5]} priority={isFirst} isDecorative />
        )}
        <time className="on" dateTime={row.start}>
          <span className="num">{number}</span>
          <span>
            {weekday.slice(0, language === 'de' ? 2 : 3)} <br />
            {month.slice(0, 3)}
          </span>
        </time>
        <EventLabels event={{ statuses: row.statuses, is_premiere: row.isPremiere, has_wheelchair_spaces: row.hasWheelchairSpaces }}>
          <StockLabel event={row} as="li" />
        </EventLabels>
      </div>
      <Heart of={`event-${row.id}`} name={row.title} url={row.url} />
      <div className="body">
        <p className="when-where">
          <span>{hasBegun ? m.calendar_since({ day: formatNumericDay(row.start, language) }) : formatTime(row.start, language)}</span>{' '}
          <span>{row.room}</span>
        </p>
        <h4 className="display" style={style}>
          <a href={row.url} data-transition lang={row.languages.title}>
            {text}
          </a>
        </h4>
        {(row.subline || row.preline) && (
          <p className="sub" lang={row.languages[row.subline ? 'subline' : 'preline']}>
            {row.subline || row.preline}
          </p>
        )}
        <EventNotes row={row} />
        <PriceFrom row={row} currencySymbol={currencySymbol} />
      </div>
    </>
  );
}
