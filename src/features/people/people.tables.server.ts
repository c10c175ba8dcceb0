import { index, pgTable } from 'drizzle-orm/pg-core';
import { entryColumns, importIndex } from '../../core/database/columns.server.ts';
import { columnsOf } from '../../core/fields/columns.server.ts';
import { personCategoryFields, personFields } from './people.fields.ts';

export const personCategories = pgTable('person_categories', { ...entryColumns(), ...columnsOf(personCategoryFields) }, (t) => [
  importIndex('person_categories', t),
]);

export const persons = pgTable('persons', { ...entryColumns(), ...columnsOf(personFields) }, (t) => [
  importIndex('persons', t),
  index('persons_by_category').on(t.person_category, t.order),
]);
