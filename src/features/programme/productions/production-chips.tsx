import type { RefObject } from 'react';
import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon.tsx';
import { chosenParts } from './production-choices.ts';
import { productionsHref } from './productions-address.ts';
import type { ProductionsData } from './productions-data.ts';

/** What the list is narrowed to; each chip removes its filter, the last one all of them (EVT-04). */
export function ProductionChips({ data, list }: { data: ProductionsData; list: RefObject<HTMLUListElement | null> }) {
  const chips = chosenParts(data);
  if (chips.length === 0) return null;
  return (
    <ul ref={list} className="chips" aria-label={m.filter_chosen()}>
      {chips.map(({ filter, value, to }) => (
        <li key={filter}>
          <Link className="chip" to={to} replace rel="nofollow" aria-label={m.filter_remove({ filter, value })}>
            {`${filter}: ${value}`}
            <Icon name="close" />
          </Link>
        </li>
      ))}
      <li>
        <Link className="chip reset" to={productionsHref(data.language, {})} replace>
          {m.filter_reset()}
        </Link>
      </li>
    </ul>
  );
}
