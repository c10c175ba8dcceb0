import type { Begin } from '../../../islands/begin.ts';
import { readDraft, storeDraft } from './stored-draft.ts';

/**
 * Around a form: what was written in this tab and never sent stands in it again as soon as it is seen, because its script is fetched
 * for that. Around thanks: the stored draft is deleted.
 */
const begin: Begin = (element) => {
  const form = Number(element.dataset.form);
  if (element.dataset.sent !== undefined) storeDraft(form, null);
  else if (readDraft(form)) element.querySelector('foyer-island')?.dispatchEvent(new Event('focusin'));
};

export default begin;
