import { useContext } from 'react';
import type { Language } from '../../core/languages.ts';
import { langOf, type ModuleOf } from '../../core/module/module.ts';
import { formatTime } from '../../core/text/dates.ts';
import { formatPrice } from '../../core/text/prices.ts';
import { bookedEvent } from '../../features/programme/prices.shapes.ts';
import { isBlocked } from '../../features/programme/rows/event-action.tsx';
import { ShopOnline } from '../../features/programme/rows/quick-buy.ts';
import { SaleStart } from '../../features/programme/rows/sale-start.tsx';
import { useCurrentPage } from '../../features/site/current-page.ts';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon/icon.tsx';
import { LinkTo } from '../../ui/link/link-to.tsx';
import { ticketHref } from '../../urls.ts';
import type { SlideDate } from './hero-date.tsx';
import type { heroMedia } from './hero-media.module.ts';

interface HeroButtonsProps {
  slide: ModuleOf<typeof heroMedia>;
  date: SlideDate | null;
  language: Language;
}

/** Tickets for the performance, where it sells, and the editor's button. */
export function HeroButtons({ slide, date, language }: HeroButtonsProps) {
  const { design } = useCurrentPage();
  const { button_text, button_link_url } = slide;
  const isOnline = useContext(ShopOnline);
  const row = date && (date.row.saleStarts || !isBlocked(date.row)) && isOnline ? date.row : null;
  const isMore = button_text && button_link_url;
  if (!row?.ticketUrl && !isMore) return null;
  const price = row?.priceFrom ? formatPrice(row.priceFrom, design.currencySymbol) : null;
  const tickets = price === null ? m.booking_tickets() : m.hero_tickets_from({ price });
  const link = row?.ticketUrl && (
    <a
      className="btn"
      href={ticketHref(row.ticketUrl, language)}
      data-book={bookedEvent(row)}
      aria-label={`${tickets}: ${row.title}, ${formatTime(row.start, language)}`}
    >
      <Icon name="ticket" />
      {tickets}
    </a>
  );
  return (
    <p className="cta">
      {row?.saleStarts ? (
        <SaleStart
          event={{ id: row.id, saleStarts: row.saleStarts }}
          language={language}
          to={{ url: row.url, name: row.title }}
          className="btn"
        >
          {link}
        </SaleStart>
      ) : (
        link
      )}
      {isMore && (
        <LinkTo url={button_link_url} className={row?.ticketUrl ? 'btn quiet' : 'btn'} lang={langOf(slide, 'button_text', language)}>
          {button_text}
        </LinkTo>
      )}
    </p>
  );
}
