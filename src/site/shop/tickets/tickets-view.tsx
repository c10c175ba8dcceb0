import { formatDay, formatTime } from '../../../core/text/dates.ts';
import type { FurtherDate } from '../../../features/booking/further-dates.ts';
import { SoldOutPanel } from '../../../features/booking/sold-out-panel.tsx';
import { startText } from '../../../features/booking/start-text.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { titleFit } from '../../../ui/title-fit.ts';
import { shopHref } from '../../../urls.ts';
import { Alert } from '../alert.tsx';
import { TicketForm, type TicketFormProps } from './ticket-form.tsx';

interface TicketsViewProps extends TicketFormProps {
  problem: string | null;
  /** The login, where only that is missing. */
  loginUrl: string | null;
  /** When its sale starts; null once it has, and where it will not. */
  saleStarts: string | null;
  /** Seconds until then, on the last day; null elsewhere. */
  startsIn: number | null;
  /** Why no ticket can be had; null where one can, and where nobody needs one. */
  blocked: string | null;
  /** Further dates, where of this one nothing can be had or seats were refused; null elsewhere. */
  further: readonly FurtherDate[] | null;
  /** Sold out, except for spaces for wheelchairs (SHOP-150). */
  hasWheelchairSpaces: boolean;
  /** Null where nobody can wait. */
  waitingListUrl: string | null;
  /** Where to queue before the sale starts; null elsewhere. */
  waitingRoomUrl: string | null;
}

/** The purchase page of an event (SHOP-02). */
export function TicketsView({ problem, loginUrl, further, waitingListUrl, ...notes }: TicketsViewProps) {
  const { event, language, paths } = notes;
  return (
    <>
      <TicketHead event={event} language={language} />
      <Alert text={problem} loginUrl={loginUrl} />
      <SaleNotes {...notes} />
      {further && <SoldOutPanel dates={further} language={language} waitingListUrl={waitingListUrl} />}
      <TicketForm {...notes} />
      <p className="ways">
        <a className="more back" href={shopHref(paths, 'home', language)}>
          <Icon name="left" />
          {m.shop_all_events()}
        </a>
      </p>
    </>
  );
}

/** What the tickets are for. */
function TicketHead({ event, language }: Pick<TicketsViewProps, 'event' | 'language'>) {
  const titleLanguage = event.headline ? event.untranslated.headline : event.untranslated.name;
  const { text, style } = titleFit(event.headline || event.name, 'list', titleLanguage);
  return (
    <div className="ticket-head">
      <div className="pic">
        {event.image_obj && (
          <Picture image={event.image_obj} thumbnails={event.image_thumbnails} sizes="10rem" ratio={[4, 5]} priority isDecorative />
        )}
      </div>
      <div>
        <h1 lang={titleLanguage} style={style}>
          {text}
        </h1>
        <p className="lead">
          <time dateTime={event.date_start}>
            {formatDay(event.date_start, language)}, {formatTime(event.date_start, language)}
          </time>
          {event.room && `, ${event.room.name}`}
        </p>
        <a className="more" href={event.link.url}>
          {m.event_view()}
        </a>
      </div>
    </div>
  );
}

type SaleNotesProps = Omit<TicketsViewProps, 'problem' | 'loginUrl' | 'further' | 'waitingListUrl'>;

/** Why nothing can be bought yet or any more, and what can be done instead. */
function SaleNotes(props: SaleNotesProps) {
  const { event, groups, presale, saleStarts, startsIn, blocked, hasWheelchairSpaces, turn, waitingRoomUrl, language } = props;
  const canBuy = groups.some(({ isAvailable }) => isAvailable);
  const isFree = event.statuses.includes('free_entrance');
  return (
    <>
      {presale && saleStarts && (
        <p className="lead">
          {startText(saleStarts, language)}. {presale.way === 'account' && m.presale_account()}
          {presale.loginUrl && <a href={presale.loginUrl}>{m.presale_login()}</a>}
        </p>
      )}
      {!canBuy &&
        !presale &&
        (saleStarts ? (
          <p className="lead" data-sale-in={startsIn ?? undefined} data-left={m.sale_starts_in({ time: '#' })}>
            {startText(saleStarts, language)}
          </p>
        ) : (
          <p className="lead">{blocked ?? (isFree ? m.event_free() : m.booking_nothing())}</p>
        ))}
      {event.status_note && <p lang={event.untranslated.status_note}>{event.status_note}</p>}
      {hasWheelchairSpaces && (
        <p className="lead">
          {m.event_blocked_sold_out()} {m.sold_out_wheelchair()}
        </p>
      )}
      {turn && (
        <p className="shop-done" role="status">
          {turn}
        </p>
      )}
      {waitingRoomUrl && (
        <>
          <p>{m.room_before_sale()}</p>
          <p className="ways">
            <a className="btn" href={waitingRoomUrl}>
              {m.room_title()}
            </a>
          </p>
        </>
      )}
    </>
  );
}
