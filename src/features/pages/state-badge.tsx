import { locales } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { momentOf } from './publishing/publishing-moment.shapes.ts';
import type { LanguageState, PublishingState } from './publishing/publishing-state.shapes.ts';

/** The words of the states. */
export const stateWords: Record<PublishingState, () => string> = {
  draft: m.state_draft,
  changed: m.state_changed,
  planned: m.state_planned,
  live: m.state_live,
  withdrawn: m.state_withdrawn,
};

interface StateBadgeProps {
  state: PublishingState;
  /** Modules and page fields that differ from what is published. */
  changes?: number;
}

/** The state of a language, in the same words everywhere. */
export function StateBadge({ state, changes = 0 }: StateBadgeProps) {
  const text = state === 'changed' && changes > 0 ? m.state_changed_count({ count: changes }) : stateWords[state]();
  return <span className={`bs-state ${state}`}>{text}</span>;
}

/** That visitors see it no longer from a moment on, in the words of the schedule; nothing where that is not planned (EDIT-370). */
export function PlannedWithdrawal({ at }: { at: string | null | undefined }) {
  if (!at) return null;
  const text = m.state_until({ what: m.schedule_unpublish(), time: momentOf(at, getLocale()).replaceAll(' ', '\u00a0') });
  return (
    <>
      {' '}
      <span className="bs-state planned until" title={text}>
        {text}
      </span>
    </>
  );
}

/** What there is to say of a language: its state, when what is planned becomes public, and when that ends. */
function Standing({ state, changes, publish_at, unpublish_at }: LanguageState) {
  return (
    <>
      <StateBadge {...{ state, changes }} />
      {state === 'planned' && publish_at && <span className="bs-meta"> {momentOf(publish_at, getLocale())}</span>}
      <PlannedWithdrawal at={unpublish_at} />
    </>
  );
}

interface StateBadgesProps {
  states: readonly LanguageState[];
  /** Languages by their names instead of their codes, where there is room. */
  isNamed?: boolean;
  /** One word where all languages stand alike. */
  isShort?: boolean;
}

/** How each language stands, in every list, tree and form of the office. */
export function StateBadges({ states, isNamed = false, isShort = false }: StateBadgesProps) {
  const [first] = states;
  if (isShort && first && states.every((each) => isAlike(each, first))) return <Standing {...first} />;
  return (
    <ul className="plain bs-states">
      {states.map((each) => (
        <li key={each.language}>
          {isNamed ? <span>{locales[each.language].name}</span> : <span className="bs-meta">{each.language.toUpperCase()}</span>}{' '}
          <Standing {...each} />
        </li>
      ))}
    </ul>
  );
}

function isAlike(one: LanguageState, other: LanguageState): boolean {
  const said = ({ state, changes, publish_at, unpublish_at }: LanguageState) => [state, changes, publish_at ?? '', unpublish_at ?? ''];
  return said(one).join() === said(other).join();
}
