import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { ToolIcon } from '../../ui/backstage/tool-icon.tsx';
import { adminHref } from '../../urls.ts';

/** Search over everything as a dialog, opened by the button of the bar and by Ctrl+K (`scripts/search-dialog.ts`). */
export function SearchDialog({ language }: { language: Language }) {
  return (
    <dialog className="bs-dlg adm-search" id="office-search" aria-label={m.office_search()} data-failed={m.office_failed()}>
      <form action={adminHref(language, 'search')} className="adm-search-form">
        <ToolIcon name="search" isSmall={false} />
        <input
          className="bs-input"
          type="text"
          enterKeyHint="search"
          name="search"
          role="combobox"
          aria-label={m.office_search()}
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls="office-found"
          placeholder={m.search_placeholder()}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
        />
        <button className="bs-btn quiet icon" type="button" data-search-close="" aria-label={m.dialog_close()} title={m.dialog_close()}>
          <ToolIcon name="close" />
        </button>
      </form>
      <p className="bs-meta adm-search-count" role="status" />
      <div className="body bs-menu" id="office-found" role="listbox" aria-label={m.office_search()} />
    </dialog>
  );
}
