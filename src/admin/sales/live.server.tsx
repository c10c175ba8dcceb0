import { translate } from '../../core/languages.ts';
import { toLocalIso } from '../../core/text/wall-clock.ts';
import type { Entry } from '../../features/admin/entries.read.server.ts';
import { titleOf } from '../../features/admin/entry-values.server.ts';
import type { Resource } from '../../features/admin/resources.server.ts';
import { refusalText } from '../../features/booking/refusal-error.server.ts';
import { groupNameOf, readSoldEvents } from '../../features/booking/stock/sold-events.read.server.ts';
import { stockIntervalMs } from '../../features/booking/stock/stock-interval.shapes.ts';
import { readStocks } from '../../features/booking/stock/stocks.read.server.ts';
import { readSiteSettings } from '../../features/site/site.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import type { AdminContext } from '../admin-context.server.ts';
import { noticePage, whenOf } from '../admin-notes.tsx';
import type { EntryAction } from '../entries/entry-action.ts';
import type { OfficeAnswer } from '../office-answers.server.ts';
import { LiveOver } from './live-over.tsx';
import { LiveView } from './live-view.tsx';
import { SaleGaps } from './sale-gaps.tsx';

/** How the sale of a performance stands, for the evening (SHOP-101): it renews itself while it is looked at, by reloading without script. */
export const liveAction: EntryAction = {
  isFor: ({ name }, { deleted_at }, { options }) => name === 'events' && deleted_at === null && options.saleState !== null,
  show: livePage,
  submit: livePage,
};

async function livePage(context: AdminContext, resource: Resource, entry: Entry): Promise<OfficeAnswer> {
  const { options, reading, language } = context;
  const title = titleOf(resource, entry.values, language);
  const editHref = adminHref(language, resource.name, entry.id);
  const failed = (error: unknown) => {
    context.request.log.error(error);
    return 'failed' as const;
  };
  const state = (await options.saleState?.(entry.id, reading.now).catch(failed)) ?? null;
  if (state === null) return noticePage(m.admin_live_not_sold(), 404, undefined, { href: editHref, label: m.admin_back_to_entry() });
  const sold = await readSoldEvents(reading.db, [entry.id]);
  const groups = sold[0]?.event.seat_groups ?? [];
  const { is_shop_online } = await readSiteSettings(reading);
  const why = state !== 'failed' && (is_shop_online ? state.notSold : 'offline');
  const notSold = entry.values.id_jet ? why && refusalText(why, language) : m.admin_live_off_sale();
  const stocks = options.isSandbox ? await readStocks(reading.db, entry.id, reading.now) : null;
  const waiting = (await options.waitingList?.line(entry.id)) ?? { parties: 0, tickets: 0 };
  return {
    status: state === 'failed' ? 503 : 200,
    title: `${m.admin_live()}: ${title}`,
    current: resource.name,
    view: (
      <section className="adm-section adm-live">
        <h1>{m.admin_live()}</h1>
        <p>
          <strong>{title}</strong>
          {whenOf(entry, language)}
        </p>
        <div data-live="sale" data-interval={stockIntervalMs}>
          <SaleGaps idJet={entry.values.id_jet} stocks={stocks} editHref={editHref} />
          {state === 'failed' ? (
            <p className="bs-note bad">{m.admin_live_away()}</p>
          ) : (
            <LiveView
              state={state}
              notSold={notSold || null}
              waiting={waiting}
              groupName={(seatGroup) => translate(groupNameOf(groups, seatGroup), language).text}
              now={toLocalIso(reading.now)}
              language={language}
            />
          )}
        </div>
        <p className="bs-vh" role="status" data-live-said="" />
        <p className="bs-note bad" role="status" data-live-failed={m.admin_live_failed()} hidden />
        <LiveOver backTo={`${editHref}/live`} language={language} />
        <nav className="bs-row wrap" aria-label={m.admin_actions()}>
          <a className="bs-btn" href={`${editHref}/live`} data-live-renew="">
            {m.admin_live_renew()}
          </a>
          {options.waitingList && entry.values.has_waiting_list === true && (
            <a className="bs-btn" href={`${editHref}/waiting-list`}>
              {m.admin_waiting_list()}
            </a>
          )}
          <a className="bs-btn" href={editHref}>
            {m.admin_back_to_entry()}
          </a>
        </nav>
      </section>
    ),
  };
}
