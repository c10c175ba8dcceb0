import type { Language } from '../../core/languages.ts';
import { redirectFields } from '../../features/site/site.fields.ts';
import { m } from '../../paraglide/messages.js';
import { interfaceText } from '../../ui/interface-text.ts';
import { adminHref } from '../../urls.ts';
import { fieldHelp, fieldLabel } from '../forms/field-label.ts';
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
  return (
    <>
      <p>
        <a href={base}>{m.admin_back_to()}</a>
      </p>
      <Head title={isNew ? m.admin_redirect_new() : (kit.form.get('old_path') ?? '')} />
      <Done text={done} />
      <ErrorSummary errors={kit.errors} labelOf={(name) => fieldLabel(redirectFields, name)} />
      {chain && <p className="bs-note warn">{chain}</p>}
      <form method="post" action={`${base}/${id}`} data-guarded="" data-unsaved={kit.firstError ? '' : undefined} noValidate>
        <div className="adm-section">
          {Object.entries(redirectFields).map(([name, field]) => (
            <Input
              key={name}
              name={name}
              label={interfaceText(field.label)}
              kit={kit}
              isRequired={field.isRequired}
              hint={fieldHelp(field)}
              limit={field.limit}
            />
          ))}
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
