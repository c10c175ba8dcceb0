import { useCallback } from 'react';
import { fetchCall } from '../../../core/contract/client.ts';
import { type GrowingList, useGrowingList } from '../../../ui/use-growing-list.ts';
import type { listEvents } from '../programme.contract.ts';
import { queryOf } from './calendar-address.ts';
import { type CalendarData, type CalendarRow, toCalendarRow } from './calendar-data.ts';

/** The events of one step of the visit; further pages come from the API (EVT-16). */
export function useEventList(data: CalendarData, step: string): GrowingList<CalendarRow> {
  const { language, filter } = data;
  const fetchPage = useCallback(
    async (page: number, signal: AbortSignal) => {
      const query = { ...queryOf(filter), page };
      const { results, next } = await fetchCall<typeof listEvents>('/{lang}/api/events/', { language, query, signal });
      return { rows: results.map(toCalendarRow), hasMore: next !== null };
    },
    [language, filter],
  );
  return useGrowingList(data, step, fetchPage);
}
