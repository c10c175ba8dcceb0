import type { Language } from '../../../core/languages.ts';
import { locales } from '../../../core/languages.ts';
import { formatShortMoment } from '../../../core/text/dates.ts';
import type { EntryPlan } from '../../../features/admin/drafts/entry-plans.read.server.ts';
import type { EntryLanguage } from '../../../features/admin/drafts/entry-states.read.server.ts';
import type { CheckedFinding } from '../../../features/pages/drafts/draft.contract.ts';
import { plansHref } from '../../../features/pages/publishing/plan-address.shapes.ts';
import { planFailureTexts } from '../../../features/pages/publishing/plan-texts.shapes.ts';
import { StateBadges } from '../../../features/pages/state-badge.tsx';
import { m } from '../../../paraglide/messages.js';
import { ToolIcon } from '../../../ui/backstage/tool-icon.tsx';
import { Labelled } from '../../forms/form-fields.tsx';
import type { FormKit } from '../../forms/form-kit.ts';
import { countedFindings, findingsId } from './finding-section.tsx';

/** What of an entry is public, and what is not yet (PAGE-17). */
export interface Publishing {
  /** Empty for a new entry. */
  states: readonly EntryLanguage[];
  plans: readonly EntryPlan[];
  /** 'YYYY-MM-DD' */
  today: string;
  /** Labels of the fields whose English is older than the German. */
  outdated: readonly string[];
  /** Something is drafted that can be discarded. */
  hasDraft: boolean;
  /** What the check finds in the draft. */
  findings: readonly CheckedFinding[];
}

interface PublishingSectionProps {
  publishing: Publishing;
  kit: FormKit;
  editHref: string;
  language: Language;
}

/** How the languages of an entry stand, its plans, and what can be done with its draft besides publishing it. */
export function PublishingSection({ publishing, kit, editHref, language }: PublishingSectionProps) {
  const { states, plans, outdated, hasDraft } = publishing;
  // With a planned version the draft is what is planned, and dropping it is how what is public is corrected before.
  const isPlanned = plans.some(({ failure }) => failure === null);
  return (
    <section className="adm-section" aria-labelledby="publishing">
      <h2 id="publishing">{m.publish_states()}</h2>
      {states.length > 0 && <StateBadges states={states} isNamed />}
      {outdated.length > 0 && (
        <div className="bs-note warn">
          <div>
            <p>{m.admin_outdated({ fields: outdated.join(', ') })}</p>
            <button className="bs-btn" type="submit" name="operation" value="confirm">
              {m.admin_outdated_confirm()}
            </button>
          </div>
        </div>
      )}
      {plans.length > 0 && <Plans {...{ plans, language }} today={publishing.today} />}
      <details className="fold adm-rare" open={Boolean(kit.form.get('publish.at') || kit.errors['publish.at']) || undefined}>
        <summary>{m.admin_publish_later()}</summary>
        <div className="bs-row wrap adm-plan-at" data-enter="">
          <Labelled name="publish.at" label={m.admin_publish_at()} kit={kit}>
            {(props) => <input {...props} className="bs-input" type="datetime-local" defaultValue={kit.form.get('publish.at')} />}
          </Labelled>
          <button className="bs-btn" type="submit" name="operation" value="plan">
            {m.publish_plan()}
          </button>
        </div>
        <p className="bs-hint">{m.publish_at_hint()}</p>
      </details>
      {hasDraft && (
        <div className="bs-field">
          <span>
            <button className={isPlanned ? 'bs-btn' : 'bs-btn danger'} type="submit" formAction={`${editHref}/discard`}>
              {isPlanned ? m.plan_correct() : m.admin_draft_discard()}
            </button>
          </span>
          {isPlanned && <p className="bs-hint">{m.plan_correct_entry_hint()}</p>}
        </div>
      )}
    </section>
  );
}

function Plans({ plans, language, today }: { plans: readonly EntryPlan[]; language: Language; today: string }) {
  return (
    <div>
      <ul className="plain">
        {plans.map(({ id, at, language: of, failure }) => {
          const time = formatShortMoment(at.toISOString(), language, today);
          return (
            <li key={id}>
              {m.plan_action({ language: of.toUpperCase(), what: m.schedule_publish(), time })}
              {failure && `. ${m.plan_failed({ reason: planFailureTexts[failure.reason]() })}`}
            </li>
          );
        })}
      </ul>
      <a href={plansHref(language, plans)}>{m.schedule_open()}</a>
    </div>
  );
}

/** Saves the draft, or publishes it too; the keys are those of the page editor. */
export function DraftButtons({ kit, findings }: { kit: FormKit; findings: readonly CheckedFinding[] }) {
  return (
    <>
      {findings.length > 0 && (
        <a
          className="bs-btn"
          href={`#${findingsId}`}
          aria-label={`${findings.length}. ${countedFindings(findings)}`}
          title={countedFindings(findings)}
        >
          <ToolIcon name="alert" />
          <span className="bs-count warn">{findings.length}</span>
        </a>
      )}
      <button
        className="bs-btn"
        type="submit"
        name="operation"
        value="save"
        aria-keyshortcuts="Control+S"
        title={m.admin_key({ key: 'S' })}
      >
        {m.admin_save()}
      </button>
      <select
        className="bs-input"
        name="publish.language"
        aria-label={m.admin_publish_languages()}
        defaultValue={kit.form.get('publish.language')}
      >
        <option value="">{m.publish_both()}</option>
        <option value="de">{locales.de.name}</option>
        <option value="en">{locales.en.name}</option>
      </select>
      <button
        className="bs-btn primary"
        type="submit"
        name="operation"
        value="publish"
        aria-keyshortcuts="Control+Shift+Enter"
        title={m.admin_key({ key: m.admin_key_publish() })}
      >
        {m.publish_title()}
      </button>
    </>
  );
}
