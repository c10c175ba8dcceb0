import { locales } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { ToolIcon, type ToolIconName } from '../../ui/backstage/tool-icon.tsx';
import { useSurface } from '../canvas/editor-context.ts';
import { isOfEntry } from '../session/edited-entry.ts';

/** The one place that says whether what was typed is safe. */
export function SaveState() {
  const { session, state, language } = useSurface();
  const { saving, unsent, conflicts, questions, refused, isDeleted } = state;
  const count = unsent.filter((change) => !isOfEntry(change)).length;
  const { waiting } = session.entry;
  const time = (at: string) =>
    new Date(at).toLocaleTimeString(locales[language].iso, { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Berlin' });
  const [look, icon, text]: [string, ToolIconName, string] =
    conflicts.length + questions.length > 0
      ? ['bad', 'alert', m.edit_save_conflict({ count: conflicts.length + questions.length })]
      : isDeleted
        ? ['bad', 'trash', m.edit_save_deleted()]
        : saving.kind === 'offline'
          ? ['warn', 'offline', m.edit_save_offline({ count })]
          : saving.kind === 'signed-out'
            ? ['bad', 'alert', count > 0 ? m.edit_save_over({ count }) : m.edit_save_over_none()]
            : saving.kind === 'failed' || refused.size > 0
              ? ['bad', 'alert', m.edit_save_failed()]
              : count > 0
                ? ['', 'swap', m.edit_save_saving()]
                : waiting > 0
                  ? [
                      '',
                      'history',
                      session.entry.calls ? m.edit_entry_unsaved({ count: waiting }) : m.edit_entry_waiting({ count: waiting }),
                    ]
                  : ['ok', 'check', saving.kind === 'saved' ? m.edit_save_saved({ time: time(saving.at) }) : m.edit_save_all()];
  return (
    <span
      className={`bs-save ${look}`}
      data-saving={
        conflicts.length > 0
          ? 'conflict'
          : count > 0 && saving.kind === 'saved'
            ? 'saving'
            : waiting > 0 && count === 0
              ? 'waiting'
              : saving.kind
      }
    >
      <ToolIcon name={icon} />
      {text}
    </span>
  );
}
