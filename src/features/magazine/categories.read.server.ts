import { isNull } from 'drizzle-orm';
import type { Reading } from '../../core/database/reading.server.ts';
import { type Language, type Translated, translate } from '../../core/languages.ts';
import { slugify } from '../../core/text/slugs.ts';
import type { Category } from './magazine.contract.ts';
import { articleCategories } from './magazine.tables.server.ts';

/** How long a failed read of the categories is cached. */
const retryMs = 10_000;

/** The categories of the magazine in their order (API-22, MAG-02). */
export async function readCategories(reading: Reading, language: Language): Promise<Category[]> {
  const rows = await readRows(reading);
  return rows.map(({ id, name, style_name }) => {
    const { text } = translate(name, language);
    return { id, name: text, style_name: style_name as Category['style_name'], slug: slugify(text) };
  });
}

/** The categories for pages: where they cannot be read there are none, without a message to visitors (MAG-04). */
export async function readCategoriesIfPossible(reading: Reading, language: Language): Promise<Category[]> {
  try {
    return await readCategories(reading, language);
  } catch (error) {
    console.warn('The categories of the magazine could not be read, pages do without them:', error);
    reading.uses('article_categories');
    reading.changesAt(new Date(reading.now.getTime() + retryMs));
    return [];
  }
}

/** A category's name in every language; null for an id there is none of. */
export async function readCategoryName(reading: Reading, id: number): Promise<Translated | null> {
  return (await readRows(reading)).find((row) => row.id === id)?.name ?? null;
}

function readRows(reading: Reading) {
  return reading.once('article-categories', async (scope) => {
    scope.uses('article_categories');
    const { id, name, style_name, order, deleted_at } = articleCategories;
    return scope.db.select({ id, name, style_name }).from(articleCategories).where(isNull(deleted_at)).orderBy(order, id);
  });
}
