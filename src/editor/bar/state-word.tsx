import { locales } from '../../core/languages.ts';
import { momentOf } from '../../features/pages/publishing/publishing-moment.shapes.ts';
import { PlannedWithdrawal, StateBadge } from '../../features/pages/state-badge.tsx';
import { m } from '../../paraglide/messages.js';
import { useSurface } from '../canvas/editor-context.ts';

/** How the page stands against what visitors see, since when and by whom (EDIT-110). */
export function StateWord() {
  const { session, state, language } = useSurface();
  const { languageState, draft, edited } = state;
  const { pageState } = session;
  if (!languageState || !pageState) return null;
  const plans = [...languageState.plans, ...(edited?.plans ?? []).filter((one) => one.language === language)];
  const plan = plans.find(({ action, failure }) => action === 'publish' && failure === null);
  // Moment and person are those of the modules.
  const isLive = pageState === 'live';
  const moment = isLive ? languageState.published_at : draft.changed_at;
  const person = isLive ? languageState.published_by : draft.changed_by;
  const at =
    moment && new Date(moment).toLocaleString(locales[language].iso, { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' });
  return (
    <>
      <StateBadge state={pageState} changes={session.changes} />
      <span className="bs-meta bs-wide">
        {[plan ? momentOf(plan.at, language) : at, plan ? plan.by : person].filter(Boolean).join(', ')}
      </span>
      {languageState.unpublish_at && (
        <span className="bs-until">
          <PlannedWithdrawal at={languageState.unpublish_at} />
        </span>
      )}
      {plan && plan.changes > 0 && (
        <span title={m.plan_changed({ count: plan.changes })}>
          <StateBadge state="changed" />
          <span className="bs-vh"> {m.plan_changed({ count: plan.changes })}</span>
        </span>
      )}
    </>
  );
}
