import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import type { Edition, Reading } from '../../../core/database/reading.server.ts';
import type { Language } from '../../../core/languages.ts';
import type { Module } from '../../../core/module/module.ts';
import { type MediaRow, usable } from '../../media/media.read.server.ts';
import { media } from '../../media/media.tables.server.ts';
import { containers, pages, sections, snapshots } from '../pages.tables.server.ts';
import { readTreesAsOf } from '../publishing/planned-tree.read.server.ts';
import { type ModuleKit, resolveModules } from '../resolve-modules.server.ts';
import { textsOf } from '../settings/page-texts.ts';
import { isMainSlot, type SlotOwner } from '../slots.ts';
import { buildSnapshot } from './build-snapshot.ts';
import type { SnapshotTree, StoredPage } from './snapshot.ts';

/** What a language of a container shows: published, or the draft or version an edition names. */
export interface ContainerEdition {
  page: StoredPage | null;
  modules: Module[];
  media: ReadonlyMap<number, MediaRow>;
  version: number;
}

interface Owner extends SlotOwner {
  slug: string;
}

/**
 * What this viewer is shown of a content object instead of what is published: its draft, or one of its versions. Null when
 * that is nothing else, and for who may not see it: a link to a draft shows that one page. Undefined when nothing is public at the
 * moment of the edition.
 */
export async function readEdition(
  reading: Reading,
  language: Language,
  owner: Owner,
  kit: ModuleKit,
): Promise<ContainerEdition | null | undefined> {
  const { edition, isEditor } = reading.viewer;
  const { db } = reading;
  if (!edition) return null;
  const isOwnPage = edition.kind === 'draft' && owner.content_type === 'page' && edition.page === owner.object_id;
  if (!isEditor && !isOwnPage) return null;
  const [container] = await db
    .select()
    .from(containers)
    .where(and(eq(containers.slug, owner.slug), isNull(containers.deleted_at)))
    .limit(1);
  if (!container) return null;
  const tree = await readEditionTree(db, language, container, { edition, kit });
  if (!tree) return tree;
  const rows =
    tree.media.length === 0
      ? []
      : await db
          .select()
          .from(media)
          .where(and(inArray(media.id, tree.media), isNull(media.deleted_at)));
  const found = new Map(usable(reading, rows).map((row) => [row.id, row]));
  const { content_type, object_id } = owner;
  const isPreview = 'asOf' in edition && edition.asOf !== undefined;
  // Whoever edits also sees what is outside its online window (MOD-38).
  const place = {
    kit,
    content_type,
    object_id,
    media: found,
    isWhole: isEditor && !isPreview,
    isDraft: isEditor && edition.kind === 'draft',
  };
  return {
    page: tree.page,
    modules: await resolveModules(reading, language, tree.modules, place),
    media: found,
    version: container.version,
  };
}

type Container = typeof containers.$inferSelect;

async function readEditionTree(
  db: Database,
  language: Language,
  container: Container,
  { edition, kit }: { edition: Edition; kit: ModuleKit },
): Promise<SnapshotTree | null | undefined> {
  if (edition.kind === 'draft') return readDraftTree(db, language, container, kit);
  if (edition.kind === 'version') return readVersionTree(db, container.id, edition.id);
  const planned = await readTreesAsOf(db, language, { asOf: edition.asOf, container: container.id });
  return planned.has(container.id) ? (planned.get(container.id) ?? undefined) : null;
}

async function readDraftTree(db: Database, language: Language, container: Container, { registry }: ModuleKit) {
  const { id, content_type, object_id } = container;
  const draft = await db
    .select()
    .from(sections)
    .where(and(eq(sections.container, id), isNull(sections.deleted_at)));
  const [page] =
    content_type === 'page' && isMainSlot(container) ? await db.select().from(pages).where(eq(pages.id, object_id)).limit(1) : [];
  return buildSnapshot(draft, page ? textsOf(page, language) : null, language, registry);
}

/** A version of this container; one of another is none. */
async function readVersionTree(db: Database, container: number, id: number): Promise<SnapshotTree | null> {
  const [row] = await db
    .select({ tree: snapshots.tree })
    .from(snapshots)
    .where(and(eq(snapshots.id, id), eq(snapshots.container, container)))
    .limit(1);
  return row?.tree ?? null;
}
