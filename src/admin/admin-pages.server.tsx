import type { Reading } from '../core/database/reading.server.ts';
import type { Fields } from '../core/fields/field.ts';
import { type Language, type Translated, translate } from '../core/languages.ts';
import { localDay, parseWallClock } from '../core/text/wall-clock.ts';
import { type EditedEntry, outdatedFields, readEdited } from '../features/admin/drafts/entry-draft.read.server.ts';
import { readPlansOf } from '../features/admin/drafts/entry-plans.read.server.ts';
import { statesOf } from '../features/admin/drafts/entry-states.read.server.ts';
import type { EditedVersion } from '../features/admin/drafts.write.server.ts';
import { type Entry, readCast, readHidden } from '../features/admin/entries.read.server.ts';
import { titleOf, type Values } from '../features/admin/entry-values.server.ts';
import type { Resource } from '../features/admin/resources.server.ts';
import { readUses } from '../features/admin/uses/uses.read.server.ts';
import { countEntries } from '../features/forms/entries/entries.read.server.ts';
import { categoryUrls, tagUrls } from '../features/magazine/article-address.ts';
import { readLinkAddresses } from '../features/pages/link-addresses.read.server.ts';
import { readEntryFindings } from '../features/pages/publishing/check.read.server.ts';
import type { HiddenEntry } from '../features/site/alerts.read.server.ts';
import { adminHref } from '../urls.ts';
import type { AdminContext } from './admin-context.server.ts';
import { nothingPage, whenOf } from './admin-notes.tsx';
import { leavesFocus, savedText } from './done-text.ts';
import { entryActions } from './entries/entry-actions.server.ts';
import { EntryForm, type EntryPage } from './entries/entry-form.tsx';
import { readSales } from './entries/list/list-sales.server.ts';
import { readProduction, shownOf } from './entries/production-values.server.ts';
import { readTaken } from './entries/publishing/draft-actions.server.ts';
import { readMeanwhile } from './entries/publishing/meanwhile.server.ts';
import { readDueNotice } from './entries/publishing/notice-question.server.ts';
import { questionLanguages, readPlanQuestion } from './entries/publishing/plan-question.server.ts';
import type { Publishing } from './entries/publishing/publishing-section.tsx';
import { readChoices } from './forms/choices.server.ts';
import { fieldLabel } from './forms/field-label.ts';
import { type FormErrors, noFormErrors } from './forms/form-errors.ts';
import type { FormKit } from './forms/form-kit.ts';
import type { FormState } from './forms/form-state.ts';
import { toForm } from './forms/form-values.ts';
import { inheritedTexts } from './forms/inherited.ts';
import { newEntryLabel, resourceLabels } from './labels.ts';
import type { OfficeAnswer } from './office-answers.server.ts';

/** Form of an entry; `submitted` is a refused submission to show again. */
export async function entryPage(
  context: AdminContext,
  resource: Resource,
  id: number | null,
  submitted: { form: FormState; formErrors: FormErrors; version?: EditedVersion; focus?: string | null; done?: string } | null = null,
): Promise<OfficeAnswer> {
  const { reading, language, query } = context;
  const entry = id === null ? null : Number.isNaN(id) ? null : await readEdited(reading.db, resource, id);
  if (id !== null && !entry) return nothingPage(context);
  const list = resourceLabels[resource.name]();
  const title = resource.single
    ? list
    : entry
      ? (titleOf(resource, entry.values, language) || `${list} ${entry.id}`) + whenOf(entry, language)
      : newEntryLabel(resource.name);
  const back = resource.single ? undefined : adminHref(language, resource.name);
  const form = submitted?.form ?? toForm(resource.fields, entry?.values ?? {});
  const hidden = entry ? ((await readHidden(reading.db, resource, [entry.id], reading.now)).get(entry.id) ?? null) : null;
  // As visitors see it: ticked again, it is shown (ADMIN-301).
  if (hidden?.reason === 'reinstated' && !submitted) form.set('is_online', '');
  const isUnseen = query.get('done') === 'saved' && (hidden !== null || entry?.values.is_online === false);
  const chosen = submitted ? null : questionLanguages(query);
  // The languages that were chosen with the press that is asked about.
  if (chosen?.length === 1) form.set('publish.language', chosen[0] ?? '');
  const at = submitted ? null : parseWallClock(query.get('at') ?? '');
  if (at) form.set('publish.at', query.get('at') ?? '');
  const plannedAt = chosen ? at : null;
  const given = submitted?.formErrors ?? noFormErrors;
  const formErrors = { ...given, theirs: given.theirs ?? (entry ? await readMeanwhile(context, resource, entry) : null) };
  const targets = Object.values(resource.fields).flatMap(({ target }) => (target ? [target] : []));
  const production = resource.name === 'events' ? await readProduction(reading.db, form.get('production')) : null;
  const kit: FormKit = {
    form,
    errors: formErrors.errors,
    firstError: submitted?.focus ?? Object.keys(formErrors.errors)[0] ?? null,
    language,
    choices: await readChoices(
      reading,
      [...new Set([...targets, ...(resource.castOwner ? ['person'] : [])])],
      language,
      chosenIn(resource.fields, form, production ? shownOf(production) : {}),
    ),
    usual: [],
  };
  const usual = production ? await readCast(reading.db, 'production', production.id) : [];
  const names = new Map((kit.choices.get('person') ?? []).map((choice) => [choice.id, choice.title]));
  const status = submitted?.formErrors.theirs ? 409 : Object.keys(formErrors.errors).length > 0 ? 400 : 200;
  return {
    status,
    title,
    current: resource.name,
    view: (
      <EntryForm
        {...{ resource, entry, title, formErrors, back, language, hidden }}
        isSubmitted={submitted !== null}
        version={submitted?.version ?? { live: entry?.version ?? 0, draft: entry?.draft.version ?? 0 }}
        publishing={resource.hasDrafts ? await publishingOf(context, resource, entry, hidden) : null}
        notice={entry ? await readDueNotice(context, resource, entry.id, entry.values) : null}
        asksOf={chosen && (plannedAt ? 'plan' : 'publish')}
        question={entry && chosen && !plannedAt ? await readPlanQuestion(context, resource, { id: entry.id, chosen }) : null}
        isDoneFocused={!submitted && !leavesFocus(query)}
        taken={submitted ? null : await readTaken(context, resource, entry?.id)}
        kit={{
          ...kit,
          ...(production && {
            inherited: inheritedTexts(resource.fields, { form, production: shownOf(production), choices: kit.choices, language }),
          }),
          usual: usual.map(({ person, role }) => ({ person, role: translate(role, language).text, name: names.get(person) ?? '' })),
        }}
        uses={entry && !resource.single && !entry.deleted_at ? (await readUses(reading.db, resource, [entry.id])).length : 0}
        sales={entry && resource.name === 'events' ? ((await readSales(context, [entry]))?.get(entry.id) ?? null) : null}
        entries={entry && resource.name === 'forms' ? await countEntries(reading.db, entry.id) : null}
        page={entry ? await pageOf(reading, resource, entry, language) : { url: '', isDraft: true }}
        done={submitted ? (submitted.done ?? null) : savedText(query, { isUnseen, hasNothing: entry !== null && isSameAsLive(entry) })}
        actions={
          entry && !resource.single
            ? [...entryActions]
                .filter(([, action]) => !action.isPressed && action.isFor(resource, liveOf(entry), context))
                .map(([name]) => name)
            : []
        }
      />
    ),
  };
}

/** Nothing differs from what is live, such as after a change that was typed back. */
const isSameAsLive = ({ isNew, draft }: EditedEntry) => !isNew && Object.keys(draft.values).length === 0;

/** What visitors see: actions change that, whatever is drafted (ADMIN-360). */
const liveOf = (entry: EditedEntry): Entry => ({ ...entry, values: entry.live });

async function publishingOf(
  { reading, language }: AdminContext,
  resource: Resource,
  entry: EditedEntry | null,
  hidden: HiddenEntry | null,
): Promise<Publishing> {
  const today = localDay(reading.now);
  if (!entry) return { states: [], plans: [], today, outdated: [], hasDraft: false, findings: [] };
  const plans = await readPlansOf(reading.db, resource, [entry.id]);
  return {
    ...{ plans, today, states: statesOf(resource, { ...entry, plans, hidden }) },
    outdated: outdatedFields(resource.fields, entry.values, entry.draft).map((name) => fieldLabel(resource.fields, name)),
    findings: await readEntryFindings(reading, { type: resource.type, fields: resource.fields, values: entry.values }, language),
    hasDraft: !entry.isNew && !isSameAsLive(entry),
  };
}

/** Ids the form, its cast and what it inherits refer to, by content type. */
function chosenIn(fields: Fields, form: FormState, inherited: Values): Map<string, number[]> {
  const cast = [...form.keys()].filter((key) => /^contributors\.\d+\.(person|replaces)$/.test(key));
  const found = Object.entries(fields).flatMap(([name, { target }]) => {
    if (!target) return [];
    const values = [inherited[name]].flat();
    const several = [...form.keys()].filter((key) => key.startsWith(`${name}.`)).map((key) => key.slice(name.length + 1));
    return [form.get(name), ...several, ...values]
      .map((id) => ({ target, id: Number(id) }))
      .filter(({ id }) => Number.isInteger(id) && id > 0);
  });
  found.push(...cast.map((key) => ({ target: 'person', id: Number(form.get(key)) })));
  return new Map([...Map.groupBy(found, ({ target }) => target)].map(([type, uses]) => [type, uses.map(({ id }) => id)]));
}

/** What no link points to as an entry, and has a page of its own all the same (ADMIN-353). */
const topicUrls: Readonly<Record<string, typeof categoryUrls>> = { article_category: categoryUrls, article_tag: tagUrls };

/** The page of an entry as visitors see it, else with its draft; '' where it has none. */
async function pageOf(
  reading: Reading,
  { type, hasDrafts }: Resource,
  { id, values, deleted_at }: Entry,
  language: Language,
): Promise<EntryPage> {
  const topic = topicUrls[type];
  if (topic) return { url: deleted_at ? '' : topic({ id, name: values.name as Translated })[language], isDraft: false };
  const link = `${type}:${id}`;
  const live = (await readLinkAddresses(reading, [link], language))(link);
  if (live !== link && live !== '') return { url: live, isDraft: false };
  const page = hasDrafts ? (await readLinkAddresses(reading, [link], language, { isOfflineToo: true }))(link) : '';
  return { url: page && `${page}?edit`, isDraft: true };
}
