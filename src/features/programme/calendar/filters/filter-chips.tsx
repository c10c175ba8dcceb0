import { m } from '../../../../paraglide/messages.js';
import { Icon } from '../../../../ui/icon/icon.tsx';
import type { ChosenFilter } from './filter-choices.ts';

interface FilterChipsProps {
  chosen: readonly ChosenFilter[];
  /** The list without any filter. */
  all: string;
}

/** What the list is narrowed to; each chip removes its filter, the last one all of them (EVT-04). */
export function FilterChips({ chosen, all }: FilterChipsProps) {
  if (chosen.length === 0) return null;
  return (
    <ul className="chips" aria-label={m.filter_chosen()}>
      {chosen.map(({ label, value, without }) => (
        <li key={label} data-key={label}>
          <a className="chip" href={without} rel="nofollow" aria-label={m.filter_remove({ filter: label, value })}>
            {`${label}: ${value}`}
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li data-key="all">
        <a className="chip reset" href={all}>
          {m.filter_reset()}
        </a>
      </li>
    </ul>
  );
}
