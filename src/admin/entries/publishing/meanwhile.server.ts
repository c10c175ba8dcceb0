import type { EditedEntry } from '../../../features/admin/drafts/entry-draft.read.server.ts';
import type { Values } from '../../../features/admin/entry-values.server.ts';
import type { Resource } from '../../../features/admin/resources.server.ts';
import type { AdminContext } from '../../admin-context.server.ts';
import { readChoices, referredIn, targetOf } from '../../forms/choices.server.ts';
import { describeValue } from '../../forms/describe-value.ts';
import type { Clashing } from '../../forms/form-errors.ts';

/** Drafted fields of which somebody published another value since the draft was begun; the form shows the draft. */
export async function readMeanwhile(
  context: AdminContext,
  resource: Resource,
  { meanwhile, live, values }: EditedEntry,
): Promise<Record<string, Clashing> | null> {
  if (meanwhile.size === 0) return null;
  const compare = await comparison(context, resource, { names: [...meanwhile.keys()], theirs: live, mine: values });
  return Object.fromEntries([...meanwhile].map(([name, of]) => [name, { ...compare(name), kind: 'live' as const, languages: of }]));
}

interface FieldVersions {
  names: readonly string[];
  theirs: Values;
  mine: Values;
}

/** Both versions of fields in words. */
export async function comparison({ reading, language }: AdminContext, { fields }: Resource, { names, theirs, mine }: FieldVersions) {
  const targets = names.flatMap((name) => {
    const field = fields[name];
    return name === 'contributors' ? ['person'] : ((field && targetOf(field)) ?? []);
  });
  const choices = await readChoices(reading, [...new Set(targets)], language, referredIn(fields, [theirs, mine]));
  const inWords = (name: string, values: Values) => describeValue(name, fields[name], values[name], choices, language);
  return (name: string) => ({ theirs: inWords(name, theirs), mine: inWords(name, mine) });
}
