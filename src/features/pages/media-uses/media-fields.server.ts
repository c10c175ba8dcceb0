import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Field, Fields } from '../../../core/fields/field.ts';
import type { ModuleRegistry } from '../../../core/module/define-module.ts';
import { addressKinds } from '../../admin/uses/file-links.read.server.ts';
import { articleFields } from '../../magazine/magazine.fields.ts';
import { articles } from '../../magazine/magazine.tables.server.ts';
import { personFields } from '../../people/people.fields.ts';
import { persons } from '../../people/people.tables.server.ts';
import { eventFields, productionFields, seriesFields, teaserFields, venueFields } from '../../programme/programme.fields.ts';
import { events, productions, series, teasers, venues } from '../../programme/programme.tables.server.ts';

/** A column that names files of the media library: one, or several in order. */
interface MediaColumn {
  content_type: string;
  table: PgTable;
  tableName: string;
  field: string;
  isList: boolean;
  isRequired: boolean;
}

const tables: readonly [string, PgTable, Fields][] = [
  ['event', events, eventFields],
  ['production', productions, productionFields],
  ['series', series, seriesFields],
  ['venue', venues, venueFields],
  ['teaser', teasers, teaserFields],
  ['article', articles, articleFields],
  ['person', persons, personFields],
];

/** Every column of a content type whose field points to the media library. */
export const mediaColumns: readonly MediaColumn[] = tables.flatMap(([content_type, table, fields]) =>
  Object.entries<Field>(fields)
    .filter(([, { target }]) => target === 'media')
    .map(([field, { kind, isRequired }]) => ({
      ...{ content_type, table, field, isRequired },
      tableName: getTableName(table),
      isList: kind === 'references',
    })),
);

/** A file of the library as fields name it: by its id, links by 'media:ID', rich text by its address. */
export interface NamedFile {
  id: number;
  path: string;
}

/** The fields of a module that name this file. */
export function fieldsNaming(
  registry: ModuleRegistry,
  { model, fields }: { model: string; fields: Readonly<Record<string, unknown>> },
  { id, path }: NamedFile,
): { name: string; field: Field }[] {
  return Object.entries<Field>(registry.get(model)?.fields ?? {})
    .filter(([name, { kind }]) => {
      if (kind === 'media') return fields[name] === id;
      if (kind === 'content-link' && fields[name] === `media:${id}`) return true;
      return addressKinds.has(kind) && JSON.stringify(fields[name] ?? '').includes(`/media/${path}`);
    })
    .map(([name, field]) => ({ name, field }));
}
