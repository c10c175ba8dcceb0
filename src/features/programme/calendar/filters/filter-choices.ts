import { formatNumericDay } from '../../../../core/text/dates.ts';
import { m } from '../../../../paraglide/messages.js';
import type { Choice } from '../../../../ui/popover/popover-list.tsx';
import type { CalendarData } from '../calendar-data.ts';

/** One filter as the bar and the panel show it. */
export interface FilterChoices {
  key: string;
  label: string;
  /** Name of the choice made; null while there is none. */
  value: string | null;
  choices: Choice[];
  /** Content object of the choices, for `CachedFragment`; null when something else is chosen. */
  cacheSource: object | null;
}

/** What is chosen, as a chip shows it. */
export interface ChosenFilter {
  label: string;
  value: string;
  /** The list without it. */
  without: string;
}

/** Input of `choicesOf`. `Id` is a number, or a code where the choices are no entries. */
interface FilterOptions<Id> {
  key: string;
  label: string;
  options: readonly { id: Id; name: string }[];
  /** What the options come from, the same object as long as they are the same; null where they differ from page to page. */
  source: object | null;
  chosen: Id | undefined;
  /** Name of the choice made when it is none of the options. */
  chosenName?: string | undefined;
  /** The list with this choice instead of the present one. */
  hrefOf(id: Id | undefined): string;
}

/** A filter's choices: all, then its options; choosing the one already chosen removes it (EVT-20). */
export function choicesOf<Id extends number | string>({
  key,
  label,
  options,
  source,
  chosen,
  chosenName,
  hrefOf,
}: FilterOptions<Id>): FilterChoices {
  const option = options.find(({ id }) => id === chosen);
  const name = option?.name ?? chosenName ?? m.filter_unknown();
  return {
    key,
    label,
    value: chosen === undefined ? null : name,
    choices: [
      { id: null, name: m.filter_all(), to: hrefOf(undefined), isChosen: chosen === undefined },
      ...options.map(({ id, name }) => ({ id, name, to: hrefOf(id === chosen ? undefined : id), isChosen: id === chosen })),
    ],
    cacheSource: option || chosen === undefined ? source : null,
  };
}

/** The day first, then the filters that are set, each with the address of the list without it. */
export function chosenFilters(
  filters: readonly FilterChoices[],
  { filter, language }: { filter: { date?: string | undefined }; language: CalendarData['language'] },
  withoutDate: string,
): ChosenFilter[] {
  const set = filters.flatMap(({ label, value, choices: [all] }) => (value === null || !all ? [] : [{ label, value, without: all.to }]));
  if (!filter.date) return set;
  const value = m.filter_from_date({ date: formatNumericDay(filter.date, language) });
  return [{ label: m.filter_date(), value, without: withoutDate }, ...set];
}
