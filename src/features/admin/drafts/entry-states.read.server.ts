import type { Reading } from '../../../core/database/reading.server.ts';
import type { Fields } from '../../../core/fields/field.ts';
import { isUntranslated, type Language, languages, type Translated } from '../../../core/languages.ts';
import { type LanguageState, publishingStateOf } from '../../pages/publishing/publishing-state.shapes.ts';
import type { HiddenEntry } from '../../site/alerts.read.server.ts';
import { type Entry, readHidden } from '../entries.read.server.ts';
import type { Values } from '../entry-values.server.ts';
import type { Resource } from '../resources.server.ts';
import { isText, ofLanguages, withPartial } from './draft-values.ts';
import { type EntryDraft, outdatedFields, readDrafts, readNeverPublished } from './entry-draft.read.server.ts';
import { type EntryPlan, readPlansOf } from './entry-plans.read.server.ts';

/** Whether all texts are there in a language, or some are older than those they translate. */
export type TextState = 'complete' | 'outdated' | 'missing';

/** How a language of an entry stands, in the words of pages (PAGE-17). */
export interface EntryLanguage extends LanguageState {
  texts: TextState;
}

interface EntryFacts {
  live: Values;
  draft: Pick<EntryDraft, 'values' | 'text_times'>;
  isNew: boolean;
  plans: readonly EntryPlan[];
  /** Why visitors do not see it, though it is online; undefined where they do. */
  hidden?: HiddenEntry | null | undefined;
}

/** The states of an entry; the rule is that of pages. */
export function statesOf({ fields }: Resource, { live, draft, isNew, plans, hidden }: EntryFacts): EntryLanguage[] {
  const shownFrom = hidden?.reason === 'ahead' ? hidden.online_from : null;
  const isOver = hidden?.reason === 'over' || hidden?.reason === 'reinstated';
  // Of alerts; an alert that visitors see no longer has no end to come.
  const shownTo = !isOver && typeof live.online_to === 'string' ? new Date(live.online_to).toISOString() : null;
  const texts = textStatesOf(fields, withPartial(fields, live, draft.values), draft);
  return languages.map((language) => {
    const changes = Object.keys(ofLanguages(fields, draft.values, [language])).length;
    const plan = plans.find((each) => each.language === language && each.failure === null);
    const is_online = live.is_online !== false && !isOver;
    const publish_at = (plan?.at ?? shownFrom)?.toISOString() ?? null;
    const facts = { is_online, number: isNew ? null : 1, was_published: !isNew, is_permanent: false, changes, publish_at };
    const unpublish_at = is_online ? shownTo : null;
    return { language, state: publishingStateOf(facts), changes, publish_at, unpublish_at, texts: texts[language] };
  });
}

/** By language, how the texts stand (ADMIN-245); without the times of a draft none is outdated. */
export function textStatesOf(fields: Fields, values: Values, draft: Pick<EntryDraft, 'text_times'> = { text_times: {} }) {
  const names = Object.keys(fields).filter((name) => isText(fields, name));
  const isOutdated = outdatedFields(fields, values, draft).length > 0;
  const stateOf = (language: Language): TextState => {
    if (names.some((name) => isUntranslated(values[name] as Translated, language))) return 'missing';
    return language === 'en' && isOutdated ? 'outdated' : 'complete';
  };
  return Object.fromEntries(languages.map((language) => [language, stateOf(language)])) as Record<Language, TextState>;
}

/** The states of the entries of a list, by id; empty for content that is always on the website. The cast of a draft counts as a change. */
export async function readEntryStates(
  { db, now }: Pick<Reading, 'db' | 'now'>,
  resource: Resource,
  entries: readonly Entry[],
): Promise<Map<number, EntryLanguage[]>> {
  if (!resource.columns.is_online || entries.length === 0) return new Map();
  const drafts = await readDrafts(db, resource, entries);
  const isNew = await readNeverPublished(db, resource, entries);
  const ids = entries.map(({ id }) => id);
  const plans = Map.groupBy(await readPlansOf(db, resource, ids), ({ object_id }) => object_id);
  const hidden = await readHidden(db, resource, ids, now);
  return new Map(
    entries.map(({ id, values }) => {
      const facts = {
        ...{ live: values, hidden: hidden.get(id) },
        ...{ draft: drafts.get(id) ?? { values: {}, text_times: {} }, isNew: isNew.has(id), plans: plans.get(id) ?? [] },
      };
      return [id, statesOf(resource, facts)];
    }),
  );
}
