import { type ControlProps, commonProps } from './control-props.ts';

export function ChoiceControl(props: ControlProps) {
  const codes = props.field.codes ?? [];
  const value = String(props.value ?? codes[0]?.code ?? '');
  if (codes.length > 3) {
    return (
      <select {...commonProps(props)} value={value} onChange={(event) => props.onChange(event.target.value)}>
        {codes.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <span className="bs-seg">
      {codes.map(({ code, label }, index) => (
        <label key={code}>
          <input
            type="radio"
            id={index === 0 ? props.id : undefined}
            name={props.id}
            checked={value === code}
            onChange={() => props.onChange(code)}
          />
          {label}
        </label>
      ))}
    </span>
  );
}

export function ChoicesControl(props: ControlProps) {
  const codes = props.field.codes ?? [];
  const chosen = new Set((props.value as string[] | null) ?? []);
  return (
    <span className="bs-stack">
      {codes.map(({ code, label }, index) => (
        <label key={code} className="bs-check">
          <input
            type="checkbox"
            id={index === 0 ? props.id : undefined}
            checked={chosen.has(code)}
            onChange={(event) =>
              props.onChange(codes.map((one) => one.code).filter((one) => (one === code ? event.target.checked : chosen.has(one))))
            }
          />
          {label}
        </label>
      ))}
    </span>
  );
}
