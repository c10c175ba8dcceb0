import { fetchPage } from '../../islands/navigation/fetch-page.ts';

/**
 * The document of a page of a list, from memory where it was fetched before. It may be one of another build or an editor's: only rows
 * are taken from it.
 * @param oldest how old it may be, in ms.
 */
export async function fetchDocument(address: string, oldest: number, signal?: AbortSignal): Promise<Document> {
  const { html } = await fetchPage(new URL(address, location.href), oldest, signal && { signal });
  return new DOMParser().parseFromString(html, 'text/html');
}
