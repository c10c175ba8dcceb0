import '../canvas/surface.css';
import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { href } from '../../urls.ts';
import { ToolDialog } from './tool-dialog.tsx';

/** Offers the login, or the page without its editor, to whoever requests editing without permission (EDIT-18). */
export function RedirectDialog({ language, without }: { language: Language; without: string }) {
  const next = encodeURIComponent(window.location.pathname + window.location.search);
  return (
    <ToolDialog title={m.edit_redirect_title()} onClose={() => window.location.assign(without)}>
      <p>{m.edit_redirect_text()}</p>
      <div className="bs-row">
        <a className="bs-btn primary" data-document="" href={`${href('user', language, { page: 'login' })}?next=${next}`}>
          {m.login_title()}
        </a>
        <a className="bs-btn" data-document="" href={without}>
          {m.edit_redirect_without()}
        </a>
      </div>
    </ToolDialog>
  );
}
