import type { RefObject } from 'react';
import { formatNumericDay } from '../../../core/text/dates.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon.tsx';
import { accessText } from '../access-list.tsx';
import { filterKeys } from '../programme.codes.ts';
import { calendarHref, without } from './calendar-address.ts';
import type { CalendarData, CalendarFilter } from './calendar-data.ts';
import { filterNames } from './filter-names.ts';

interface FilterChipsProps {
  data: CalendarData;
  list: RefObject<HTMLUListElement | null>;
}

/** What the list is narrowed to; each chip removes its filter, the last one all of them (EVT-04). */
export function FilterChips({ data, list }: FilterChipsProps) {
  const chips = chipsOf(data);
  if (chips.length === 0) return null;
  return (
    <ul ref={list} className="chips" aria-label={m.filter_chosen()}>
      {chips.map(({ key, filter, value }) => (
        <li key={key}>
          <a
            className="chip"
            href={calendarHref(data.language, without(data.filter, key))}
            data-replace
            rel="nofollow"
            aria-label={m.filter_remove({ filter, value })}
          >
            {`${filter}: ${value}`}
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a className="chip reset" href={calendarHref(data.language, {})} data-replace>
          {m.filter_reset()}
        </a>
      </li>
    </ul>
  );
}

function chipsOf({ filter, chosen, language }: CalendarData): { key: keyof CalendarFilter; filter: string; value: string }[] {
  const set = filterKeys
    .filter((key) => filter[key] !== undefined)
    .map((key) => ({ key, filter: filterNames[key](), value: chosen[key] ?? m.filter_unknown() }));
  const access = filter.access && { key: 'access' as const, filter: filterNames.access(), value: accessText(filter.access) };
  const date = filter.date && {
    key: 'date' as const,
    filter: m.filter_date(),
    value: m.filter_from_date({ date: formatNumericDay(filter.date, language) }),
  };
  return [date, ...set, access].filter((chip) => chip !== undefined && chip !== '');
}
