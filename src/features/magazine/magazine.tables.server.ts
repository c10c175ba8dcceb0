import { index, pgTable } from 'drizzle-orm/pg-core';
import { entryColumns, importIndex } from '../../core/database/columns.server.ts';
import { columnsOf } from '../../core/fields/columns.server.ts';
import { articleCategoryFields, articleFields, articleTagFields } from './magazine.fields.ts';

export const articleCategories = pgTable('article_categories', { ...entryColumns(), ...columnsOf(articleCategoryFields) }, (t) => [
  importIndex('article_categories', t),
]);

export const articleTags = pgTable('article_tags', { ...entryColumns(), ...columnsOf(articleTagFields) }, (t) => [
  importIndex('article_tags', t),
]);

export const articles = pgTable('articles', { ...entryColumns(), ...columnsOf(articleFields) }, (t) => [
  importIndex('articles', t),
  index('articles_by_date').on(t.date, t.id),
  index('articles_by_category').on(t.category, t.date),
  index('articles_by_production').using('gin', t.productions),
]);
