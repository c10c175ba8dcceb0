import { isLanguage, type StoredLanguage, type Translated } from '../../core/languages.ts';
import { fieldValue } from '../../features/pages/operations/set-fields.ts';
import { lacksRequiredText } from '../../features/pages/publishing/required-texts.shapes.ts';
import type { CatalogueField } from '../session/catalogue.ts';
import type { DraftState } from '../session/draft-state.ts';
import { type EntryAnswer, entryNode } from '../session/edited-entry.ts';

/** Whether a field is empty that a module needs, or without which the entry cannot be published in a language. */
export function isMissing({ tree, edited }: DraftState, id: number, field: CatalogueField, language: StoredLanguage): boolean {
  const fields = tree.get(id)?.fields ?? {};
  // A text need not exist in a language that no visitor is offered.
  if (!field.is_required || (field.is_translated && !isLanguage(language))) return false;
  const value = fieldValue(fields, field.name, field.is_translated ? language : null);
  if (value !== null && value !== undefined && value !== '' && value !== '<p></p>') return false;
  if (id !== entryNode || !field.is_translated || !isLanguage(language)) return true;
  return lacksRequiredText(fields[field.name] as Translated | null, [language], edited !== null && isNew(edited));
}

/** Visitors have never seen the entry: what was taken offline is 'withdrawn'. */
function isNew({ values, states = [] }: EntryAnswer): boolean {
  return values.is_online === false && states.some(({ state }) => state === 'draft' || state === 'planned');
}
