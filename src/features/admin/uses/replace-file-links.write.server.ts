import { type SQL, sql } from 'drizzle-orm';
import { announceChange } from '../../../core/database/changes.server.ts';
import type { Database } from '../../../core/database/client.server.ts';
import { isTranslated } from '../../../core/fields/field.ts';
import { plans } from '../../pages/editor.tables.server.ts';
import { navigation } from '../../pages/pages.tables.server.ts';
import { entryDrafts } from '../entry-drafts.tables.server.ts';
import { textColumns } from './file-links.read.server.ts';

/** Paths of two files below /media/. */
interface Replacement {
  from: string;
  to: string;
}

/**
 * Puts the address of another file in place of one in texts and links of entries, in their drafts and plans, in menus, site settings and
 * blocks of HTML (ADMIN-305). Call it inside a transaction.
 */
export async function replaceFileLinks(transaction: Database, { from, to }: Replacement, now: Date): Promise<void> {
  const [before, after] = [`/media/${from}`, `/media/${to}`];
  const inText = (text: SQL) => sql`replace(${text}::text, ${before}, ${after})`;
  const names = (text: SQL) => sql`strpos(${text}::text, ${before}) > 0`;
  const tags: string[] = [];
  for (const { resource, field } of textColumns) {
    const { table, columns, fields } = resource;
    const column = sql.identifier(field);
    const kind = fields[field];
    const isJson = kind !== undefined && (isTranslated(kind) || kind.kind === 'list');
    const moment = columns.updated_at ? sql`, updated_at = ${now.toISOString()}` : sql``;
    const { rows } = (await transaction.execute(
      sql`update ${table} set ${column} = ${inText(sql`${column}`)}${isJson ? sql`::jsonb` : sql``}, version = version + 1${moment}
        where ${names(sql`${column}`)} returning id`,
    )) as unknown as { rows: { id: number }[] };
    tags.push(...rows.flatMap(({ id }) => resource.tags(id)));
  }
  const { rows: menus } = (await transaction.execute(
    sql`update ${navigation} set entries = ${inText(sql`entries`)}::jsonb, version = version + 1 where ${names(sql`entries`)} returning menu`,
  )) as unknown as { rows: unknown[] };
  if (menus.length > 0) tags.push('nav');
  if (tags.length > 0) await announceChange(transaction, tags);
  await transaction.execute(
    sql`update ${entryDrafts} set values = ${inText(sql`values`)}::jsonb, base = ${inText(sql`base`)}::jsonb, version = version + 1
      where ${names(sql`values`)} or ${names(sql`base`)}`,
  );
  await transaction.execute(sql`update ${plans} set entry = ${inText(sql`entry`)}::jsonb where entry is not null and ${names(sql`entry`)}`);
}
