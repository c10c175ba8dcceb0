import type { Page } from '@playwright/test';
import type { ArticleTeaser } from '../../../src/features/magazine/magazine.contract.ts';
import type { Site } from '../support/test-server.ts';
import type { Language } from '../support/texts.ts';

/** The address of the magazine in both languages. */
export const magazine = { de: '/de/mediathek-de', en: '/en/mediathek-en' } as const;

interface ArticlesAnswer {
  next: string | null;
  results: ArticleTeaser[];
}

/** All articles of a query, page by page from the API. */
export async function allArticles(site: Site, language: Language, query = ''): Promise<ArticleTeaser[]> {
  const found: ArticleTeaser[] = [];
  for (let next: string | null = `/${language}/api/articles/?${query}`; next; ) {
    const answer: ArticlesAnswer = await site.ask<ArticlesAnswer>(next);
    found.push(...answer.results);
    next = answer.next;
  }
  return found;
}

/** Articles on screen below the leading one: list entries with a title of their own. */
export function articleCards(page: Page) {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
}

/** Addresses of the articles on screen, in their order. */
export function cardUrls(page: Page): Promise<(string | null)[]> {
  return articleCards(page).evaluateAll((entries) => entries.map((entry) => entry.querySelector('h3 a')?.getAttribute('href') ?? null));
}
