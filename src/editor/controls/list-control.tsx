import { CastControl } from './cast-control.tsx';
import { type ControlProps, commonProps } from './control-props.ts';

/** Structured values have no form of their own yet: they are shown as they are stored. */
export function ListControl(props: ControlProps) {
  if (props.field.target === 'contributor') return <CastControl {...props} />;
  return (
    <textarea
      {...commonProps(props)}
      rows={5}
      defaultValue={JSON.stringify(props.value ?? [], null, 2)}
      onBlur={(event) => {
        try {
          props.onChange(JSON.parse(event.target.value));
        } catch {
          event.target.setAttribute('aria-invalid', 'true');
        }
      }}
    />
  );
}
