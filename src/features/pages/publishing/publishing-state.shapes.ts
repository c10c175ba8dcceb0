import type { Language } from '../../../core/languages.ts';

/** How a language of a page or container stands; the words are the same everywhere. */
export const publishingStates = ['draft', 'changed', 'planned', 'live', 'withdrawn'] as const;
export type PublishingState = (typeof publishingStates)[number];

/** How a language of a page, container or entry stands. */
export interface LanguageState {
  language: Language;
  state: PublishingState;
  /** Modules and fields that differ from what is published. */
  changes: number;
  /** When what is planned becomes public, and when visitors see it no longer; null or left out for no plan. */
  publish_at?: string | null;
  unpublish_at?: string | null;
}

export interface PublishingFacts {
  /** The page's own switch (PAGE-04); true for what has none. */
  is_online: boolean;
  /** Number of the published version; null for none. */
  number: number | null;
  /** Whether visitors have ever seen it. */
  was_published: boolean;
  /** A page with a fixed address or a list: on the website with or without modules. */
  is_permanent: boolean;
  /** When a planned version becomes public; null for no plan. */
  publish_at: string | null;
  /** Modules and page fields that differ from what is published. */
  changes: number;
}

/** The one rule for the state: what visitors cannot see comes first, then what is planned, then what differs. */
export function publishingStateOf({
  is_online,
  number,
  was_published,
  is_permanent,
  publish_at,
  changes,
}: PublishingFacts): PublishingState {
  if (!is_online && (was_published || is_permanent)) return 'withdrawn';
  if (publish_at !== null) return 'planned';
  if (number === null && was_published) return 'withdrawn';
  if (number === null && !is_permanent) return 'draft';
  return changes > 0 ? 'changed' : 'live';
}

/** Why a plan was not carried out: its page is in the trash, the check has findings against its version, or something unexpected. */
export const planFailures = ['trashed', 'findings', 'error'] as const;
