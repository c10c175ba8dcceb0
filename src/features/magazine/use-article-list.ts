import { useCallback } from 'react';
import { fetchCall } from '../../core/contract/client.ts';
import { type GrowingList, useGrowingList } from '../../ui/use-growing-list.ts';
import type { listArticles } from './magazine.contract.ts';
import { type ArticleCardData, type MagazineData, toArticleCard } from './magazine-data.ts';

/** The articles of one step of the visit; further pages come from the API when they are asked for (MAG-06). */
export function useArticleList(data: MagazineData, step: string): GrowingList<ArticleCardData> {
  const { language, filter } = data;
  const fetchPage = useCallback(
    async (page: number, signal: AbortSignal) => {
      const query = { ...filter, leading: 'false', page };
      const { results, next } = await fetchCall<typeof listArticles>('/{lang}/api/articles/', { language, query, signal });
      return { rows: results.map(toArticleCard), hasMore: next !== null };
    },
    [language, filter],
  );
  return useGrowingList(data, step, fetchPage);
}
