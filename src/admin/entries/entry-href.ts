import type { Language } from '../../core/languages.ts';
import type { Resource } from '../../features/admin/resources.server.ts';
import { adminHref } from '../../urls.ts';

/** Form of an entry, or of a new one; what a site has once is at its list's address. */
export function entryHref(language: Language, { name, single }: Resource, id: number | null): string {
  if (single) return adminHref(language, name);
  return id === null ? `${adminHref(language, name)}/new` : adminHref(language, name, id);
}

/** Value of the button `operation` that restores an entry from the trash and shows its form with what was typed. */
export const restoreTyped = 'restore:typed';

/** Value of the button `operation` that fills a new performance from the production its form names. */
export const takeProduction = 'take:production';
