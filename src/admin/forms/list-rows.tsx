import { m } from '../../paraglide/messages.js';
import { fieldHints, fieldLabels } from '../labels.ts';
import { rowCodes } from './code-labels.ts';
import { type Choice, Codes, type FormKit, Labelled, Select, Texts, Tick } from './form-fields.tsx';
import { rowsOf } from './form-values.ts';
import { foldedLists, type RowFieldKind, type RowShape, rareFields, rowShapes } from './row-shapes.ts';

interface ListRowsProps {
  name: string;
  label: string;
  kit: FormKit;
  shape?: RowShape;
}

/** List field; rows are added and removed by submit buttons of the form. */
export function ListRows({ name, label, kit, shape = rowShapes[name] ?? {} }: ListRowsProps) {
  const list = name.split('.').at(-1) ?? '';
  const rare = list === 'contributors' && kit.usual.length === 0 ? ['replaces', 'note'] : (rareFields[list] ?? []);
  return (
    <fieldset className="bs-field" id={name} data-rows={list}>
      <legend>{label}</legend>
      {name === 'contributors' && kit.usual.length > 0 && <UsualCast kit={kit} />}
      {rowsOf(kit.form, name).map((row, index) => (
        <Row
          key={row}
          place={`${name}.${row}`}
          title={m.admin_row({ name: fieldLabels[`${list}.row`]?.() ?? label, number: index + 1 })}
          {...{ list, kit, shape, rare }}
          isFirst={index === 0}
        />
      ))}
      {kit.errors[name] && <p className="bs-err">{kit.errors[name].join(' ')}</p>}
      <p className="bs-row wrap">
        <button
          className="bs-btn"
          type="submit"
          name="operation"
          value={`add:${name}`}
          formNoValidate
          aria-label={`${m.admin_add()}: ${label}`}
        >
          {m.admin_add()}
        </button>
      </p>
    </fieldset>
  );
}

interface RowProps {
  place: string;
  title: string;
  list: string;
  kit: FormKit;
  shape: RowShape;
  /** Row fields shown behind 'more'. */
  rare: readonly string[];
  isFirst: boolean;
}

function Row({ place, title, list, kit, shape, rare, isFirst }: RowProps) {
  const field = ([name, kind]: [string, RowFieldKind]) => (
    <RowField key={name} name={`${place}.${name}`} field={name} kind={kind} kit={kit} />
  );
  const fields = Object.entries(shape);
  const extraFields = fields.filter(([name]) => rare.includes(name));
  const isUsed = extraFields.some(([name]) =>
    [...kit.form].some(([key, text]) => key.startsWith(`${place}.${name}`) && text && name !== 'sale_type_id' && name !== 'slug'),
  );
  const row = (
    <fieldset className="adm-row" data-list={list}>
      <legend>{title}</legend>
      {fields.filter(([name]) => !rare.includes(name)).map(field)}
      {list === 'seat_groups' && <SlotRule name={place} kit={kit} />}
      {extraFields.length > 0 && (
        <details
          className="adm-rare"
          open={isUsed || Object.keys(kit.errors).some((path) => rare.some((name) => path.startsWith(`${place}.${name}`)))}
        >
          <summary>{m.admin_more()}</summary>
          {extraFields.map(field)}
        </details>
      )}
      <p className="bs-row wrap">
        {foldedLists.has(list) && !isFirst && (
          <button
            className="bs-btn"
            type="submit"
            name="operation"
            value={`up:${place}`}
            formNoValidate
            aria-label={`${m.admin_up()}: ${title}`}
          >
            {m.admin_up()}
          </button>
        )}
        {list === 'seat_groups' && (
          <button
            className="bs-btn"
            type="submit"
            name="operation"
            value={`copy:${place}`}
            formNoValidate
            aria-label={`${m.admin_copy()}: ${title}`}
          >
            {m.admin_copy()}
          </button>
        )}
        <button
          className="bs-btn"
          type="submit"
          name="operation"
          value={`drop:${place}`}
          formNoValidate
          aria-label={`${m.admin_drop()}: ${title}`}
        >
          {m.admin_drop()}
        </button>
      </p>
    </fieldset>
  );
  if (!foldedLists.has(list)) return row;
  const concerned = [kit.firstError ?? '', ...Object.keys(kit.errors)].some((path) => path.startsWith(`${place}.`));
  return (
    <details className="adm-fold" open={concerned || !kit.form.get(`${place}.id`)}>
      <summary>{[title, ...summaryOf(kit, place)].join(' · ')}</summary>
      {row}
    </details>
  );
}

/** Summary of a folded row. */
function summaryOf({ form, language }: FormKit, place: string): string[] {
  const textAt = (field: string) => form.get(`${place}.${field}`) ?? '';
  const ticks = [textAt('required') && m.admin_field_required(), !textAt('visible') && m.admin_field_invisible()];
  const words = [
    textAt(`label.${language}`) || textAt('label.de') || textAt('label.en'),
    rowCodes.field_type?.[textAt('field_type')]?.(),
    ...ticks,
  ];
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
      <button className="bs-btn" type="submit" name="operation" value={`slots:${name}`} formNoValidate>
        {m.admin_slots_make()}
      </button>
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

function RowField({ name, field, kind, kit }: { name: string; field: string; kind: RowFieldKind; kit: FormKit }) {
  const place = name.replace(/\.\d+/g, '');
  const label = (fieldLabels[place] ?? fieldLabels[field] ?? (() => field))();
  if (kind === 'id' || kind === 'hidden') return <input type="hidden" name={name} value={kit.form.get(name) ?? ''} />;
  if (typeof kind === 'object') return <ListRows name={name} label={label} kit={kit} shape={kind.rows} />;
  if (kind === 'texts') return <Texts name={name} label={label} kit={kit} isLong={field === 'text' && name.startsWith('programs')} />;
  if (kind === 'lines') return <Texts name={name} label={label} kit={kit} isLong hint={m.admin_lines_hint()} />;
  if (kind === 'code') return <Codes name={name} label={label} kit={kit} words={rowCodes[field] ?? {}} />;
  if (kind === 'flag' || kind === 'ticked') return <Tick name={name} label={label} kit={kit} />;
  if (kind === 'person' || kind === 'replaced')
    return (
      <Select
        name={name}
        label={label}
        kit={kit}
        options={kind === 'person' ? peopleOf(kit) : replacedOf(kit)}
        isRequired={kind === 'person'}
      />
    );
  return (
    <Labelled name={name} label={label} kit={kit} hint={fieldHints[place]?.()}>
      {(props) =>
        kind === 'long' ? (
          <textarea {...props} className="bs-input" rows={3} defaultValue={kit.form.get(name)} spellCheck={false} />
        ) : (
          <input
            {...props}
            className="bs-input"
            type={kind === 'time' ? 'time' : 'text'}
            inputMode={kind === 'money' || kind === 'number' ? 'decimal' : undefined}
            defaultValue={kit.form.get(name)}
          />
        )
      }
    </Labelled>
  );
}

const peopleOf = ({ choices }: FormKit): readonly Choice[] => choices.get('person') ?? [];

/** Cast of the production first, with roles, then all persons. */
function replacedOf(kit: FormKit): Choice[] {
  const roles = Map.groupBy(kit.usual, ({ person }) => person);
  const usual = [...roles].map(([id, fields]) => ({ id, title: `${fields.map(({ role }) => role).join(', ')}: ${fields[0]?.name ?? ''}` }));
  return kit.usual.length > 0 ? [...usual, ...peopleOf(kit).filter(({ id }) => !roles.has(id))] : [...peopleOf(kit)];
}
