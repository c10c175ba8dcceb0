import { type Language, translate } from '../../../core/languages.ts';
import { inLanguage } from '../../../core/text/language-scope.server.ts';
import { formatPrice } from '../../../core/text/prices.ts';
import { m } from '../../../paraglide/messages.js';
import { waitingListHref } from '../../../urls.ts';
import { type Fees, sumOf } from '../cart/price-sum.ts';
import { momentText, type WaitingDate, type WaitingOffer } from './waiting-list.shapes.ts';

/** What a mail of the waiting list is written from. */
export interface WaitingMailContent {
  /** `known`: somebody has joined with the address of an entry that is confirmed already. */
  kind: 'confirm' | 'known' | 'offer' | 'lapsed';
  size: number;
  dates: readonly WaitingDate[];
  /** Of the kinds about one. */
  offer: WaitingOffer | null;
  fees: Fees;
  token: string;
  siteName: string;
  origin: string;
}

/** The mail in a language. */
export function composeWaitingMail(content: WaitingMailContent, language: Language): { subject: string; text: string } {
  const { kind, size, dates, offer, fees, token, siteName, origin } = content;
  return inLanguage(language, () => {
    const values = {
      tickets: m.tickets_count({ count: size }),
      site: siteName,
      url: `${origin}${waitingListHref(language, { token })}`,
      dates: dates.map((date) => dateText(date, language)).join('\n'),
      name: translate((offer?.event ?? dates[0])?.name ?? {}, language).text,
      date: offer ? momentText(offer.event.start, language) : '',
      group: offer ? [translate(offer.seatGroup, language).text, formatPrice(offer.price)].filter(Boolean).join(', ') : '',
      sum: offer ? sumText(offer, fees) : '',
      waiting: dates.length > 0 ? `\n\n${m.waiting_mail_goes_on()}` : '',
      until: offer ? momentText(offer.expires, language) : '',
    };
    const { subject, text } = {
      confirm: () => ({ subject: m.waiting_mail_confirm_subject(values), text: m.waiting_mail_confirm_text(values) }),
      known: () => ({ subject: m.waiting_mail_known_subject(values), text: m.waiting_mail_known_text(values) }),
      offer: () => ({ subject: m.waiting_mail_offer_subject(values), text: m.waiting_mail_offer_text(values) }),
      lapsed: () => ({ subject: m.waiting_mail_lapsed_subject(values), text: m.waiting_mail_lapsed_text(values) }),
    }[kind]();
    return { subject: subject.replace(/\p{Cc}+/gu, ' ').slice(0, 300), text };
  });
}

/** What an offer costs in full, line by line in the words of the cart (SHOP-94). */
function sumText({ price, quantity, event }: WaitingOffer, fees: Fees): string {
  const { tickets, ticketFees, orderFee, total } = sumOf([{ price, quantity, eventId: event.id }], fees, undefined);
  return [
    `${m.tickets_count({ count: quantity })}: ${formatPrice(tickets)}`,
    ticketFees && Number(ticketFees) > 0 && `${m.shop_fee_in_tickets()}: ${formatPrice(ticketFees)}`,
    orderFee && Number(orderFee) > 0 && `${m.shop_fee_of_order()}: ${formatPrice(orderFee)}`,
    `${m.shop_total()}: ${formatPrice(total)}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** 'Hamlet, Dienstag, 1. Dezember 2026, 19:30 Uhr'. */
function dateText({ name, start }: WaitingDate, language: Language): string {
  return `${translate(name, language).text}, ${momentText(start, language)}`;
}
