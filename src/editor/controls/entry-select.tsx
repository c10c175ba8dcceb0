import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { defineEntrySearch, type EntrySearchElement } from '../../ui/backstage/entry-search/define-entry-search.ts';
import { EntrySearch } from '../../ui/backstage/entry-search/entry-search.tsx';
import type { NamedEntry } from './use-entries.ts';

interface EntrySelectProps {
  ref?: Ref<HTMLElement>;
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

/** Choice of an entry by its title, searched where there are many. An entry the list does not have, as one in the trash, is shown by its number and stays chosen. */
export function EntrySelect({ ref, id, name, label, entries, value, none, isInvalid, describedBy, onChange }: EntrySelectProps) {
  const isKnown = value === null || entries.some((entry) => entry.id === value);
  const search = useRef<EntrySearchElement>(null);
  useEffect(() => {
    defineEntrySearch();
    search.current?.update();
  });
  useImperativeHandle(ref, () => search.current as HTMLElement, []);
  return (
    <EntrySearch ref={search}>
      <select
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
    </EntrySearch>
  );
}
