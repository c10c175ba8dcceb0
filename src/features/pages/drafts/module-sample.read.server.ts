import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Reading } from '../../../core/database/reading.server.ts';
import type { Language } from '../../../core/languages.ts';
import type { Module } from '../../../core/module/module.ts';
import type { ModuleNode, SampleThings } from '../../../core/module/samples.ts';
import { articleCategories, articles, articleTags } from '../../magazine/magazine.tables.server.ts';
import { media } from '../../media/media.tables.server.ts';
import { events, venues } from '../../programme/programme.tables.server.ts';
import { type TreeNode, treeOf } from '../operations/content-tree.ts';
import { pages } from '../pages.tables.server.ts';
import { type ModuleKit, sampleType } from '../resolve-modules.server.ts';
import { resolveTree } from './draft.read.server.ts';

/** A module as its definition's usual sample has it, with contents of this site; null for an unknown name (MOD-34). */
export async function readModuleSample(reading: Reading, kit: ModuleKit, language: Language, name: string): Promise<Module | null> {
  const definition = kit.registry.get(name);
  if (!definition) return null;
  const sample = { model: name, ...definition.samples.usual(await readThings(reading)) };
  const nodes: TreeNode[] = [];
  const add = (node: ModuleNode, parent: number | null, column: number, order: number) => {
    const id = nodes.length + 1;
    const model_version = kit.registry.get(node.model)?.version ?? 1;
    nodes.push({ ...{ id, parent, column, order, model: node.model, model_version, version: 1 }, fields: node.fields, is_deleted: false });
    for (const [index, inside] of (node.columns ?? []).entries()) for (const [at, child] of inside.entries()) add(child, id, index, at);
  };
  add(sample, null, 0, 0);
  const [module] = await resolveTree(reading, kit, language, { content_type: sampleType, object_id: 1 }, treeOf(nodes));
  return module ?? null;
}

/** The first of each kind that samples point to; 1 where there is none, which shows an empty place. */
async function readThings({ db, now }: Reading): Promise<SampleThings> {
  const file = async (kind: 'image' | 'file' | 'video' | 'audio', isUpright = false) => {
    const shape =
      kind === 'image' ? (isUpright ? sql`${media.height} > ${media.width}` : sql`${media.width} > ${media.height}`) : undefined;
    const [row] = await db
      .select({ id: media.id })
      .from(media)
      .where(and(eq(media.kind, kind), isNull(media.deleted_at), shape))
      .orderBy(asc(media.id))
      .limit(1);
    return row?.id ?? 1;
  };
  const first = async (table: typeof pages | typeof articles | typeof articleCategories | typeof articleTags | typeof venues) =>
    (
      await db
        .select({ id: table.id })
        .from(table as typeof pages)
        .where(isNull(table.deleted_at))
        .orderBy(asc(table.id))
        .limit(1)
    )[0]?.id ?? 1;
  const [event] = await db
    .select({ id: events.id, production: events.production })
    .from(events)
    .where(and(eq(events.is_online, true), isNull(events.deleted_at), gte(events.date_start, now)))
    .orderBy(asc(events.date_start))
    .limit(1);
  return {
    ...{ image: await file('image'), portrait: await file('image', true), file: await file('file') },
    ...{ video: await file('video'), audio: await file('audio') },
    ...{ page: await first(pages), article: await first(articles), category: await first(articleCategories) },
    ...{ tag: await first(articleTags), venue: await first(venues) },
    ...{ event: event?.id ?? 1, production: event?.production ?? 1 },
  };
}
