import { isTranslated } from '../../../core/fields/field.ts';
import { languages } from '../../../core/languages.ts';
import { readEdited } from '../../../features/admin/drafts/entry-draft.read.server.ts';
import type { EntryConflict } from '../../../features/admin/entry-conflict.ts';
import type { Values } from '../../../features/admin/entry-values.server.ts';
import type { Resource } from '../../../features/admin/resources.server.ts';
import type { AdminContext } from '../../admin-context.server.ts';
import { entryPage } from '../../admin-pages.server.tsx';
import type { FormErrors } from '../../forms/form-errors.ts';
import type { FormState } from '../../forms/form-state.ts';
import { toForm } from '../../forms/form-values.ts';
import type { OfficeAnswer } from '../../office-answers.server.ts';
import { comparison } from './meanwhile.server.ts';

/** Shows both versions of each conflicting field; the form holds the submitted values (EDIT-19). */
export async function conflictPage(
  context: AdminContext,
  resource: Resource,
  { conflict, form }: { conflict: EntryConflict; form: FormState },
): Promise<OfficeAnswer> {
  const { entry, merged, fields, current, submitted, kind } = conflict;
  const compare = await comparison(context, resource, { names: fields, theirs: current, mine: submitted });
  const theirs = Object.fromEntries(
    fields.map((name) => [name, { ...compare(name), kind, languages: clashing(conflict, resource, name) }]),
  );
  const edited = await readEdited(context.reading.db, resource, entry.id);
  const formErrors: FormErrors = { errors: {}, theirs, isUnsaved: true };
  const version = { live: edited?.version ?? entry.version, draft: edited?.draft.version ?? 0 };
  return entryPage(context, resource, entry.id, {
    // What was published in part would lose the rest of the draft.
    form: kind === 'live' ? form : toForm(resource.fields, merged),
    ...{ version, formErrors },
  });
}

/** Conflicting languages of a translated text; others are merged. */
function clashing({ base, current, submitted }: EntryConflict, { fields }: Resource, name: string): string[] {
  const field = fields[name];
  if (!field || !isTranslated(field)) return [];
  const [then, now, mine] = [base, current, submitted].map((values) => (values[name] ?? {}) as Record<string, string>);
  return Object.keys(mine ?? {}).filter((one) => (mine?.[one] ?? '') !== (now?.[one] ?? '') && (then?.[one] ?? '') !== (now?.[one] ?? ''));
}

/** Drops values for which the other version was chosen, and takes what is live where that was. */
export function withChosen({ fields }: Resource, given: Values, { form, live }: { form: FormState; live: Values }): Values {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]): [string, unknown][] => {
      const choice = form.get(`keep:${name}`);
      if (choice !== 'theirs' && choice !== 'live') return [[name, value]];
      const field = fields[name];
      if (!field || !isTranslated(field)) return choice === 'live' ? [[name, live[name] ?? null]] : [];
      const named = (form.get(`languages:${name}`) ?? '').split(' ').filter(Boolean);
      const chosen: readonly string[] = named.length > 0 ? named : languages;
      const texts = Object.entries(value as object).flatMap(([language, text]): [string, unknown][] => {
        if (!chosen.includes(language)) return [[language, text]];
        return choice === 'live' ? [[language, (live[name] as Record<string, string> | undefined)?.[language] ?? '']] : [];
      });
      return [[name, Object.fromEntries(texts)]];
    }),
  );
}
