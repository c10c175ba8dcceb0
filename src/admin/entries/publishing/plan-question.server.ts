import type { Database } from '../../../core/database/client.server.ts';
import { type Language, languages } from '../../../core/languages.ts';
import { readEdited } from '../../../features/admin/drafts/entry-draft.read.server.ts';
import {
  compareWithPlans,
  endsPlans,
  readWaitingPlans,
  valuesWhenPlanned,
} from '../../../features/admin/drafts/plan-overlap.read.server.ts';
import { type PlanFate, versionOf } from '../../../features/admin/publish-entry.write.server.ts';
import type { Resource } from '../../../features/admin/resources.server.ts';
import type { AdminContext } from '../../admin-context.server.ts';
import type { FormState } from '../../forms/form-state.ts';
import { comparison } from './meanwhile.server.ts';
import type { PlanQuestion } from './plan-question.tsx';

/**
 * What publishing the draft of an entry would do to its planned versions; null where it concerns nothing that is planned, so that nothing
 * has to be asked.
 */
export async function readPlanQuestion(
  context: AdminContext,
  resource: Resource,
  { id, chosen }: { id: number; chosen: readonly Language[] },
  db: Database = context.reading.db,
): Promise<PlanQuestion | null> {
  if (!resource.hasDrafts) return null;
  const waiting = await readWaitingPlans(db, resource, id);
  const [first] = waiting;
  const entry = first && (await readEdited(db, resource, id));
  if (!first || !entry) return null;
  const { fields } = resource;
  const { planned, both, corrected } = compareWithPlans(fields, versionOf(resource, entry, chosen).values, waiting);
  if (planned.length + both.length === 0) return null;
  const then = valuesWhenPlanned(fields, entry.live, waiting);
  const compare = await comparison(context, resource, { names: both, theirs: then, mine: entry.values });
  return {
    ...{ at: first.at.toISOString(), planned, corrected: Object.keys(corrected) },
    both: both.map((name) => ({ name, planned: compare(name).theirs, now: compare(name).mine })),
    // Where nothing would be left to wait, it is the same as cancelling the plan.
    canCorrect: !entry.isNew && Object.keys(corrected).length > 0 && !endsPlans(fields, entry.live, corrected, waiting),
  };
}

/** The answer to it in a submitted form; null where it was not asked or not answered. */
export function planFateIn(form: FormState): PlanFate | null {
  const fate = form.get('publish.plan');
  return fate === 'keep' || fate === 'cancel' || fate === 'correct' ? fate : null;
}

/** The languages that were to be published when the form asks, from its address; null where nothing is asked. */
export function questionLanguages(query: URLSearchParams): Language[] | null {
  const named = (query.get('ask') ?? '').split('-');
  const chosen = languages.filter((language) => named.includes(language));
  return chosen.length > 0 ? chosen : null;
}
