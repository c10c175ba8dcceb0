import { m } from '../../paraglide/messages.js';
import type { CatalogueModule } from '../session/catalogue.ts';
import type { ControlProps } from './control-props.ts';

type Columns = NonNullable<CatalogueModule['layout']>['columns'];

/** The layouts of a module as pictures to choose from (MOD-37). */
export function LayoutControl({ columns, ...props }: ControlProps & { columns: Columns }) {
  const codes = props.field.codes ?? [];
  const value = String(props.value ?? codes[0]?.code ?? '');
  return (
    <span className="bs-layouts">
      {codes.map(({ code, label }, index) => (
        <label key={code} title={label}>
          <input
            type="radio"
            className="bs-vh"
            id={index === 0 ? props.id : undefined}
            name={props.id}
            checked={value === code}
            onChange={() => props.onChange(code)}
          />
          <LayoutPicture classes={columns[code] ?? []} />
          <span className="bs-vh">{m.edit_layout({ layout: label })}</span>
        </label>
      ))}
    </span>
  );
}

/** Columns in their widths, of twelve. */
export function LayoutPicture({ classes }: { classes: readonly string[] }) {
  return (
    <span className="bs-layout" aria-hidden="true">
      {classes.map((name, index) => (
        <span key={index} style={{ flexGrow: Number(/\d+$/.exec(name)?.[0] ?? 12) }} />
      ))}
    </span>
  );
}
