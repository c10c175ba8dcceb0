import type { Ref } from 'react';
import type { NamedEntry } from './use-entries.ts';

interface EntrySelectProps {
  ref?: Ref<HTMLSelectElement>;
  id?: string;
  name?: string;
  /** Accessible name where no label points to it. */
  label?: string;
  entries: readonly NamedEntry[];
  value: number | null;
  /** What choosing none is called; without it one has to be chosen. */
  none?: string;
  isInvalid?: boolean;
  describedBy?: string;
  onChange(id: number | null): void;
}

/** Choice of an entry by its title. An entry the list does not have, as one in the trash, is shown by its number and stays chosen. */
export function EntrySelect({ ref, id, name, label, entries, value, none, isInvalid, describedBy, onChange }: EntrySelectProps) {
  const isKnown = value === null || entries.some((entry) => entry.id === value);
  return (
    <select
      ref={ref}
      className="bs-input"
      id={id}
      name={name}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy || undefined}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    >
      {none !== undefined && <option value="">{none}</option>}
      {!isKnown && <option value={value ?? ''}>{value}</option>}
      {entries.map((entry) => (
        <option key={entry.id} value={entry.id}>
          {entry.title}
        </option>
      ))}
    </select>
  );
}
