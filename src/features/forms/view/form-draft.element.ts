import type { ElementBehaviour } from '../../../islands/define-element.ts';
import { readDraft, storeDraft } from './stored-draft.ts';

/**
 * Around a form: hydrates it as soon as it is visible if this tab has a stored draft, to restore it. Around the thanks: deletes
 * the stored draft.
 */
const begin: ElementBehaviour = (element) => {
  const form = Number(element.dataset.form);
  if (element.dataset.submitted !== undefined) storeDraft(form, null);
  else if (readDraft(form)) element.querySelector('foyer-island')?.dispatchEvent(new Event('focusin'));
};

export default begin;
