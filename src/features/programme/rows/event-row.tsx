import { useContext } from 'react';
import type { Language } from '../../../core/languages.ts';
import { dayOf, formatClock, formatNumericDay } from '../../../core/text/dates.ts';
import { m } from '../../../paraglide/messages.js';
import { CachedFragment } from '../../../ui/cached-fragment.tsx';
import { Heart } from '../../../ui/heart.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { announcePicture, Picture } from '../../../ui/picture.tsx';
import { titleFit } from '../../../ui/title-fit.ts';
import type { CalendarRow } from '../calendar/calendar-data.ts';
import { AccessList } from './access-list.tsx';
import { EventAction, isBlocked, PriceFrom } from './event-action.tsx';
import { EventLabels, StockLabel } from './event-labels.tsx';
import { EventNotes } from './event-notes.tsx';
import { QuickBuy } from './quick-buy.ts';

interface EventRowProps {
  row: CalendarRow;
  /** 'YYYY-MM-DD', under which it stands. */
  day: string;
  language: Language;
  currencySymbol: string;
  /** Among the pictures seen first. */
  isFirst: boolean;
}

/** An event as a row of the list (EVT-09, style 1). The title's link covers the whole row; the action lies above it. */
export function EventRow(props: EventRowProps) {
  const { row, day, currencySymbol, isFirst } = props;
  const hasBegun = dayOf(row.start) < day;
  const isQuick = useContext(QuickBuy);
  if (isFirst && row.image) announcePicture({ image: row.image, thumbnails: row.thumbnails });
  return (
    <CachedFragment
      as="li"
      itemKey={row.id}
      className={classOf(row)}
      of={row}
      under={`row ${currencySymbol} ${isQuick} ${isFirst} ${hasBegun}`}
    >
      <RowContent {...props} isQuick={isQuick} hasBegun={hasBegun} />
    </CachedFragment>
  );
}

interface RowContentProps extends EventRowProps {
  isQuick: boolean;
  /** On an earlier day: then its hour would be one of the past. */
  hasBegun: boolean;
}

function RowContent({ row, language, currencySymbol, isFirst, isQuick, hasBegun }: RowContentProps) {
  const { languages } = row;
  const { text, style } = titleFit(row.title, 'list', languages.title);
  return (
    <>
      <div className="hour">
        <time className="time" dateTime={row.start}>
          {hasBegun ? <small>{m.calendar_since({ day: formatNumericDay(row.start, language) })}</small> : formatClock(row.start, language)}
          {!hasBegun && m.calendar_oclock() && <small>{m.calendar_oclock()}</small>}
        </time>
        <StockLabel event={row} as="span" />
      </div>
      <div className={row.image ? 'pic' : 'pic blank'}>
        {row.image && <Picture image={row.image} thumbnails={row.thumbnails} ratio={[4, 5]} priority={isFirst} isDecorative />}
      </div>
      <div className="body">
        <EventLabels event={{ statuses: row.statuses, is_premiere: row.isPremiere, has_wheelchair_spaces: row.hasWheelchairSpaces }} />
        {row.preline && (
          <p className="pre" lang={languages.preline}>
            {row.preline}
          </p>
        )}
        <h3 style={style}>
          <a href={row.url} data-transition lang={languages.title}>
            {text}
          </a>
        </h3>
        {row.subline && (
          <p className="sub" lang={languages.subline}>
            {row.subline}
          </p>
        )}
        <EventNotes row={row} />
        {row.room && (
          <p className="where">
            <Icon name="pin" />
            {row.room}
            {row.type && <span className="type"> {row.type}</span>}
          </p>
        )}
        <AccessList access={row.access} surtitles={row.surtitles} />
      </div>
      <div className="actions">
        <PriceFrom row={row} currencySymbol={currencySymbol} />
        <Heart of={`event-${row.id}`} name={row.title} url={row.url} />
        <EventAction row={row} language={language} isQuick={isQuick} />
      </div>
    </>
  );
}

function classOf(row: CalendarRow): string {
  const isCanceled = row.statuses.includes('canceled');
  const isOff = isBlocked(row) && !row.statuses.some((status) => status === 'free_entrance' || status === 'on_sale_soon');
  return `ev${isOff ? ' off' : ''}${isCanceled ? ' canceled' : ''}`;
}
