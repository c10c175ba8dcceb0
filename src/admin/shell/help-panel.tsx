import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { type KeyLine, KeyList } from '../../ui/backstage/key-list.tsx';
import { ToolIcon } from '../../ui/backstage/tool-icon.tsx';
import { adminHref } from '../../urls.ts';
import type { Chapter } from '../help/handbook.server.ts';

const keys: readonly KeyLine[] = [
  ['?', m.edit_keys_show],
  ['Ctrl+K', m.office_search],
  ['Ctrl+S', m.admin_save],
  ['Ctrl+Shift+Enter', m.edit_key_publish],
  ['Enter', m.help_key_row],
  ['Alt+↑ ↓', m.help_key_page],
  ['Alt+← →', m.help_key_level],
  ['Esc', m.dialog_close],
];

interface HelpPanelProps {
  language: Language;
  /** Chapter of the handbook about the screen; null where there is none. */
  chapter: Chapter | null;
}

/** Help of the office (ADMIN-12) with the chapter of the handbook about the screen, opened by its button and by '?' (`scripts/help-keys.ts`). */
export function HelpPanel({ language, chapter }: HelpPanelProps) {
  const handbook = adminHref(language, 'help');
  return (
    <dialog className="bs-dlg adm-help" id="office-help" popover="auto" aria-labelledby="office-help-title">
      {/* A header here would be a second banner of the page. */}
      <div className="head">
        <div className="bs-grow">
          <h2 id="office-help-title">{m.edit_keys_title()}</h2>
        </div>
        <button
          className="bs-btn quiet icon"
          type="button"
          popoverTarget="office-help"
          popoverTargetAction="hide"
          aria-label={m.dialog_close()}
        >
          <ToolIcon name="close" />
        </button>
      </div>
      <div className="body bs-stack">
        <p className="bs-row wrap">
          {chapter && (
            <a className="bs-btn primary" href={`${handbook}/${chapter.name}`}>
              {m.help_chapter({ title: chapter.title })}
            </a>
          )}
          <a className="bs-btn" href={handbook}>
            {chapter ? m.help_all() : m.help_title()}
          </a>
        </p>
        <KeyList keys={keys} />
        {/* Shown by the script that the keys need too. */}
        <label className="bs-check" hidden>
          <input type="checkbox" data-single-keys="" />
          {m.edit_single_keys()}
        </label>
      </div>
    </dialog>
  );
}
