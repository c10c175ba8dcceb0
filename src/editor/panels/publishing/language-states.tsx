import type { Language } from '../../../core/languages.ts';
import type { PublishedLanguage } from '../../../features/pages/publishing/plans.contract.ts';
import { momentOf } from '../../../features/pages/publishing/publishing-moment.shapes.ts';
import { PlannedWithdrawal, StateBadge } from '../../../features/pages/state-badge.tsx';
import { m } from '../../../paraglide/messages.js';
import type { EntryAnswer } from '../../session/edited-entry.ts';
import { languageNames } from '../language-names.ts';

interface EntryStatesProps {
  edited: EntryAnswer;
  language: Language;
  /** What editors call the entry. */
  label: string;
  /** Null where publications of it are not taken back. */
  onUndo: (() => void) | null;
}

/** How each language of the entry stands that the page is about, and who published last, which is taken back here. */
export function EntryStates({ edited: { states = [], publication }, language, label, onUndo }: EntryStatesProps) {
  if (states.length === 0) return null;
  return (
    <section className="bs-stack" aria-label={label}>
      <h3>{label}</h3>
      <ul className="plain panel-list">
        {states.map(({ language: of, state, changes }) => (
          <li key={of}>
            <div className="bs-row wrap">
              <strong>{languageNames[of]()}</strong> <StateBadge {...{ state, changes }} />
            </div>
          </li>
        ))}
      </ul>
      {onUndo && publication && (
        <div>
          <p className="bs-meta">{[momentOf(publication.at, language), publication.by].filter(Boolean).join(', ')}</p>
          <button className="bs-btn small" type="button" aria-label={m.publish_undo_of({ language: label })} onClick={onUndo}>
            {m.publish_undo()}
          </button>
        </div>
      )}
    </section>
  );
}

interface LanguageStatesProps {
  /** What these are the states of. */
  label: string;
  states: readonly PublishedLanguage[];
  language: Language;
  onUndo(of: Language): void;
}

/** How each language stands, since when and by whom; what is public is taken back here. */
export function LanguageStates({ label, states, language, onUndo }: LanguageStatesProps) {
  return (
    <section aria-label={label}>
      {label !== m.publish_states() && <h3>{label}</h3>}
      <ul className="plain panel-list">
        {states.map(({ language: of, state, changes, is_online, number, published_at, published_by, unpublish_at }) => (
          <li key={of}>
            <div className="bs-row wrap">
              <strong>{languageNames[of]()}</strong> <StateBadge {...{ state, changes }} /> <PlannedWithdrawal at={unpublish_at} />
            </div>
            {published_at && <span className="bs-meta">{[momentOf(published_at, language), published_by].filter(Boolean).join(', ')}</span>}
            {!is_online && <span className="bs-note warn">{m.plan_offline()}</span>}
            {number !== null && (
              <div>
                <button
                  className="bs-btn small"
                  type="button"
                  aria-label={m.publish_undo_of({ language: languageNames[of]() })}
                  onClick={() => onUndo(of)}
                >
                  {m.publish_undo()}
                </button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
