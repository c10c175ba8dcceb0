import { useEffect, useState } from 'react';
import type { Language } from '../../core/languages.ts';
import { editorCall } from '../editor-call.ts';

export interface NamedEntry {
  id: number;
  title: string;
}

/** All entries of an office list by their titles, in pages of a hundred; empty until the first one has come, and for no list. */
export function useEntries(resource: string | null, language: Language): readonly NamedEntry[] {
  const [entries, setEntries] = useState<readonly NamedEntry[]>([]);
  useEffect(() => {
    let isOver = false;
    const read = async (page: number, known: readonly NamedEntry[]): Promise<void> => {
      const address = `/${language}/pageeditor-api/content/${resource}/?page_size=100&page=${page}`;
      const answer = await editorCall<{ count: number; results: NamedEntry[] }>('GET', address);
      if (!answer.ok || isOver) return;
      const all = [...known, ...answer.body.results];
      setEntries(all);
      if (all.length < answer.body.count && answer.body.results.length > 0) await read(page + 1, all);
    };
    if (resource) void read(1, []);
    return () => {
      isOver = true;
    };
  }, [resource, language]);
  return entries;
}

/** The title of one entry of an office list; '' until it has come, and for none. */
export function useEntryTitle(resource: string | null, id: number | null, language: Language): string {
  const [found, setFound] = useState<NamedEntry | null>(null);
  useEffect(() => {
    if (!resource || id === null) return;
    let isOver = false;
    void editorCall<NamedEntry>('GET', `/${language}/pageeditor-api/content/${resource}/${id}/`).then(
      (answer) => answer.ok && !isOver && setFound(answer.body),
    );
    return () => {
      isOver = true;
    };
  }, [resource, id, language]);
  return found?.id === id ? (found?.title ?? '') : '';
}
