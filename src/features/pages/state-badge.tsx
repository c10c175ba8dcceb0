import { locales } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
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
  if (isShort && first && states.every(({ state, changes }) => state === first.state && changes === first.changes))
    return <StateBadge {...first} />;
  return (
    <ul className="plain bs-states">
      {states.map(({ language, state, changes }) => (
        <li key={language}>
          {isNamed ? <span>{locales[language].name}</span> : <span className="bs-meta">{language.toUpperCase()}</span>}{' '}
          <StateBadge {...{ state, changes }} />
        </li>
      ))}
    </ul>
  );
}
