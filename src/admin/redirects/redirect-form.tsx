import type { Language } from '../../core/languages.ts';
import { redirectFields } from '../../features/site/site.fields.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { FormKey } from '../form-key.tsx';
import { fieldLabel } from '../forms/field-label.ts';
import type { FormKit } from '../forms/form-kit.ts';
import { OfficeForm } from '../forms/office-form.tsx';
import { FieldInput, Head } from '../forms/page-elements.tsx';

interface RedirectFormProps {
  language: Language;
  /** Id, or 'new'. */
  id: string;
  kit: FormKit;
  /** Note that the target is redirected itself. */
  chain: string | null;
  isUnsaved: boolean;
  done: string | null;
}

/** Form of a redirect. */
export function RedirectForm({ language, id, kit, chain, isUnsaved, done }: RedirectFormProps) {
  const base = adminHref(language, 'redirects');
  const isNew = id === 'new';
  return (
    <>
      <Head back={base} title={isNew ? m.admin_redirect_new() : (kit.form.get('old_path') ?? '')} done={done} />
      {chain && <p className="bs-note warn">{chain}</p>}
      <OfficeForm
        {...{ kit, isUnsaved }}
        formAction={`${base}/${id}`}
        labelOf={(name) => fieldLabel(redirectFields, name)}
        conflict={null}
        footLinks={
          !isNew && (
            <a className="bs-btn danger" href={`${base}/${id}/delete`}>
              {m.admin_remove()}
            </a>
          )
        }
      >
        {isNew && <FormKey />}
        <div className="adm-section">
          {Object.entries(redirectFields).map(([name, field]) => (
            <FieldInput key={name} {...{ name, field, kit }} />
          ))}
        </div>
      </OfficeForm>
    </>
  );
}
