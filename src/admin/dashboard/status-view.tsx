import type { Language } from '../../core/languages.ts';
import { formatClock, formatNumericDay } from '../../core/text/dates.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref, dashboardHref } from '../../urls.ts';
import { Done } from '../forms/page-elements.tsx';
import { Paging } from '../lists/paging.tsx';
import { Card, formatMoment, formatNumber, Table } from './dashboard-elements.tsx';

interface StatusViewProps {
  language: Language;
  settings: { is_site_online: boolean; is_shop_online: boolean };
  last: ReadonlyMap<string, { at: Date; user: string }>;
  /** Switch to confirm, null for none. */
  what: 'site' | 'shop' | null;
  missing: readonly { url: string; count: number; last_seen: string }[];
  page: number;
  pages: number;
  done: string | null;
  /** Shows the links to create redirects, for editors. */
  canRedirect: boolean;
}

/** Switches of site and shop with confirmation, and the addresses that answered 404 (DASH-08). */
export function StatusView({ language, settings, last, what, missing, page, pages, done, canRedirect }: StatusViewProps) {
  const isOn = { site: settings.is_site_online, shop: settings.is_shop_online };
  return (
    <>
      <Done text={done} />
      {what && <Question what={what} isOn={isOn[what]} language={language} />}
      <div className="dash-pair">
        {(['site', 'shop'] as const).map((each) => (
          <Switch key={each} what={each} isOn={isOn[each]} last={last.get(each)} language={language} />
        ))}
      </div>
      <Card title={m.dashboard_missing()} hint={m.dashboard_missing_hint()}>
        {missing.length === 0 ? (
          <p className="in">{m.dashboard_missing_empty()}</p>
        ) : (
          <Table
            caption={m.dashboard_missing()}
            columns={[m.dashboard_missing_url(), m.dashboard_missing_count(), m.dashboard_last()]}
            numbers={[1, 2]}
            rows={missing.map(({ url, count, last_seen }) => ({
              key: url,
              cells: [
                <MissingAddress key="url" {...{ url, language, canRedirect }} />,
                formatNumber(count, language),
                formatMoment(last_seen, language),
              ],
            }))}
          />
        )}
      </Card>
      <Paging {...{ page, pages }} hrefOf={(target) => `${dashboardHref(language, 'status')}?page=${target}`} />
      <p className="bs-meta">{m.dashboard_missing_note()}</p>
    </>
  );
}

/** Missing address, for editors with a link to create its redirect. */
function MissingAddress({ url, language, canRedirect }: { url: string; language: Language; canRedirect: boolean }) {
  const redirect = `${adminHref(language, 'redirects')}/new?${new URLSearchParams({ from: url })}`;
  return (
    <div className="dash-url">
      <span>{readable(url)}</span>
      {canRedirect && (
        <a className="bs-btn" href={redirect} aria-label={`${m.dashboard_redirect()}: ${readable(url)}`}>
          {m.dashboard_redirect()}
        </a>
      )}
    </div>
  );
}

const names = { site: m.dashboard_site, shop: m.dashboard_shop };
const actions = {
  site: { on: m.dashboard_site_on, off: m.dashboard_site_off },
  shop: { on: m.dashboard_shop_on, off: m.dashboard_shop_off },
};
const questions = {
  site: { on: m.dashboard_site_on_question, off: m.dashboard_site_off_question },
  shop: { on: m.dashboard_shop_on_question, off: m.dashboard_shop_off_question },
};
const texts = {
  site: { on: m.dashboard_site_on_text, off: m.dashboard_site_off_text },
  shop: { on: m.dashboard_shop_on_text, off: m.dashboard_shop_off_text },
};

interface SwitchProps {
  what: 'site' | 'shop';
  isOn: boolean;
  language: Language;
}

function Switch({ what, isOn, last, language }: SwitchProps & { last: { at: Date; user: string } | undefined }) {
  const to = isOn ? 'off' : 'on';
  return (
    <Card
      title={names[what]()}
      hint={<span className={`bs-state ${isOn ? 'live' : 'off'}`}>{isOn ? m.dashboard_online() : m.dashboard_offline()}</span>}
    >
      <div className="in bs-row wrap">
        <a className="bs-btn" href={`${dashboardHref(language, 'status')}?switch=${what}`}>
          {actions[what][to]()}
        </a>
        {last && (
          <span className="bs-meta">
            {[`${formatNumericDay(last.at.toISOString(), language)}, ${formatClock(last.at.toISOString(), language)}`, last.user]
              .filter(Boolean)
              .join(', ')}
          </span>
        )}
      </div>
    </Card>
  );
}

/** Confirmation of a switch: consequences, confirm and cancel. */
function Question({ what, isOn, language }: SwitchProps) {
  const to = isOn ? 'off' : 'on';
  const address = dashboardHref(language, 'status');
  return (
    <form method="post" action={address} className="adm-section dash-question">
      <h2>{questions[what][to]()}</h2>
      <p>{texts[what][to]()}</p>
      <input type="hidden" name="what" value={what} />
      <input type="hidden" name="to" value={to} />
      <div className="bs-row wrap">
        {/* biome-ignore lint/a11y/noAutofocus: the question is why the page was opened, and the safe answer comes first */}
        <a className="bs-btn" href={address} autoFocus>
          {m.dashboard_leave()}
        </a>
        <button type="submit" className={`bs-btn ${to === 'off' ? 'danger solid' : 'primary'}`}>
          {actions[what][to]()}
        </button>
      </div>
    </form>
  );
}

/** Decoded address; unchanged if it cannot be decoded. */
function readable(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
