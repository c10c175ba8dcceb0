import type { RefObject } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon.tsx';
import type { ChosenFilter } from './filter-choices.ts';

interface FilterChipsProps {
  chosen: readonly ChosenFilter[];
  /** The list without any filter. */
  all: string;
  list: RefObject<HTMLUListElement | null>;
}

/** What the list is narrowed to; each chip removes its filter, the last one all of them (EVT-04). */
export function FilterChips({ chosen, all, list }: FilterChipsProps) {
  if (chosen.length === 0) return null;
  return (
    <ul ref={list} className="chips" aria-label={m.filter_chosen()} data-replace>
      {chosen.map(({ label, value, without }) => (
        <li key={label}>
          <a className="chip" href={without} rel="nofollow" aria-label={m.filter_remove({ filter: label, value })}>
            {`${label}: ${value}`}
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a className="chip reset" href={all}>
          {m.filter_reset()}
        </a>
      </li>
    </ul>
  );
}
