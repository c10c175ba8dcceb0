import { useEffect, useState } from 'react';
import { localInput, localMoment, storedMoment } from '../panels/local-moment.ts';
import { type ControlProps, commonProps } from './control-props.ts';

/** Years before this one are years half typed. */
const firstYear = '1900';

/** A moment in local time of the site. Tab goes from segment to segment of it, so it is stored as soon as it is complete. */
export function DateTimeControl(props: ControlProps) {
  const value = localInput(props.value);
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const store = (text: string) => {
    const moment = localMoment(text);
    if (text !== value && (moment || text === '')) props.onChange(moment && storedMoment(moment));
  };
  return (
    <input
      {...commonProps(props)}
      type="datetime-local"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value >= firstYear) store(target.value);
      }}
      onBlur={() => store(typed)}
    />
  );
}

export function DateControl(props: ControlProps) {
  return (
    <input
      {...commonProps(props)}
      type="date"
      value={String(props.value ?? '')}
      onChange={(event) => props.onChange(event.target.value || null)}
    />
  );
}

export function FlagControl(props: ControlProps) {
  return (
    <input
      {...commonProps(props)}
      className=""
      type="checkbox"
      checked={props.value === true}
      onChange={(event) => props.onChange(event.target.checked)}
    />
  );
}

export function NumberControl(props: ControlProps) {
  return (
    <input
      {...commonProps(props)}
      type="number"
      step="any"
      value={props.value === null || props.value === undefined ? '' : String(props.value)}
      onChange={(event) => props.onChange(event.target.value === '' ? null : Number(event.target.value))}
    />
  );
}
