import { and, eq, not, type SQL } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { isLanguage, languages } from '../../../core/languages.ts';
import type { MailMessage } from '../../../core/outside/mail.server.ts';
import { fullPriceOf } from '../../programme/prices.shapes.ts';
import { events } from '../../programme/programme.tables.server.ts';
import type { Fees } from '../cart/price-sum.ts';
import { composeWaitingMail } from './compose-waiting-mail.server.ts';
import { isCanceled, isOpen, readOffers, readWaitingPage } from './waiting-list.read.server.ts';
import { type waitingMails, waitingOffers, waitingParties } from './waiting-list.tables.server.ts';

interface Mailing {
  db: Database;
  clock: () => Date;
  origin: () => string;
  siteName: () => Promise<string>;
  fees: Fees;
}

const dayMs = 24 * 3_600_000;

/** The mails as they would be sent, for the office. */
export async function previewWaitingMails(mailing: Mailing, event: number) {
  const { db, clock, siteName, origin, fees } = mailing;
  const [row] = await db
    .select({
      id: events.id,
      idJet: events.id_jet,
      name: events.name,
      start: events.date_start,
      groups: events.seat_groups,
      prices: events.prices,
    })
    .from(events)
    .where(eq(events.id, event));
  if (!row) return [];
  const { groups, prices, ...date } = row;
  const [group] = groups;
  const offer = {
    ...{ id: 0, event: date, quantity: 2, expires: new Date(clock().getTime() + dayMs) },
    seatGroup: group?.name ?? { de: group?.seat_group ?? '' },
    price: fullPriceOf(group?.prices ?? prices)?.price ?? '0',
  };
  const content = { size: 2, dates: [date], fees, token: '…', siteName: await siteName(), origin: origin() };
  return languages.flatMap((language) =>
    (['confirm', 'known', 'offer', 'lapsed'] as const).map((kind) => ({
      language,
      ...composeWaitingMail({ ...content, kind, offer: kind === 'confirm' || kind === 'known' ? null : offer }, language),
    })),
  );
}

/** Null for a party that has left meanwhile, for an offer that is no longer open or whose evening is canceled, and where there is nothing left to confirm. */
export async function writeWaitingMail(
  mailing: Mailing,
  { party: id, offer: offerId, kind, recipient }: typeof waitingMails.$inferSelect,
): Promise<MailMessage | null> {
  const { db, siteName, origin, clock, fees } = mailing;
  const [party] = await db.select().from(waitingParties).where(eq(waitingParties.id, id));
  const page = party && (await readWaitingPage(db, party.token, clock()));
  if (!page) return null;
  const readOffer = async (condition?: SQL) => (offerId === null ? [] : readOffers(db, and(eq(waitingOffers.id, offerId), condition)));
  const [offer = null] = await readOffer(kind === 'offer' ? isOpen(clock()) : not(isCanceled));
  const isAboutOffer = kind === 'offer' || kind === 'lapsed';
  if (isAboutOffer ? offer === null : page.dates.length === 0 || (kind === 'confirm' && party.confirmed_at !== null)) return null;
  const content = {
    kind,
    size: page.size,
    dates: page.dates,
    offer,
    fees,
    token: party.token,
    siteName: await siteName(),
    origin: origin(),
  };
  return { to: recipient, ...composeWaitingMail(content, isLanguage(party.language) ? party.language : 'de') };
}
