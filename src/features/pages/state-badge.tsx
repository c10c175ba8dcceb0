import { m } from '../../paraglide/messages.js';
import type { PublishingState } from './publishing/publishing-state.shapes.ts';

const words: Record<PublishingState, () => string> = {
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
  const text = state === 'changed' && changes > 0 ? m.state_changed_count({ count: changes }) : words[state]();
  return <span className={`bs-state ${state}`}>{text}</span>;
}
