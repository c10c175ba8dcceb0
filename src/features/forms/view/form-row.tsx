import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { fieldTypes } from '../field-types.ts';
import type { FormField, TempFile } from '../forms.contract.ts';
import { FileInput, type FileInputProps } from './file-input.tsx';
import { FormChoices, FormInput } from './form-input.tsx';

interface FormRowProps extends Pick<FileInputProps, 'language' | 'pending' | 'onFile'> {
  field: FormField;
  /** Id of the input. */
  id: string;
  value: string | string[];
  file: TempFile | undefined;
  error: string | undefined;
  hasFocus: boolean;
}

/** Field with label, help and error. */
export function FormRow({ field, id, value, file, error, hasFocus, ...upload }: FormRowProps) {
  const { field_type, label, help_text, required, slug } = field;
  const help = help_text || (field_type === fieldTypes.file ? m.form_file_hint() : '');
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;
  const input = { field, id, value, isInvalid: error !== undefined, describedBy, hasFocus };
  const notes = (
    <>
      {help && (
        <p id={`${id}-help`} className="form-help">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="form-error">
          <Icon name="warn" />
          {error}
        </p>
      )}
    </>
  );
  if (field_type === fieldTypes.hidden) return <input type="hidden" name={slug} defaultValue={String(value)} />;
  if (field_type === fieldTypes.checkboxes || field_type === fieldTypes.radio)
    return (
      <fieldset className="form-row" aria-describedby={describedBy}>
        <legend>
          <Label isRequired={required}>{label}</Label>
          {required && <span className="vh"> ({m.form_required()})</span>}
        </legend>
        <FormChoices {...input} describedBy={undefined} />
        {notes}
      </fieldset>
    );
  if (field_type === fieldTypes.checkbox)
    return (
      <div className="form-row">
        <label className="form-choice">
          <input
            type="checkbox"
            id={id}
            name={slug}
            value="1"
            defaultChecked={value === '1'}
            required={required}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={describedBy}
            // biome-ignore lint/a11y/noAutofocus: focus of the first invalid field of a refused form (FORM-06)
            autoFocus={hasFocus || undefined}
          />
          <span>
            <Label isRequired={required}>{label}</Label>
          </span>
        </label>
        {notes}
      </div>
    );
  return (
    <div className="form-row">
      <label htmlFor={id}>
        <Label isRequired={required}>{label}</Label>
      </label>
      {field_type === fieldTypes.file ? <FileInput {...input} {...upload} file={file} /> : <FormInput {...input} />}
      {notes}
    </div>
  );
}

/** The star is explained above the fields; the inputs themselves expose that they are required. */
function Label({ children, isRequired }: { children: ReactNode; isRequired: boolean }) {
  return (
    <>
      {children}
      {/* Not alone on a line. */}
      {isRequired && <span aria-hidden="true">{'\u00a0*'}</span>}
    </>
  );
}
