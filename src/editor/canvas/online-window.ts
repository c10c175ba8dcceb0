import { type Language, locales } from '../../core/languages.ts';
import type { Finding } from '../../features/pages/drafts/draft.contract.ts';
import type { TreeNode } from '../../features/pages/operations/content-tree.ts';
import { m } from '../../paraglide/messages.js';

interface ModuleBadge {
  text: string;
  isShown: boolean;
  isWarning?: boolean;
}

/** The badge of a module with a file whose rights end or have ended, which visitors do not see then; null for all others. */
export function rightsOf(id: number, findings: readonly Finding[] | null): ModuleBadge | null {
  const found = findings?.find(({ rule, module }) => (rule === 'usage-rights' || rule === 'usage-ended') && module === id);
  if (!found) return null;
  const text = found.rule === 'usage-ended' ? m.edit_rights_ended({ day: found.detail }) : m.edit_rights_until({ day: found.detail });
  return { text, isShown: true, isWarning: true };
}

/** The badge of a module that is not always shown (MOD-38); null for one that is. */
export function onlineWindow({ fields }: TreeNode, language: Language, now = new Date()): ModuleBadge | null {
  const [from, to] = [momentOf(fields.online_from), momentOf(fields.online_to)];
  const time = (moment: Date) =>
    moment.toLocaleString(locales[language].iso, { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' });
  if (from && from > now) return { text: m.edit_window_before({ time: time(from) }), isShown: false };
  if (to && to <= now) return { text: m.edit_window_after({ time: time(to) }), isShown: false };
  return to ? { text: m.edit_window_until({ time: time(to) }), isShown: true } : null;
}

function momentOf(value: unknown): Date | null {
  const moment = typeof value === 'string' && value !== '' ? new Date(value) : null;
  return moment && !Number.isNaN(moment.getTime()) ? moment : null;
}
