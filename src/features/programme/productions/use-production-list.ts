import { useCallback } from 'react';
import { fetchCall } from '../../../core/contract/client.ts';
import { type GrowingList, useGrowingList } from '../../../ui/use-growing-list.ts';
import { type ProductionCardData, toProductionCard } from '../production-card-data.ts';
import type { listProductions } from '../programme.contract.ts';
import { queryOf } from './productions-address.ts';
import type { ProductionsData } from './productions-data.ts';

/** The productions of one step of the visit; further pages come from the API (PROD-02). */
export function useProductionList(data: ProductionsData, step: string): GrowingList<ProductionCardData> {
  const { language, filter } = data;
  const fetchPage = useCallback(
    async (page: number, signal: AbortSignal) => {
      const query = { ...queryOf(filter), page };
      const { results, next } = await fetchCall<typeof listProductions>('/{lang}/api/productions/', { language, query, signal });
      return { rows: results.map(toProductionCard), hasMore: next !== null };
    },
    [language, filter],
  );
  return useGrowingList(data, step, fetchPage);
}
