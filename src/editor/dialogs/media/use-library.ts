import { useState } from 'react';
import type { MediaKind } from '../../../core/fields/field.ts';
import type { Language } from '../../../core/languages.ts';
import type { Media } from '../../../features/media/media.contract.ts';
import { callEditor } from '../../editor-call.ts';
import { type SearchState, useFound } from '../use-found.ts';

interface Page {
  count: number;
  next: string | null;
  results: Media[];
  folders: { name: string; count: number }[];
  total: number;
  undescribed: number;
}

type Only = 'undescribed' | null;

export interface Library extends Pick<Page, 'folders' | 'total' | 'undescribed'> {
  found: SearchState<Media>;
  words: string;
  setWords(words: string): void;
  order: 'newest' | 'name';
  setOrder(order: 'newest' | 'name'): void;
  folder: string;
  only: Only;
  /** Shows a folder, '' for all, or what is to be tidied up. */
  show(folder: string, only: Only): void;
  hasMore: boolean;
  showMore(): void;
  /** Loads the list again after a change. */
  renew(): void;
}

/** What of the library is shown, with its folders. */
export function useLibrary(language: Language, kind: MediaKind | undefined): Library {
  const [words, setWords] = useState('');
  const [order, setOrder] = useState<'newest' | 'name'>('newest');
  const [{ folder, only }, setPlace] = useState<{ folder: string; only: Only }>({ folder: '', only: null });
  const [pages, setPages] = useState(1);
  const [edition, setEdition] = useState(0);
  const [numbers, setNumbers] = useState({ folders: [] as Page['folders'], total: 0, undescribed: 0, hasMore: false, count: 0 });
  const found = useFound(
    async (signal) => {
      const results: Media[] = [];
      for (let page = 1; page <= pages; page++) {
        const query = new URLSearchParams({ order, page: String(page), ...(words.trim() && { q: words.trim() }) });
        if (kind) query.set('kind', kind);
        if (folder) query.set('folder', folder);
        if (only) query.set('only', only);
        const answer = await callEditor<Page>('GET', `/${language}/pageeditor-api/media/?${query}`, { signal });
        results.push(...answer.results);
        const { folders, total, undescribed, next, count } = answer;
        setNumbers({ folders, total, undescribed, hasMore: next !== null, count });
        if (next === null) break;
      }
      return results;
    },
    [language, kind, words, order, folder, only, pages, edition],
  );
  return {
    ...{ ...numbers, found: { ...found, count: numbers.count }, words, order, setOrder, folder, only },
    setWords: (to) => {
      setPages(1);
      setWords(to);
    },
    show: (to, filter) => {
      setPages(1);
      setPlace({ folder: to, only: filter });
    },
    showMore: () => setPages((count) => count + 1),
    renew: () => setEdition((count) => count + 1),
  };
}
