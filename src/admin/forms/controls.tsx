import type { ComponentType } from 'react';
import type { FieldKind } from '../../core/fields/field.ts';
import { m } from '../../paraglide/messages.js';
import { interfaceText } from '../../ui/interface-text.ts';
import { codeLabel, fieldHelp } from './field-label.ts';
import { Codes, type ControlProps, Inherited, Labelled, Lines, Select, Texts, Tick } from './form-fields.tsx';
import { ListRows } from './list-rows.tsx';
import { MediaField } from './media/media-field.tsx';
import { MediaList } from './media/media-list.tsx';

/** Control of a field, by its kind. */
export function Control({ name, field, kit }: Omit<ControlProps, 'label'>) {
  const OfKind = controls[field.kind];
  return <OfKind name={name} label={interfaceText(field.label)} field={field} kit={kit} />;
}

function input(type: string, mode?: 'decimal' | 'url') {
  return function Input({ name, label, field, kit }: ControlProps) {
    return (
      <Labelled name={name} label={label} kit={kit} isRequired={field.isRequired} hint={fieldHelp(field)}>
        {(props) =>
          field.kind === 'text' && (field.limit ?? 0) > 255 ? (
            <textarea {...props} className="bs-input" rows={5} defaultValue={kit.form.get(name)} maxLength={field.limit} />
          ) : (
            <input {...props} className="bs-input" type={type} inputMode={mode} defaultValue={kit.form.get(name)} maxLength={field.limit} />
          )
        }
      </Labelled>
    );
  };
}

function TextsOfKind(props: ControlProps) {
  const { kind, limit } = props.field;
  const isLong = kind !== 'translated-text' || (limit ?? 0) > 255;
  return (
    <Texts {...props} isLong={isLong} isRich={kind === 'rich-text'} hint={fieldHelp(props.field)} limit={isLong ? undefined : limit} />
  );
}

function Reference({ name, label, field, kit }: ControlProps) {
  return <Select name={name} label={label} kit={kit} options={kit.choices.get(field.target ?? '') ?? []} isRequired={field.isRequired} />;
}

/** Selected entries as checkboxes, and a select to add one. */
function References({ name, label, field, kit }: ControlProps) {
  const options = kit.choices.get(field.target ?? '') ?? [];
  const isShort = options.length <= 12;
  const shown = options.filter(({ id }) => isShort || kit.form.has(`${name}.${id}`));
  return (
    <fieldset className="bs-field" id={name}>
      <legend>{label}</legend>
      {shown.length > 0 && (
        <div className="adm-ticks">
          {shown.map(({ id, title }) => (
            <Tick key={id} name={`${name}.${id}`} label={title} kit={kit} />
          ))}
        </div>
      )}
      {!isShort && (
        <Select name={`${name}.add`} label={m.admin_add_one()} kit={kit} options={options.filter((option) => !shown.includes(option))} />
      )}
      <Inherited name={name} kit={kit} />
      {kit.errors[name] && <p className="bs-err">{kit.errors[name].join(' ')}</p>}
    </fieldset>
  );
}

function Choices({ name, label, field, kit }: ControlProps) {
  return (
    <fieldset className="bs-field">
      <legend>{label}</legend>
      <div className="adm-ticks">
        {Object.keys(field.codes ?? {}).map((code) => (
          <Tick key={code} name={`${name}.${code}`} label={codeLabel(field, code)} kit={kit} />
        ))}
      </div>
      <Inherited name={name} kit={kit} />
    </fieldset>
  );
}

const NumberInput = input('text', 'decimal');

/** Control per field kind; the type requires one for every kind. */
const controls: Record<FieldKind, ComponentType<ControlProps>> = {
  text: input('text'),
  'translated-text': TextsOfKind,
  'rich-text': TextsOfKind,
  html: TextsOfKind,
  table: TextsOfKind,
  'date-time': input('datetime-local'),
  date: input('date'),
  flag: ({ name, label, kit }) => <Tick name={name} label={label} kit={kit} isSwitch />,
  number: (props) => (props.field.codes ? <Codes {...props} codes={props.field.codes} isOptional /> : <NumberInput {...props} />),
  choice: ({ name, label, field, kit }) => <Codes name={name} label={label} kit={kit} codes={field.codes ?? {}} />,
  choices: Choices,
  link: input('text', 'url'),
  'embed-url': input('text', 'url'),
  'content-link': input('text', 'url'),
  reference: (props) => (props.field.target === 'media' ? <MediaField {...props} /> : <Reference {...props} />),
  references: (props) => (props.field.target === 'media' ? <MediaList {...props} /> : <References {...props} />),
  media: MediaField,
  lines: ({ name, label, field, kit }) => <Lines name={name} label={label} kit={kit} hint={fieldHelp(field)} />,
  list: ({ name, label, field, kit }) => <ListRows name={name} label={label} kit={kit} options={field.rowOptions ?? { rows: {} }} />,
};
