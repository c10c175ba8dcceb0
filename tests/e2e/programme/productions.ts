import type { Page } from '@playwright/test';
import type { Production, ProductionDetail } from '../../../src/features/programme/programme.shapes.ts';
import type { Site } from '../support/test-server.ts';

/** The address of the list in both languages. */
export const productionsList = { de: '/de/produktionen', en: '/en/productions' } as const;

/** A paged answer of the productions call. */
interface ProductionsAnswer {
  next: string | null;
  results: Production[];
}

/** All productions of a query, page by page from the API. */
export async function allProductions(site: Site, language: 'de' | 'en', query = ''): Promise<Production[]> {
  const found: Production[] = [];
  for (let next: string | null = `/${language}/api/productions/?${query}`; next; ) {
    const answer: ProductionsAnswer = await site.ask<ProductionsAnswer>(next);
    found.push(...answer.results);
    next = answer.next;
  }
  return found;
}

/** The production for which most is stored: every section has something to show. */
export async function fullProduction(site: Site, language: 'de' | 'en' = 'de'): Promise<ProductionDetail> {
  const production = (await allProductions(site, language)).find(({ name }) => name === 'Der Sturm' || name === 'The Tempest');
  if (!production) throw new Error("The demo venue does not play 'Der Sturm'.");
  return site.ask<ProductionDetail>(`/${language}/api/productions/${production.id}/`);
}

/** Productions on screen: list entries with a title of their own. */
export function cards(page: Page) {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
}

/** Ids of the productions on screen, in their order. */
export function cardIds(page: Page): Promise<number[]> {
  return cards(page).evaluateAll((entries) =>
    entries.map((entry) => Number(/\/(\d+)$/.exec(entry.querySelector('h3 a')?.getAttribute('href') ?? '')?.[1])),
  );
}
