import { z } from 'zod';
import { pageIn, readWithinPages } from '../../core/contract/page-of.server.ts';
import { entryId } from '../../core/fields/entry-id.ts';
import { type Language, translate } from '../../core/languages.ts';
import { formatShortMoment } from '../../core/text/dates.ts';
import { formatPrice } from '../../core/text/prices.ts';
import type { Entry } from '../../features/admin/entries.read.server.ts';
import { titleOf } from '../../features/admin/entry-values.server.ts';
import type { Resource } from '../../features/admin/resources.server.ts';
import type { WaitingRow } from '../../features/booking/waiting-list/waiting-rows.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { type AdminContext, formOf } from '../admin-context.server.ts';
import { whenOf } from '../admin-notes.tsx';
import { Paging } from '../lists/paging.tsx';
import { MailPreview } from '../mails/mail-preview.tsx';
import type { OfficeAnswer } from '../office-answers.server.ts';
import type { EntryAction } from './entry-action.ts';

const perPage = 100;
const actionShape = z.object({ do: z.enum(['remove', 'offer']), party: z.coerce.number().pipe(entryId) });

/** The waiting list of a performance in the order of arrival (SHOP-80): to look at, to remove a party, to offer out of turn. */
export const waitingListAction: EntryAction = {
  isFor: ({ name }, { deleted_at, values }, { options }) =>
    name === 'events' && deleted_at === null && options.waitingList !== null && values.has_waiting_list === true,
  show: (context, resource, entry) => waitingListPage(context, resource, entry, null),
  submit: async (context, resource, entry) => {
    const { options, language, query } = context;
    const form = formOf(context);
    const action = actionShape.safeParse({ do: form.get('do'), party: form.get('party') });
    const here = { to: hrefOf(adminHref(language, resource.name, entry.id), pageIn(query)) };
    const list = options.waitingList;
    if (!action.success || !list) return here;
    const { do: what, party } = action.data;
    if (!(await list.has(entry.id, party))) return here;
    if (what === 'remove') await list.remove(party);
    else if (!(await list.offerNow(entry.id, party))) return waitingListPage(context, resource, entry, m.admin_waiting_no_room());
    return here;
  },
};

const hrefOf = (editHref: string, page: number) => `${editHref}/waiting-list${page > 1 ? `?page=${page}` : ''}`;

async function waitingListPage(context: AdminContext, resource: Resource, entry: Entry, problem: string | null): Promise<OfficeAnswer> {
  const { options, language, query } = context;
  const title = titleOf(resource, entry.values, language);
  const editHref = adminHref(language, resource.name, entry.id);
  const list = options.waitingList;
  const read = async (page: number) => (await list?.rows(entry.id, { page, perPage })) ?? { count: 0, rows: [] };
  const { found, page, pages } = await readWithinPages(pageIn(query), perPage, read);
  const { count, rows } = found;
  const mails = (await list?.preview(entry.id)) ?? [];
  return {
    status: problem ? 409 : 200,
    title: `${m.admin_waiting_list()}: ${title}`,
    current: resource.name,
    view: (
      <section className="adm-section">
        <h1>{m.admin_waiting_list()}</h1>
        <p>
          <strong>{title}</strong>
          {whenOf(entry, language)}
        </p>
        <p>{m.admin_waiting_hint()}</p>
        {problem && (
          <p className="bs-note bad" role="alert">
            {problem}
          </p>
        )}
        {rows.length === 0 ? (
          <p className="bs-note">{m.admin_waiting_empty()}</p>
        ) : (
          <div className="adm-scroll">
            <table className="bs-table adm-parties">
              <thead>
                <tr>
                  <th scope="col" className="bs-num">
                    {m.admin_waiting_place()}
                  </th>
                  <th scope="col">{m.admin_waiting_party()}</th>
                  <th scope="col">{m.waiting_dates()}</th>
                  <th scope="col">{m.admin_waiting_state()}</th>
                  <th scope="col">{m.admin_actions()}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <Party key={row.id} row={row} event={entry.id} action={hrefOf(editHref, page)} language={language} />
                ))}
              </tbody>
            </table>
          </div>
        )}
        {pages > 1 && <p className="bs-meta">{m.admin_count({ count })}</p>}
        <Paging {...{ page, pages }} hrefOf={(target) => hrefOf(editHref, target)} />
        <h2>{m.admin_waiting_mails()}</h2>
        {mails.map((mail) => (
          <MailPreview key={mail.language + mail.subject} mail={mail} />
        ))}
        <div className="bs-row wrap">
          <a className="bs-btn" href={editHref}>
            {m.admin_back_to_entry()}
          </a>
        </div>
      </section>
    ),
  };
}

interface PartyProps {
  row: WaitingRow;
  event: number;
  action: string;
  language: Language;
}

function Party({ row, event, action, language }: PartyProps) {
  const { id, place, email, size, highestPrice, createdAt, state, dates, offers } = row;
  const moment = (date: Date) => formatShortMoment(date.toISOString(), language);
  return (
    <tr>
      <td className="bs-num" data-label={place === null ? undefined : m.admin_waiting_place()}>
        {place}
      </td>
      <th scope="row">
        {m.tickets_count({ count: size })}
        {highestPrice !== null && `, ${m.waiting_up_to({ price: formatPrice(highestPrice) })}`}
        <br />
        <span className="bs-meta">
          {email}, {moment(createdAt)}
        </span>
      </th>
      <td data-label={m.waiting_dates()}>
        {dates.map((date) => (
          <p key={date.id}>
            {moment(date.start)}
            {date.id !== event && `, ${translate(date.name, language).text}`}
          </p>
        ))}
      </td>
      <td data-label={m.admin_waiting_state()}>
        {states[state]()}
        {offers.map((offer) => (
          <p key={`${offer.event}-${offer.expires.getTime()}`} className="bs-meta">
            {[translate(offer.seatGroup, language).text, outcomes[offer.outcome ?? 'open']({ moment: moment(offer.expires) })]
              .filter(Boolean)
              .join(': ')}
          </p>
        ))}
      </td>
      <td>
        <form method="post" action={action} className="bs-row wrap">
          <input type="hidden" name="party" value={id} />
          {place !== null && (
            <button className="bs-btn" type="submit" name="do" value="offer" aria-label={m.admin_waiting_offer_to({ email })}>
              {m.admin_waiting_offer()}
            </button>
          )}
          {state !== 'accepted' && (
            <button className="bs-btn danger" type="submit" name="do" value="remove" aria-label={m.admin_waiting_remove_party({ email })}>
              {m.admin_waiting_remove()}
            </button>
          )}
        </form>
      </td>
    </tr>
  );
}

const states: Record<WaitingRow['state'], () => string> = {
  unconfirmed: m.admin_waiting_unconfirmed,
  waiting: m.admin_waiting_waiting,
  offered: m.admin_waiting_offered,
  accepted: m.admin_waiting_accepted,
};

const outcomes: Record<'open' | 'accepted' | 'declined' | 'lapsed', (inputs: { moment: string }) => string> = {
  open: m.admin_waiting_offer_open,
  accepted: () => m.admin_waiting_offer_accepted(),
  declined: () => m.admin_waiting_offer_declined(),
  lapsed: m.admin_waiting_offer_lapsed,
};
