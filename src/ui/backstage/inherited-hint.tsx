import { m } from '../../paraglide/messages.js';

/** Below a control that is empty: what visitors see in its place, from the production (ADMIN-10, EDIT-340). */
export function InheritedHint({ id, text, lang }: { id: string; text: string; lang?: string | undefined }) {
  return (
    <p id={id} className="bs-hint">
      {m.admin_inherited()} <q lang={lang}>{text}</q>
    </p>
  );
}
