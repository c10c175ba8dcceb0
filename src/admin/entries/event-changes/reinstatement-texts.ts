import type { Language } from '../../../core/languages.ts';
import { formatDay, formatTime } from '../../../core/text/dates.ts';
import type { Entry } from '../../../features/admin/entries.read.server.ts';
import { m } from '../../../paraglide/messages.js';

/** What the page of a change asks and its buttons say. */
export interface ConfirmTexts {
  question: string;
  text: string;
  cancelLabel: string;
  confirmLabel: string;
}

type Values = Pick<Entry, 'values'>;

/** What is taken back: a cancellation, or a postponement without or with a new date, which stays (decision 0132). */
function kindOf({ values }: Values): 'canceled' | 'postponed' | 'moved' {
  if ((values.statuses as string[]).includes('canceled')) return 'canceled';
  return values.previous_start ? 'moved' : 'postponed';
}

/** What the link says that leads to the question. */
export function reinstatementLabel(entry: Values): string {
  return { canceled: m.admin_reinstate_action, postponed: m.admin_unpostpone_action, moved: m.admin_unmark_action }[kindOf(entry)]();
}

export function reinstatementTexts(entry: Values, language: Language): ConfirmTexts {
  const kind = kindOf(entry);
  if (kind === 'canceled')
    return {
      question: m.admin_reinstate_question(),
      text: m.admin_reinstate_text(),
      cancelLabel: m.admin_reinstate_keep(),
      confirmLabel: m.admin_reinstate_now(),
    };
  const before = String(entry.values.previous_start ?? '');
  const [question, text, confirmLabel] =
    kind === 'postponed'
      ? [m.admin_unpostpone_question(), m.admin_unpostpone_text(), m.admin_unpostpone_now()]
      : [
          m.admin_unmark_question(),
          m.admin_unmark_text({ date: `${formatDay(before, language)}, ${formatTime(before, language)}` }),
          m.admin_unmark_now(),
        ];
  return { question, text, cancelLabel: m.admin_unpostpone_keep(), confirmLabel };
}
