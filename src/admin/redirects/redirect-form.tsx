import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import type { FormKit } from '../forms/form-fields.tsx';
import { Done, ErrorSummary, Head, Input } from '../forms/page-elements.tsx';

interface RedirectFormProps {
  language: Language;
  /** Id, or 'new'. */
  id: string;
  kit: FormKit;
  /** Note that the target is redirected itself. */
  chain: string | null;
  done: string | null;
}

/** Form of a redirect. */
export function RedirectForm({ language, id, kit, chain, done }: RedirectFormProps) {
  const base = adminHref(language, 'redirects');
  const isNew = id === 'new';
  const labels: Readonly<Record<string, () => string>> = { old_path: m.admin_redirect_from, new_path: m.admin_redirect_to };
  return (
    <>
      <p>
        <a href={base}>{m.admin_back_to()}</a>
      </p>
      <Head title={isNew ? m.admin_redirect_new() : (kit.form.get('old_path') ?? '')} />
      <Done text={done} />
      <ErrorSummary errors={kit.errors} labelOf={(name) => (labels[name] ?? (() => name))()} />
      {chain && <p className="bs-note warn">{chain}</p>}
      <form method="post" action={`${base}/${id}`} data-guarded="" data-unsaved={kit.firstError ? '' : undefined} noValidate>
        <div className="adm-section">
          <Input name="old_path" label={m.admin_redirect_from()} kit={kit} isRequired hint={m.admin_redirect_from_hint()} limit={2000} />
          <Input name="new_path" label={m.admin_redirect_to()} kit={kit} isRequired hint={m.admin_redirect_to_hint()} limit={2000} />
        </div>
        <div className="adm-foot">
          <button className="bs-btn primary" type="submit">
            {m.admin_save()}
          </button>
          {!isNew && (
            <a className="bs-btn danger" href={`${base}/${id}/delete`}>
              {m.admin_remove()}
            </a>
          )}
        </div>
      </form>
    </>
  );
}
