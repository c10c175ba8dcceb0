import type { AnswerOf } from '../../core/contract/call.ts';
import type { Module } from '../../core/module/module.ts';
import type { getInherited } from '../../features/admin/calls/inherited.contract.ts';

/** What the production of a performance shows on its page where the performance has nothing (EDIT-340). */
export interface InheritedValues extends AnswerOf<typeof getInherited> {
  /** Its picture, as views take it; null for none. */
  picture: Pick<Module, 'image' | 'image_obj' | 'image_thumbnails'> | null;
}

/** Whether a field of an entry has no value, in no language: then visitors see that of the production. */
export function isEmptyValue(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && Object.values(value).every(isEmptyValue);
}
