import type { Fields } from '../../core/fields/field.ts';
import { formatClock, formatNumericDay } from '../../core/text/dates.ts';
import { EntryRefused } from '../../features/admin/check-values.server.ts';
import type { Entry } from '../../features/admin/entries.read.server.ts';
import { changeEntry } from '../../features/admin/entries.write.server.ts';
import { titleOf } from '../../features/admin/entry-values.server.ts';
import { type PastChange, readChanges, readPast } from '../../features/admin/past-values.read.server.ts';
import type { Resource } from '../../features/admin/resources.server.ts';
import { readUses } from '../../features/admin/uses.read.server.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { type AdminContext, formOf, store } from '../admin-context.server.ts';
import { noticePage } from '../admin-notes.tsx';
import { readChoices, referredIn, targetOf } from '../forms/choices.server.ts';
import { describeValue } from '../forms/describe-value.ts';
import { fieldLabel } from '../forms/field-label.ts';
import { Head } from '../forms/page-elements.tsx';
import type { OfficeAnswer } from '../office-answers.server.ts';
import { Places, placesOf } from './delete-entry.server.tsx';
import type { EntryAction } from './entry-action.ts';

/** History of an entry: changes with revert, and uses. */
export const historyAction: EntryAction = {
  isFor: () => true,
  show: historyPage,
  submit: async (context, resource, entry) => {
    const editHref = adminHref(context.language, resource.name, entry.id);
    const version = Number(formOf(context).get('version'));
    const past =
      Number.isInteger(version) && version > 0 && version < entry.version
        ? await readPast(context.reading.db, resource, entry, version)
        : {};
    if (Object.keys(past).length === 0 || entry.deleted_at)
      return noticePage(m.admin_revert_unknown(), 409, undefined, `${editHref}/history`);
    try {
      await store(context, (transaction, actor) =>
        changeEntry(transaction, resource, { id: entry.id, version: entry.version, given: changedIn(past, entry) }, actor),
      );
      return { to: `${editHref}?done=reverted` };
    } catch (error) {
      if (!(error instanceof EntryRefused)) throw error;
      const why = Object.entries(error.messages).map(
        ([path, texts]) => `${fieldLabel(resource.fields, path.split('.')[0] ?? '')}: ${texts.join(' ')}`,
      );
      return noticePage(`${m.admin_revert_refused()} ${why.join(' ')}`, 409, undefined, `${editHref}/history`);
    }
  },
};

/** Languages that were empty are set to '': omitted ones would stay unchanged. */
function changedIn(past: Record<string, unknown>, { values }: Entry): Record<string, unknown> {
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
  const names = new Set(changes.flatMap(({ before }) => Object.keys(before)));
  const targets = [...names].flatMap((name) => {
    const field = resource.fields[name];
    return name === 'contributors' ? ['person'] : ((field && targetOf(field)) ?? []);
  });
  const states = [entry.values, ...changes.map(({ before }) => before)];
  const choices = await readChoices(reading, [...new Set(targets)], language, referredIn(resource.fields, states));
  const uses = await readUses(reading.db, resource, [entry.id]);
  const editHref = adminHref(language, resource.name, entry.id);
  const inWords = (name: string, value: unknown) => describeValue(name, resource.fields[name], value, choices, language);
  return {
    status: 200,
    title: `${m.admin_history()}: ${title}`,
    current: resource.name,
    view: (
      <>
        <Head back={editHref} backLabel={m.admin_back_to_entry()} title={`${m.admin_history()}: ${title}`} />
        {changes.length === 0 && <p className="bs-note plain-note">{m.admin_history_empty()}</p>}
        <ol className="adm-history plain">
          {changes.map((change) => (
            <li key={change.id} className="adm-section">
              <h2>{headOf(change, language)}</h2>
              <Differences fields={resource.fields} {...{ change, inWords }} />
              {isTakenBack(change, entry) && (
                <form method="post" action={`${editHref}/history`}>
                  <input type="hidden" name="version" value={change.version} />
                  <button className="bs-btn" type="submit" aria-label={`${m.admin_revert()}: ${headOf(change, language)}`}>
                    {m.admin_revert()}
                  </button>
                </form>
              )}
            </li>
          ))}
        </ol>
        {uses.length > 0 && <Places uses={uses} places={await placesOf(context, uses)} />}
      </>
    ),
  };
}

interface DifferencesProps {
  fields: Fields;
  change: PastChange;
  inWords: (name: string, value: unknown) => string;
}

function Differences({ fields, change: { before, after }, inWords }: DifferencesProps) {
  const names = Object.keys(before).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  if (names.length === 0) return null;
  return (
    <dl className="adm-changes">
      {names.map((name) => (
        <div key={name}>
          <dt>{fieldLabel(fields, name)}</dt>
          <dd>
            <del>
              <span className="bs-vh">{m.admin_before()}: </span>
              {inWords(name, before[name])}
            </del>
            <ins>
              <span className="bs-vh">{m.admin_after()}: </span>
              {inWords(name, after[name])}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const isTakenBack = ({ version, before }: PastChange, { deleted_at }: Entry) =>
  deleted_at === null && Number.isInteger(version) && version > 0 && Object.keys(before).length > 0;

function headOf({ at, user, action }: PastChange, language: AdminContext['language']): string {
  const moment = at.toISOString();
  const run = actionLabels[action]?.() ?? action;
  return [run, `${formatNumericDay(moment, language)}, ${formatClock(moment, language)}`, user ?? m.admin_system()].join(' · ');
}

const actionLabels: Record<string, () => string> = {
  create: m.admin_audit_create,
  edit: m.admin_audit_edit,
  delete: m.admin_audit_delete,
  restore: m.admin_audit_restore,
  cancel: m.admin_audit_cancel,
  postpone: m.admin_audit_postpone,
  change_room: m.admin_audit_move,
  stock: m.admin_audit_stock,
  import: m.admin_audit_import,
};
