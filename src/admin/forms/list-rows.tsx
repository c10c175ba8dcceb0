import { isShown, type RowField, type RowFields, type RowOptions } from '../../core/fields/rows.ts';
import { m } from '../../paraglide/messages.js';
import { interfaceText } from '../../ui/interface-text.ts';
import { codeLabel, fieldHelp } from './field-label.ts';
import { Codes, Inherited, Labelled, Select, Texts, Tick } from './form-fields.tsx';
import type { Choice, FormKit } from './form-kit.ts';
import { rowsOf } from './form-state.ts';
import { OperationButton } from './operation-button.tsx';

interface ListRowsProps {
  name: string;
  label: string;
  kit: FormKit;
  options: RowOptions;
}

/** List field; rows are added and removed by submit buttons of the form. */
export function ListRows({ name, label, kit, options }: ListRowsProps) {
  const list = name.split('.').at(-1) ?? '';
  const { rowLabel } = options;
  return (
    <fieldset className="bs-field" id={name} data-rows={list}>
      <legend>{label}</legend>
      {name === 'contributors' && kit.usual.length > 0 && <UsualCast kit={kit} />}
      {rowsOf(kit.form, name).map((row, index) => (
        <Row
          key={row}
          place={`${name}.${row}`}
          title={m.admin_row({ name: rowLabel ? interfaceText(rowLabel) : label, number: index + 1 })}
          {...{ list, kit, options }}
          isFirst={index === 0}
        />
      ))}
      <Inherited name={name} kit={kit} />
      {kit.errors[name] && <p className="bs-err">{kit.errors[name].join(' ')}</p>}
      <p className="bs-row wrap">
        <OperationButton operation={`add:${name}`} label={m.admin_add()} subject={label} />
      </p>
    </fieldset>
  );
}

interface RowProps {
  place: string;
  title: string;
  list: string;
  kit: FormKit;
  options: RowOptions;
  isFirst: boolean;
}

function Row({ place, title, list, kit, options: { rows, isFolded, isOrdered }, isFirst }: RowProps) {
  const fields = Object.entries(rows);
  const isLine = isOrdered && fields.length === 1;
  const control = ([name, field]: [string, RowFields[string]]) =>
    isShown(field) ? (
      <RowControl key={name} name={`${place}.${name}`} field={field} label={isLine ? title : interfaceText(field.label)} kit={kit} />
    ) : (
      <input key={name} type="hidden" name={`${place}.${name}`} value={kit.form.get(`${place}.${name}`) ?? ''} />
    );
  const extraFields = fields.filter(([, field]) => isBehindMore(field, list, kit));
  const isUsed = extraFields.some(
    ([name, field]) =>
      !(isShown(field) && field.isGenerated) && [...kit.form].some(([key, text]) => key.startsWith(`${place}.${name}`) && text),
  );
  const row = (
    <fieldset className={isLine ? 'adm-row line' : 'adm-row'} data-list={list}>
      <legend className={isLine ? 'bs-vh' : undefined}>{title}</legend>
      {fields.filter(([, field]) => !isBehindMore(field, list, kit)).map(control)}
      {list === 'seat_groups' && <SlotRule name={place} kit={kit} />}
      {extraFields.length > 0 && (
        <details
          className="fold adm-rare"
          open={isUsed || Object.keys(kit.errors).some((path) => extraFields.some(([name]) => path.startsWith(`${place}.${name}`)))}
        >
          <summary>{m.admin_more()}</summary>
          {extraFields.map(control)}
        </details>
      )}
      <p className="bs-row wrap">
        {(isFolded || isOrdered) && !isFirst && <OperationButton operation={`up:${place}`} label={m.admin_up()} subject={title} />}
        {list === 'seat_groups' && <OperationButton operation={`copy:${place}`} label={m.admin_copy()} subject={title} />}
        <OperationButton operation={`drop:${place}`} label={m.admin_drop()} subject={title} />
      </p>
    </fieldset>
  );
  if (!isFolded) return row;
  const concerned = [kit.firstError ?? '', ...Object.keys(kit.errors)].some((path) => path.startsWith(`${place}.`));
  return (
    <details className="fold adm-fold" open={concerned || !kit.form.get(`${place}.id`)}>
      <summary>{[title, ...summaryOf(rows, kit, place)].join(' · ')}</summary>
      {row}
    </details>
  );
}

/** A stand-in and its note are what an event's own cast is for, where its production has one. */
function isBehindMore(field: RowFields[string], list: string, { usual }: FormKit): boolean {
  return isShown(field) && field.isRare === true && (list !== 'contributors' || usual.length === 0);
}

/** Summary of a folded row: its first text, its codes and what is ticked. */
function summaryOf(rows: RowFields, { form, language }: FormKit, place: string): string[] {
  const shown = Object.entries(rows).filter((entry): entry is [string, RowField] => isShown(entry[1]));
  const first = shown.find(([, { input }]) => input === 'texts')?.[0];
  const words = shown.map(([name, field]) => {
    const text = form.get(`${place}.${name}`) ?? '';
    if (name === first) return [language, 'de', 'en'].map((one) => form.get(`${place}.${name}.${one}`)).find(Boolean);
    if (field.input === 'code') return codeLabel(field, text);
    if (field.input === 'flag') return text && interfaceText(field.label);
    return field.input === 'ticked' && !text && m.admin_row_invisible();
  });
  return words.filter((word) => typeof word === 'string' && word !== '') as string[];
}

/** Controls to create timeslots at even intervals. */
function SlotRule({ name, kit }: { name: string; kit: FormKit }) {
  const fields = [
    ['slots_from', m.admin_slots_from(), 'time'],
    ['slots_to', m.admin_slots_to(), 'time'],
    ['slots_every', m.admin_slots_every(), 'text'],
  ] as const;
  return (
    <div className="adm-slots">
      {fields.map(([field, label, type]) => (
        <Labelled key={field} name={`${name}.${field}`} label={label} kit={kit}>
          {(props) => (
            <input
              {...props}
              className="bs-input"
              type={type}
              inputMode={type === 'text' ? 'numeric' : undefined}
              defaultValue={kit.form.get(`${name}.${field}`)}
            />
          )}
        </Labelled>
      ))}
      <OperationButton operation={`slots:${name}`} label={m.admin_slots_make()} />
    </div>
  );
}

function UsualCast({ kit }: { kit: FormKit }) {
  return (
    <>
      <h2>{m.admin_cast_usual()}</h2>
      <dl className="adm-usual">
        {kit.usual.map(({ person, role, name }) => (
          <div key={`${person} ${role}`} style={{ display: 'contents' }}>
            <dt>{role}</dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
      <p className="bs-hint">{m.admin_cast_hint()}</p>
    </>
  );
}

function RowControl({ name, field, label, kit }: { name: string; field: RowField; label: string; kit: FormKit }) {
  const { input } = field;
  if (input === 'rows') return <ListRows name={name} label={label} kit={kit} options={{ rows: field.rows ?? {} }} />;
  if (input === 'texts' || input === 'long-texts') return <Texts name={name} label={label} kit={kit} isLong={input === 'long-texts'} />;
  if (input === 'lines') return <Texts name={name} label={label} kit={kit} isLong hint={m.admin_lines_hint()} />;
  if (input === 'code') return <Codes name={name} label={label} kit={kit} codes={field.codes ?? {}} />;
  if (input === 'flag' || input === 'ticked') return <Tick name={name} label={label} kit={kit} />;
  if (input === 'person' || input === 'replaced')
    return (
      <Select
        name={name}
        label={label}
        kit={kit}
        options={input === 'person' ? peopleOf(kit) : replacedOf(kit)}
        isRequired={input === 'person'}
      />
    );
  return (
    <Labelled name={name} label={label} kit={kit} hint={fieldHelp(field)}>
      {(props) =>
        input === 'long-text' ? (
          <textarea {...props} className="bs-input" rows={3} defaultValue={kit.form.get(name)} spellCheck={false} />
        ) : (
          <input
            {...props}
            className="bs-input"
            type={nativeTypes[input] ?? 'text'}
            inputMode={input === 'money' || input === 'number' ? 'decimal' : undefined}
            defaultValue={kit.form.get(name)}
          />
        )
      }
    </Labelled>
  );
}

const nativeTypes: Partial<Record<RowField['input'], string>> = { time: 'time', moment: 'datetime-local' };

const peopleOf = ({ choices }: FormKit): readonly Choice[] => choices.get('person') ?? [];

/** Cast of the production first, with roles, then all persons. */
function replacedOf(kit: FormKit): Choice[] {
  const roles = Map.groupBy(kit.usual, ({ person }) => person);
  const usual = [...roles].map(([id, fields]) => ({ id, title: `${fields.map(({ role }) => role).join(', ')}: ${fields[0]?.name ?? ''}` }));
  return kit.usual.length > 0 ? [...usual, ...peopleOf(kit).filter(({ id }) => !roles.has(id))] : [...peopleOf(kit)];
}
