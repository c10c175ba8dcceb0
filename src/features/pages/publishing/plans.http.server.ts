import { randomUUID } from 'node:crypto';
import { CallError, missing } from '../../../core/contract/errors.server.ts';
import { answer, type CallHandler, type CallScope } from '../../../core/contract/register.server.ts';
import type { Language } from '../../../core/languages.ts';
import type { Owner } from '../drafts/draft-snapshot.read.server.ts';
import { ownerOf } from '../drafts/drafts.http.server.ts';
import { commitChange, type EditorDependencies } from '../editing/editor-dependencies.server.ts';
import { PlanRefused, planRefusalTexts } from './plan-texts.shapes.ts';
import {
  cancelPlan,
  getPublishingDraft,
  getPublishingPage,
  listSchedule,
  mergePlan,
  movePlan,
  type PlannedAction,
  planDraft,
  planPage,
} from './plans.contract.ts';
import { cancelPlanOf, mergeIntoPlan, movePlanTo, planAction } from './plans.write.server.ts';
import { publishRefusal } from './publish-refusal.server.ts';
import { PublishBlocked } from './publishing.write.server.ts';
import { continueDraftFrom } from './restore-version.write.server.ts';
import { readSchedule } from './schedule.read.server.ts';
import { readPublishingStates } from './states.read.server.ts';
import { ownerOfPage } from './versions.http.server.ts';

/** The calls of plans: how languages stand, planning, the schedule (PAGE-12). */
export function planCalls(dependencies: EditorDependencies): CallHandler[] {
  const { kit } = dependencies;
  const ofPage = (call: CallScope, page: number) => ownerOfPage(dependencies, call, page);
  const ofDraft = ({ reading, language }: CallScope, id: number) => ownerOf(reading, id, language);
  const states = async ({ reading, language }: CallScope, owner: Owner) =>
    (await readPublishingStates(reading, kit, [owner], { language })).get(owner.id) ?? [];
  const plan = async (
    call: CallScope,
    owner: Owner,
    {
      action,
      at,
      languages = [call.language],
    }: { action: PlannedAction['action']; at: string; languages?: readonly Language[] | undefined },
  ) => {
    const { reading } = call;
    const { userId: user } = reading.viewer;
    await refusalsOf(call.language, () =>
      commitChange(dependencies, reading, async (transaction) => {
        for (const language of languages)
          await planAction(transaction, kit, { owner, language, action, at: new Date(at), user, now: reading.now });
      }),
    );
    return states(call, owner);
  };
  const planOf = async ({ reading, language }: CallScope, id: number) =>
    (await readSchedule(reading, kit, language)).find((each) => each.id === id) ?? missing(language);
  return [
    answer(getPublishingPage, async (call) => states(call, await ofPage(call, call.parameters.id))),
    answer(getPublishingDraft, async (call) => states(call, await ofDraft(call, call.parameters.id))),
    answer(planPage, async (call) => plan(call, await ofPage(call, call.parameters.id), call.body)),
    answer(planDraft, async (call) => plan(call, await ofDraft(call, call.parameters.id), call.body)),
    answer(listSchedule, ({ reading, language }) => readSchedule(reading, kit, language)),
    answer(movePlan, async (call) => {
      const { reading, language, parameters, body } = call;
      const { userId: user } = reading.viewer;
      const moved = await refusalsOf(language, () =>
        commitChange(dependencies, reading, (transaction) =>
          movePlanTo(transaction, { id: parameters.id, at: new Date(body.at), user, now: reading.now }),
        ),
      );
      return moved ? planOf(call, parameters.id) : missing(language);
    }),
    answer(cancelPlan, async ({ reading, language, parameters }) => {
      const { userId: user } = reading.viewer;
      const isGone = await commitChange(dependencies, reading, (transaction) =>
        cancelPlanOf(transaction, { id: parameters.id, user, now: reading.now }),
      );
      return isGone ? null : missing(language);
    }),
    answer(mergePlan, async (call) => {
      const { reading, language, parameters } = call;
      const { userId: user } = reading.viewer;
      const { is_behind } = await planOf(call, parameters.id);
      const merged = await refusalsOf(language, () =>
        commitChange(dependencies, reading, async (transaction) => {
          const done = await mergeIntoPlan(transaction, kit, { id: parameters.id, user, now: reading.now });
          // A draft that only was the published version goes on from the planned one; other work in it stays.
          if (done?.wasLive && is_behind)
            await continueDraftFrom(transaction, kit, { ...done, from: done.wasLive, session: `merge-${randomUUID()}`, reading });
          return done;
        }),
      );
      if (!merged) missing(language);
      return { plan: await planOf(call, parameters.id), conflicts: merged.conflicts };
    }),
  ];
}

/** A refused time is an error of its field; findings stand in the answer. */
async function refusalsOf<T>(language: Language, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof PlanRefused) throw new CallError(400, { at: [planRefusalTexts[error.reason]({}, { locale: language })] });
    if (error instanceof PublishBlocked) throw publishRefusal(error, language);
    throw error;
  }
}
