import { isDeepStrictEqual } from 'node:util';
import type { ActorInLanguage } from '../../core/database/actor.ts';
import type { Database } from '../../core/database/client.server.ts';
import type { Field, FieldKind, Fields } from '../../core/fields/field.ts';
import { formatClock, formatNumericDay } from '../../core/text/dates.ts';
import { EntryRefused } from '../../features/admin/check-values.server.ts';
import { readEdited } from '../../features/admin/drafts/entry-draft.read.server.ts';
import { saveDraft } from '../../features/admin/drafts.write.server.ts';
import type { Entry } from '../../features/admin/entries.read.server.ts';
import { changeEntry } from '../../features/admin/entries.write.server.ts';
import { titleOf, type Values } from '../../features/admin/entry-values.server.ts';
import { type PastChange, readChanges, readPast } from '../../features/admin/past-values.read.server.ts';
import type { Resource } from '../../features/admin/resources.server.ts';
import { readUses } from '../../features/admin/uses/uses.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { WordRuns } from '../../ui/backstage/word-runs.tsx';
import { adminHref } from '../../urls.ts';
import { type AdminContext, formOf, store } from '../admin-context.server.ts';
import { noticePage } from '../admin-notes.tsx';
import { actionLabel } from '../audit-labels.ts';
import { readChoices, referredIn, targetOf } from '../forms/choices.server.ts';
import { describeValue } from '../forms/describe-value.ts';
import { fieldLabel } from '../forms/field-label.ts';
import { Head } from '../forms/page-elements.tsx';
import type { OfficeAnswer } from '../office-answers.server.ts';
import type { EntryAction } from './entry-action.ts';
import { Places, placesOf } from './places.server.tsx';

/** History of an entry: changes with what takes them back, published versions to compare and restore, and uses. */
export const historyAction: EntryAction = {
  isFor: () => true,
  show: historyPage,
  submit: async (context, resource, entry) => {
    const editHref = adminHref(context.language, resource.name, entry.id);
    const form = formOf(context);
    const past = form.has('published') ? await publishedAt(context, resource, entry) : await stateAt(context, resource, entry);
    if (Object.keys(past).length === 0 || entry.deleted_at)
      return noticePage(m.admin_revert_unknown(), 409, undefined, `${editHref}/history`);
    try {
      await store(context, (transaction, actor) => restore(transaction, resource, { entry, past }, actor));
      return { to: `${editHref}?done=${resource.hasDrafts ? 'restored_draft' : 'reverted'}` };
    } catch (error) {
      if (!(error instanceof EntryRefused)) throw error;
      const why = Object.entries(error.messages).map(
        ([path, texts]) => `${fieldLabel(resource.fields, path.split('.')[0] ?? '')}: ${texts.join(' ')}`,
      );
      return noticePage(`${m.admin_revert_refused()} ${why.join(' ')}`, 409, undefined, `${editHref}/history`);
    }
  },
};

/** The entry before the change that was based on the submitted version; empty when it is not known. */
async function stateAt(context: AdminContext, resource: Resource, entry: Entry): Promise<Values> {
  const version = Number(formOf(context).get('version'));
  if (!Number.isInteger(version) || version <= 0 || version >= entry.version) return {};
  return readPast(context.reading.db, resource, entry, version);
}

/** A published version, by its number in the history; empty when there is none. */
async function publishedAt(context: AdminContext, resource: Resource, entry: Entry): Promise<Values> {
  const changes = await readChanges(context.reading.db, resource, entry);
  return changes.find(({ id }) => String(id) === formOf(context).get('published'))?.published ?? {};
}

/** Becomes the draft where content has one, or is live again at once. Whether it is on the website stays as it is. */
async function restore(
  transaction: Database,
  resource: Resource,
  { entry, past }: { entry: Entry; past: Values },
  actor: ActorInLanguage,
): Promise<void> {
  const { id, version } = entry;
  if (!resource.hasDrafts)
    return void (await changeEntry(transaction, resource, { id, version, given: changedIn(past, entry.values) }, actor));
  const edited = await readEdited(transaction, resource, id, true);
  if (!edited) return;
  const { is_online: _, ...given } = changedIn(past, edited.values);
  await saveDraft(transaction, resource, { id, based: { live: edited.version, draft: edited.draft.version }, given }, actor);
}

/** Languages that were empty are set to '': omitted ones would stay unchanged. */
function changedIn(past: Values, values: Values): Values {
  return Object.fromEntries(
    Object.entries(past)
      .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(values[name]))
      .map(([name, value]) => [name, isTexts(values[name]) && isTexts(value) ? { ...emptied(values[name]), ...value } : value]),
  );
}

const isTexts = (value: unknown): value is Record<string, string> => typeof value === 'object' && value !== null && !Array.isArray(value);
const emptied = (texts: Record<string, string>) => Object.fromEntries(Object.keys(texts).map((language) => [language, '']));

async function historyPage(context: AdminContext, resource: Resource, entry: Entry): Promise<OfficeAnswer> {
  const { reading, language } = context;
  const title = titleOf(resource, entry.values, language);
  const changes = await readChanges(reading.db, resource, entry);
  const names = new Set(changes.flatMap(({ before, published }) => Object.keys({ ...before, ...published })));
  const targets = [...names].flatMap((name) => {
    const field = resource.fields[name];
    return name === 'contributors' ? ['person'] : ((field && targetOf(field)) ?? []);
  });
  const states = [entry.values, ...changes.flatMap(({ before, published }) => (published ? [before, published] : [before]))];
  const choices = await readChoices(reading, [...new Set(targets)], language, referredIn(resource.fields, states));
  const uses = await readUses(reading.db, resource, [entry.id]);
  const editHref = adminHref(language, resource.name, entry.id);
  const undoable = resource.hasDrafts && !entry.deleted_at ? changes.find(isPublication)?.id : undefined;
  const inWords = (name: string, value: unknown) => describeValue(name, resource.fields[name], value, choices, language);
  return {
    status: 200,
    title: `${m.admin_history()}: ${title}`,
    current: resource.name,
    view: (
      <>
        <Head back={editHref} backLabel={m.admin_back_to_entry()} title={`${m.admin_history()}: ${title}`} />
        {changes.length === 0 && <p className="bs-hint">{m.admin_history_empty()}</p>}
        <ol className="adm-history plain">
          {changes.map((change) => (
            <li key={change.id} className="adm-section">
              <h2>{headOf(change, language)}</h2>
              <Differences
                {...{ inWords, from: change.before, to: change.after }}
                fields={resource.fields}
                labels={{ from: m.admin_before(), to: m.admin_after() }}
              />
              <Version {...{ change, entry, editHref, inWords, language }} fields={resource.fields} />
              <div className="bs-row wrap">
                {change.id === undoable && (
                  <form method="post" action={`${editHref}/undo-publish`}>
                    <input type="hidden" name="number" value={change.version + 1} />
                    <button className="bs-btn" type="submit">
                      {m.admin_undo_publish()}
                    </button>
                  </form>
                )}
                {isTakenBack(change, entry) && (
                  <form method="post" action={`${editHref}/history`}>
                    <input type="hidden" name="version" value={change.version} />
                    <button className="bs-btn" type="submit" aria-label={`${m.admin_revert()}: ${headOf(change, language)}`}>
                      {m.admin_revert()}
                    </button>
                  </form>
                )}
              </div>
            </li>
          ))}
        </ol>
        {uses.length > 0 && <Places uses={uses} places={await placesOf(context, uses)} />}
      </>
    ),
  };
}

interface VersionProps {
  fields: Fields;
  change: PastChange;
  entry: Entry;
  editHref: string;
  inWords: InWords;
  language: AdminContext['language'];
}

/** A published version beside what is live now, and the way to make it the draft; nothing where it is what is live. */
function Version({ fields, change, entry: { values: live, deleted_at }, editHref, inWords, language }: VersionProps) {
  const { id, published } = change;
  if (!published || deleted_at || differing(published, live).length === 0) return null;
  return (
    <details className="fold adm-rare">
      <summary aria-label={`${m.admin_history_compare()}: ${headOf(change, language)}`}>{m.admin_history_compare()}</summary>
      <Differences
        {...{ fields, inWords, from: published, to: live }}
        labels={{ from: m.admin_history_then(), to: m.admin_history_live() }}
      />
      <form method="post" action={`${editHref}/history`}>
        <input type="hidden" name="published" value={id} />
        <button className="bs-btn" type="submit" aria-label={`${m.admin_history_version()}: ${headOf(change, language)}`}>
          {m.admin_history_version()}
        </button>
      </form>
    </details>
  );
}

const differing = (from: Values, to: Values) => Object.keys(from).filter((name) => !isDeepStrictEqual(from[name], to[name]));

type InWords = (name: string, value: unknown) => string;

interface DifferencesProps {
  fields: Fields;
  from: Values;
  to: Values;
  inWords: InWords;
  /** What both sides are called. */
  labels: { from: string; to: string };
}

function Differences({ fields, from, to, inWords, labels }: DifferencesProps) {
  const names = differing(from, to);
  if (names.length === 0) return null;
  return (
    <dl className="adm-changes">
      {names.map((name) => (
        <div key={name}>
          <dt>{fieldLabel(fields, name)}</dt>
          <dd>
            {isChosen(fields[name]) ? (
              <>
                <del className="bs-del">
                  <span className="bs-vh">{labels.from}: </span>
                  {inWords(name, from[name])}
                </del>{' '}
                <ins className="bs-ins">
                  <span className="bs-vh">{labels.to}: </span>
                  {inWords(name, to[name])}
                </ins>
              </>
            ) : (
              <WordRuns before={textIn(inWords, name, from[name])} after={textIn(inWords, name, to[name])} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Of what is chosen and not typed one value replaces the other. */
const chosen: ReadonlySet<string> = new Set(['flag', 'date', 'date-time', 'choice', 'reference', 'media', 'number'] satisfies FieldKind[]);
const isChosen = (field: Field | undefined) => field === undefined || chosen.has(field.kind);

/** A text that is empty has no words. */
function textIn(inWords: InWords, name: string, value: unknown): string {
  const text = inWords(name, value);
  return text === m.admin_none() ? '' : text;
}

const isTakenBack = ({ version, before }: PastChange, { deleted_at }: Entry) =>
  deleted_at === null && Number.isInteger(version) && version > 0 && Object.keys(before).length > 0;

/** The last change that visitors saw can be undone unless it was. */
const isPublication = ({ action, isUndone, before }: PastChange) =>
  (action === 'publish' || action === 'edit') && !isUndone && Object.keys(before).length > 0;

function headOf({ at, user, action, languages }: PastChange, language: AdminContext['language']): string {
  const moment = at.toISOString();
  const named = actionLabel(action);
  const label = named.charAt(0).toLocaleUpperCase(language) + named.slice(1);
  const run = languages.length > 0 ? `${label} (${languages.join(', ').toUpperCase()})` : label;
  return [run, `${formatNumericDay(moment, language)}, ${formatClock(moment, language)}`, user ?? m.admin_system()].join(' · ');
}
