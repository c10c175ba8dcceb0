import { type Language, languages } from '../../../core/languages.ts';
import { parseWallClock } from '../../../core/text/wall-clock.ts';
import { confirmTranslation, createDraft, type EditedVersion, saveDraft } from '../../../features/admin/drafts.write.server.ts';
import type { Values } from '../../../features/admin/entry-values.server.ts';
import { planEntry } from '../../../features/admin/plan-entry.write.server.ts';
import { publishEntry } from '../../../features/admin/publish-entry.write.server.ts';
import type { Resource } from '../../../features/admin/resources.server.ts';
import { PlanRefused, planRefusalTexts } from '../../../features/pages/publishing/plan-texts.shapes.ts';
import { type AdminContext, store } from '../../admin-context.server.ts';
import { entryPage } from '../../admin-pages.server.tsx';
import { makeOnce } from '../../form-key.tsx';
import { noFormErrors } from '../../forms/form-errors.ts';
import type { FormState } from '../../forms/form-state.ts';
import type { OfficeOutcome } from '../../office-answers.server.ts';
import { entryHref } from '../entry-href.ts';
import { notifiedOf, readDueNotice } from './notice-question.server.ts';
import { planFateIn, readPlanQuestion } from './plan-question.server.ts';
import { trashedPage } from './trashed-page.server.ts';

interface SubmittedDraft {
  id: number | null;
  based: EditedVersion;
  given: Values;
  /** 'save', 'publish', 'plan' or 'confirm'; anything else saves. */
  pressed: string;
  form: FormState;
}

/**
 * Saves the draft of an entry, and publishes or plans it when that was pressed: one press is enough for tonight's cast (PAGE-17). Where that
 * would publish what is planned for later, or ticket holders would get mails of it, it is saved, and the form asks first (PAGE-50, ADMIN-14).
 */
export async function submitDraft(context: AdminContext, resource: Resource, submitted: SubmittedDraft): Promise<OfficeOutcome> {
  const { id, based, given, pressed, form } = submitted;
  const chosen = languagesIn(form);
  const at = parseWallClock(form.get('publish.at') ?? '');
  const refuse = (message: string) => {
    const formErrors = { ...noFormErrors, errors: { 'publish.at': [message] }, isUnsaved: true };
    return entryPage(context, resource, id, { form, version: based, formErrors });
  };
  if (pressed === 'plan' && !at) return refuse(planRefusalTexts.past());
  // Read before: inside the transaction a separate read would wait for it.
  const notice = pressed === 'publish' || pressed === 'plan' ? await readDueNotice(context, resource, id, given) : null;
  const isUnanswered = notice !== null && form.get('publish.notify') !== notice.print;
  try {
    const saved = await store(context, async (transaction, by) => {
      if (id !== null && !(await saveDraft(transaction, resource, { id, based, given }, by))) return null;
      const create = () => createDraft(transaction, resource, given, by);
      const stored = id ?? (await makeOnce(context, resource.type, [transaction, by], create));
      const fate = planFateIn(form);
      const asksOfPlan = pressed === 'publish' && fate === null;
      if (isUnanswered || (asksOfPlan && (await readPlanQuestion(context, resource, { id: stored, chosen }, transaction))))
        return { stored, hasQuestion: true };
      if (pressed === 'publish') await publishEntry(transaction, resource, { id: stored, published: chosen, plan: fate ?? 'keep' }, by);
      if (pressed === 'plan' && at) await planEntry(transaction, resource, { id: stored, languages: chosen, at }, by);
      if (pressed === 'confirm') await confirmTranslation(transaction, resource, stored, by);
      return { stored, hasQuestion: false };
    });
    if (saved === null) return trashedPage(context, resource, id);
    const address = entryHref(context.language, resource, saved.stored);
    if (saved.hasQuestion) return { to: `${address}?ask=${chosen.join('-')}${pressed === 'plan' ? `&at=${form.get('publish.at')}` : ''}` };
    const notified = pressed === 'publish' ? await notifiedOf(context, resource, saved.stored) : '';
    const done = { publish: 'published', plan: 'planned' }[pressed] ?? 'drafted';
    // A time that nothing was planned for goes on standing in its field.
    const left = done === 'drafted' && at ? `&at=${form.get('publish.at')}` : '';
    return { to: `${address}?done=${done}${notified}${left}` };
  } catch (error) {
    if (!(error instanceof PlanRefused)) throw error;
    return refuse(planRefusalTexts[error.reason]());
  }
}

/** The languages that are published; both unless one was chosen. */
function languagesIn(form: FormState): readonly Language[] {
  const chosen = form.get('publish.language');
  return languages.filter((language) => (chosen !== 'de' && chosen !== 'en' ? true : language === chosen));
}
