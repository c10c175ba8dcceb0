import { m } from '../../../paraglide/messages.js';
import { fieldTypes, maxLengths } from '../field-types.ts';
import type { FormField } from '../forms.contract.ts';
import { inputHints } from './input-hints.ts';

export interface FormInputProps {
  field: FormField;
  id: string;
  /** Submitted value, else the default. */
  value: string | string[];
  isInvalid: boolean;
  describedBy: string | undefined;
  /** True for the first invalid field of a refused form without script (FORM-06). */
  hasFocus: boolean;
}

/** Native input of a field with one value. */
export function FormInput({ field, id, value, isInvalid, describedBy, hasFocus }: FormInputProps) {
  const { slug, field_type, required, placeholder_text, choices } = field;
  const common = {
    id,
    name: slug,
    required,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': describedBy,
    autoFocus: hasFocus || undefined,
  };
  const placeholder = placeholder_text || undefined;
  if (field_type === fieldTypes.textarea)
    return <textarea {...common} rows={6} maxLength={maxLengths.text} placeholder={placeholder} defaultValue={String(value)} />;
  if (field_type === fieldTypes.multiSelect)
    return (
      <select {...common} multiple size={Math.min(6, Math.max(2, choices.length))} defaultValue={[value].flat()}>
        <Options choices={choices} />
      </select>
    );
  if (field_type === fieldTypes.select)
    return (
      <select {...common} defaultValue={String(value)}>
        <option value="">{placeholder ?? m.form_choose()}</option>
        <Options choices={choices} />
      </select>
    );
  return <input {...common} {...inputHints(field)} placeholder={placeholder} defaultValue={String(value)} />;
}

function Options({ choices }: { choices: readonly string[] }) {
  return choices.map((choice) => (
    <option key={choice} value={choice}>
      {choice}
    </option>
  ));
}

/** Single checkbox, or a group of choices. */
export function FormChoices({ field, id, value, isInvalid, describedBy, hasFocus }: FormInputProps) {
  const { slug, field_type, required, choices } = field;
  const isRadio = field_type === fieldTypes.radio;
  const chosen = [value].flat();
  return choices.map((choice, index) => (
    <label key={choice} className="form-choice">
      <input
        type={isRadio ? 'radio' : 'checkbox'}
        id={index === 0 ? id : undefined}
        name={slug}
        value={choice}
        defaultChecked={chosen.includes(choice)}
        required={(isRadio && required) || undefined}
        aria-invalid={(!isRadio && isInvalid) || undefined}
        aria-describedby={index === 0 ? describedBy : undefined}
        // biome-ignore lint/a11y/noAutofocus: focus of the first invalid field of a refused form (FORM-06)
        autoFocus={(index === 0 && hasFocus) || undefined}
      />
      {choice}
    </label>
  ));
}
