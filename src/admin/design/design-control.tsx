import { m } from '../../paraglide/messages.js';
import { Labelled, Tick } from '../forms/form-fields.tsx';
import type { FormKit } from '../forms/form-kit.ts';
import { rowsOf } from '../forms/form-state.ts';
import { Input } from '../forms/page-elements.tsx';
import { designCodes, designLabels } from './design-labels.ts';
import type { DesignNode } from './design-nodes.ts';

interface DesignControlProps {
  /** Path of the control, such as 'header.links.0.url'. */
  name: string;
  node: DesignNode;
  kit: FormKit;
  label?: string;
}

/** Controls of a setting, by its schema. */
export function DesignControl({ name, node, kit, label = labelOf(name) }: DesignControlProps) {
  switch (node.kind) {
    case 'flag':
      return <Tick name={name} label={label} kit={kit} isSwitch />;
    case 'choice':
      return <Codes name={name} label={label} kit={kit} codes={node.codes} />;
    case 'lines':
      return (
        <Labelled name={name} label={label} kit={kit} hint={m.admin_design_lines()}>
          {(props) => <textarea {...props} className="bs-input" rows={3} defaultValue={kit.form.get(name)} spellCheck={false} />}
        </Labelled>
      );
    case 'order':
      return (
        <fieldset className="bs-field" id={name}>
          <legend>{label}</legend>
          <ol className="adm-both">
            {node.codes.map((code, index) => (
              <li key={code}>
                <Codes
                  name={`${name}.${index}`}
                  label={m.admin_row({ name: label, number: index + 1 })}
                  kit={kit}
                  codes={node.codes}
                  isBare
                />
              </li>
            ))}
          </ol>
        </fieldset>
      );
    case 'rows':
      return (
        <fieldset className="bs-field" id={name}>
          <legend>{label}</legend>
          {withBlank(rowsOf(kit.form, name)).map((row, index) => (
            <fieldset key={row} className="adm-row">
              <legend>{m.admin_row({ name: label, number: index + 1 })}</legend>
              <Parts name={`${name}.${row}`} parts={node.parts} kit={kit} />
            </fieldset>
          ))}
        </fieldset>
      );
    case 'named':
      return (
        <fieldset className="bs-field" id={name}>
          <legend>{label}</legend>
          {withBlank(rowsOf(kit.form, name)).map((row) => (
            <div key={row} className="adm-row">
              <Input name={`${name}.${row}.key`} label={m.design_errorPages_status()} kit={kit} limit={20} />
              <Labelled name={`${name}.${row}.text`} label={m.admin_design_html()} kit={kit}>
                {(props) => (
                  <textarea {...props} className="bs-input" rows={4} defaultValue={kit.form.get(props.name)} spellCheck={false} />
                )}
              </Labelled>
            </div>
          ))}
        </fieldset>
      );
    case 'group':
      return (
        <fieldset className="bs-field" id={name}>
          <legend>{label}</legend>
          <div className="adm-both">
            <Parts name={name} parts={node.parts} kit={kit} />
          </div>
        </fieldset>
      );
    default:
      return <Input name={name} label={label} kit={kit} type={node.kind === 'number' ? 'number' : 'text'} limit={2000} />;
  }
}

function Parts({ name, parts, kit }: { name: string; parts: Readonly<Record<string, DesignNode>>; kit: FormKit }) {
  return Object.entries(parts).map(([part, node]) => <DesignControl key={part} name={`${name}.${part}`} node={node} kit={kit} />);
}

interface CodesProps {
  name: string;
  label: string;
  kit: FormKit;
  codes: readonly (string | number)[];
  /** The label is visually hidden: the position in the list is visible. */
  isBare?: boolean;
}

function Codes({ name, label, kit, codes, isBare = false }: CodesProps) {
  const value = kit.form.get(name) ?? '';
  const options = codes.map((code) => (
    <option key={code} value={code}>
      {codeName(code)}
    </option>
  ));
  if (isBare)
    return (
      <select className="bs-input" id={name} name={name} defaultValue={value} aria-label={label}>
        <option value="">{m.admin_none()}</option>
        {options}
      </select>
    );
  return (
    <Labelled name={name} label={label} kit={kit}>
      {(props) => (
        <select {...props} className="bs-input" defaultValue={value}>
          {value === '' && <option value="">{m.admin_none()}</option>}
          {options}
        </select>
      )}
    </Labelled>
  );
}

/** Stored rows plus one empty row. */
function withBlank(rows: readonly number[]): number[] {
  return [...rows, (rows.at(-1) ?? -1) + 1];
}

/** Label of a form path, by its last segment. */
export function labelOf(name: string): string {
  const part =
    name
      .split('.')
      .filter((each) => !/^\d+$/.test(each))
      .at(-1) ?? name;
  return (designLabels[part] ?? (() => part))();
}

export function codeName(code: string | number): string {
  return (designCodes[code] ?? (() => String(code)))();
}
