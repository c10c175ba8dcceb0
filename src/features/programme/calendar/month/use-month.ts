import { useMemo, useRef, useState } from 'react';
import { fetchCall } from '../../../../core/contract/client.ts';
import { addMonths } from '../../../../core/text/dates.ts';
import type { listCalendarDays } from '../../programme.contract.ts';
import { monthOf } from '../calendar-address.ts';
import { daysQuery, type MonthOfList } from './month-address.ts';

interface MonthState {
  month: string;
  days: readonly string[];
  state: 'idle' | 'loading' | 'failed';
}

/**
 * The month of the calendar. It starts with the page's; for another month the days are fetched from the API (EVT-21). The range is from
 * today's month, or an earlier chosen one, to the last month with events.
 */
export function useMonth(list: MonthOfList) {
  const { language, today, filter, month: given, days, lastDay } = list;
  const [shown, setShown] = useState<MonthState>({ month: given, days, state: 'idle' });
  const requested = useRef(given);
  const [first = given] = [given, monthOf(today)].sort();
  const last = monthOf(lastDay && lastDay > today ? lastDay : today);
  // Days that are over are no choice, unless the visitor came for one of them.
  const earliest = filter.date && filter.date < today ? first : today;
  const isWithin = (month: string) => month >= first && month <= last;

  const show = async (month: string) => {
    requested.current = month;
    setShown({ month, days: [], state: 'loading' });
    const answer = await fetchCall<typeof listCalendarDays>('/api/calendar/', {
      language,
      query: daysQuery(list, month),
    }).catch(() => null);
    if (requested.current === month) setShown({ month, days: answer ?? [], state: answer ? 'idle' : 'failed' });
  };
  const offered = useMemo(() => new Set(shown.days.filter((day) => day >= earliest)), [shown.days, earliest]);
  const previous = addMonths(shown.month, -1);
  const next = addMonths(shown.month, 1);
  return { ...shown, days: offered, show, isWithin, previous: isWithin(previous) ? previous : null, next: isWithin(next) ? next : null };
}
