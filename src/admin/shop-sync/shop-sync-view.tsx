import { type Language, translate } from '../../core/languages.ts';
import type { ShopGateway } from '../../features/booking/shop-gateway.ts';
import { placeOfPrice } from '../../features/booking/sync/shop-values.shapes.ts';
import type { ShopConflict, SyncedChange, SyncOverview } from '../../features/booking/sync/sync.read.server.ts';
import type { SyncTrigger } from '../../features/booking/sync/sync.tables.server.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { Head } from '../forms/page-elements.tsx';
import { MailsThatWait, momentOf, type WaitingMails } from './mails-that-wait.tsx';
import { valueLabel, valueText } from './shop-value.ts';

interface ShopSyncViewProps {
  language: Language;
  overview: SyncOverview;
  /** Null where the shop does not say what has changed. */
  shop: ReturnType<ShopGateway['state']> | null;
  /** Mails to ticket holders that wait until somebody sends them. */
  mails: readonly WaitingMails[];
  problem: string | null;
  done: string | null;
}

/** How the synchronisation stands, what waits for a decision, and what it has done. */
export function ShopSyncView({ language, overview, shop, mails, problem, done }: ShopSyncViewProps) {
  const { readAt, failure, notFound, conflicts, unknown, changes } = overview;
  if (!shop)
    return (
      <>
        <Head title={m.shop_sync_title()} />
        <p className="bs-note">{m.shop_sync_impossible()}</p>
      </>
    );
  return (
    <>
      <Head title={m.shop_sync_title()} intro={m.shop_sync_intro()} done={done}>
        <form method="post" action={adminHref(language, 'shop-sync')}>
          <button type="submit" className="bs-btn primary" name="do" value="now">
            {m.shop_sync_now()}
          </button>
        </form>
      </Head>
      {problem && (
        <p className="bs-note bad" role="alert">
          {problem}
        </p>
      )}
      {failure && (
        <p className="bs-note bad" role="status">
          {failure.text === '' ? m.shop_sync_incomplete() : m.shop_sync_failed({ moment: momentOf(failure.at, language) })}{' '}
          <span className="bs-meta">{failure.text}</span>
        </p>
      )}
      <p className="bs-hint">{readAt ? m.shop_sync_read_at({ moment: momentOf(readAt, language) }) : m.shop_sync_never()}</p>
      <MailsThatWait {...{ language, mails }} />
      <NotFound {...{ language, notFound }} />
      <Conflicts {...{ language, conflicts }} />
      <UnknownDates {...{ language, unknown }} />
      <Changes {...{ language, changes }} />
    </>
  );
}

function NotFound({ language, notFound }: Pick<ShopSyncViewProps, 'language'> & Pick<SyncOverview, 'notFound'>) {
  if (notFound.length === 0) return null;
  return (
    <section className="adm-after" aria-labelledby="not-found">
      <h2 id="not-found">{m.shop_sync_not_found()}</h2>
      <p className="bs-hint">{m.shop_sync_not_found_hint()}</p>
      <ul className="adm-list">
        {notFound.map((event) => (
          <li key={event.id}>
            <div className="adm-what">
              <p>{titleOf(event, language)}</p>
              <p className="bs-meta">{m.shop_sync_number({ number: event.idJet })}</p>
            </div>
            <a
              className="bs-btn"
              href={`${adminHref(language, 'events', event.id)}#id_jet`}
              aria-label={`${m.shop_sync_check_number()}: ${titleOf(event, language)}`}
            >
              {m.shop_sync_check_number()}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Conflicts({ language, conflicts }: Pick<ShopSyncViewProps, 'language'> & Pick<SyncOverview, 'conflicts'>) {
  return (
    <section className="adm-after" aria-labelledby="conflicts">
      <h2 id="conflicts">{m.shop_sync_conflicts()}</h2>
      <p className="bs-hint">{conflicts.length === 0 ? m.shop_sync_no_conflicts() : m.shop_sync_conflicts_hint()}</p>
      <ul className="adm-list">
        {conflicts.map((conflict) => (
          <Conflict key={conflict.id} {...{ language, conflict }} />
        ))}
      </ul>
    </section>
  );
}

function Conflict({ language, conflict: { id, event, name, shop, own } }: { language: Language; conflict: ShopConflict }) {
  const label = valueLabel(name, event, language);
  const about = `${label}, ${titleOf(event, language)}`;
  const take = shop === null && placeOfPrice(name) ? m.shop_sync_take_off() : m.shop_sync_take();
  return (
    <li>
      <div className="adm-what">
        <a href={adminHref(language, 'events', event.id)}>{titleOf(event, language)}</a>
        <dl className="adm-both-values">
          <dt>{label}</dt>
          <dd>
            {m.shop_sync_in_shop()}: <strong>{valueText(name, shop, language)}</strong>
          </dd>
          <dd>
            {m.shop_sync_in_office()}: <strong>{valueText(name, own, language)}</strong>
          </dd>
        </dl>
      </div>
      <form method="post" action={adminHref(language, 'shop-sync')} className="bs-row wrap">
        <input type="hidden" name="conflict" value={id} />
        <input type="hidden" name="read" value={shop ?? ''} />
        <button className="bs-btn" type="submit" name="do" value="take" aria-label={`${take}: ${about}`}>
          {take}
        </button>
        <button className="bs-btn" type="submit" name="do" value="keep" aria-label={`${m.shop_sync_keep()}: ${about}`}>
          {m.shop_sync_keep()}
        </button>
      </form>
    </li>
  );
}

function UnknownDates({ language, unknown }: Pick<ShopSyncViewProps, 'language'> & Pick<SyncOverview, 'unknown'>) {
  if (unknown.length === 0) return null;
  return (
    <section className="adm-after" aria-labelledby="unknown">
      <h2 id="unknown">{m.shop_sync_unknown()}</h2>
      <p className="bs-hint">{m.shop_sync_unknown_hint()}</p>
      <ul className="adm-list">
        {unknown.map(({ idJet, name, dateStart }) => {
          const title = `${translate(name, language).text}, ${momentOf(dateStart, language)}`;
          return (
            <li key={idJet}>
              <div className="adm-what">
                <p>{title}</p>
                <p className="bs-meta">{m.shop_sync_number({ number: idJet })}</p>
              </div>
              <form method="post" action={adminHref(language, 'shop-sync')} className="bs-row wrap">
                <input type="hidden" name="date" value={idJet} />
                <a
                  className="bs-btn"
                  href={`${adminHref(language, 'events')}/new?shop=${encodeURIComponent(idJet)}`}
                  aria-label={`${m.shop_sync_enter()}: ${title}`}
                >
                  {m.shop_sync_enter()}
                </a>
                <button className="bs-btn" type="submit" name="do" value="ignore" aria-label={`${m.shop_sync_ignore()}: ${title}`}>
                  {m.shop_sync_ignore()}
                </button>
              </form>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const triggers: Record<SyncTrigger, () => string> = {
  schedule: m.shop_sync_by_schedule,
  webhook: m.shop_sync_by_webhook,
  office: m.shop_sync_by_office,
};

function Changes({ language, changes }: Pick<ShopSyncViewProps, 'language'> & { changes: readonly SyncedChange[] }) {
  return (
    <section className="adm-after" aria-labelledby="changes">
      <h2 id="changes">{m.shop_sync_changes()}</h2>
      {changes.length === 0 && <p className="bs-hint">{m.shop_sync_no_changes()}</p>}
      <ul className="adm-list">
        {changes.map(({ id, at, trigger, event, taken, conflicts, isDraft, failure }) => {
          const labels = (names: readonly string[]) => names.map((name) => valueLabel(name, event, language)).join(', ');
          return (
            <li key={id}>
              <div className="adm-what">
                <a href={`${adminHref(language, 'events', event.id)}${isDraft ? '' : '/history'}`}>{titleOf(event, language)}</a>
                <p className="bs-meta">
                  {momentOf(at, language)}, {triggers[trigger]()}
                </p>
                {isDraft && <p>{m.shop_sync_drafted()}</p>}
                {taken.length > 0 && <p>{m.shop_sync_taken({ fields: labels(taken) })}</p>}
                {conflicts.length > 0 && <p>{m.shop_sync_in_conflict({ fields: labels(conflicts) })}</p>}
                {failure && <p>{translate(failure, language).text}</p>}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function titleOf({ name, dateStart }: Pick<ShopConflict['event'], 'name' | 'dateStart'>, language: Language): string {
  return `${translate(name, language).text}, ${momentOf(dateStart, language)}`;
}
