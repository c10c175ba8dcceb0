import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { announceChange } from '../../../core/database/changes.server.ts';
import type { Database } from '../../../core/database/client.server.ts';
import type { Language } from '../../../core/languages.ts';
import type { ModuleRegistry } from '../../../core/module/define-module.ts';
import { containers, pages, sections, snapshots } from '../pages.tables.server.ts';
import { textsOf } from '../settings/page-texts.ts';
import { isMainSlot } from '../slots.ts';
import { buildSnapshot } from './build-snapshot.ts';

interface PublishOptions {
  container: number;
  languages: readonly Language[];
  author?: number | null;
  note?: string;
  at: Date;
}

/** What a publish has made of a container. */
export interface PublishedContainer {
  numbers: Partial<Record<Language, number>>;
  /** Languages of which visitors see something else now. */
  changed: Language[];
}

/**
 * Makes the draft of a container what visitors see, one snapshot per language; the other language keeps its own. A draft that visitors
 * see already stays the snapshot it is, or undoing a publish would bring back the same again (EDIT-240).
 * Answers the number of the snapshot per language, and in which of them it is a new one. Call it inside a transaction.
 */
export async function publishContainer(
  transaction: Database,
  registry: ModuleRegistry,
  { container, languages, author = null, note = '', at }: PublishOptions,
): Promise<PublishedContainer> {
  // The row is locked, so that of two publishes at once one comes after the other.
  const [owner] = await transaction.select().from(containers).where(eq(containers.id, container)).for('update');
  if (!owner) throw new Error(`There is no container ${container}.`);
  const draft = await transaction
    .select()
    .from(sections)
    .where(and(eq(sections.container, container), isNull(sections.deleted_at)));
  const page = owner.content_type === 'page' && isMainSlot(owner) ? await readPageRow(transaction, owner.object_id) : null;
  const earlier = await transaction
    .select({ language: snapshots.language, number: snapshots.number })
    .from(snapshots)
    .where(eq(snapshots.container, container))
    .orderBy(desc(snapshots.number));
  const numbers: Partial<Record<Language, number>> = {};
  const changed: Language[] = [];
  for (const language of new Set(languages)) {
    const number = (earlier.find((snapshot) => snapshot.language === language)?.number ?? 0) + 1;
    const isLive = and(eq(snapshots.container, container), eq(snapshots.language, language), eq(snapshots.is_published, true));
    const tree = buildSnapshot(draft, page && textsOf(page, language), language, registry);
    const [live] = await transaction.select({ number: snapshots.number, tree: snapshots.tree }).from(snapshots).where(isLive);
    if (live && isDeepStrictEqual(live.tree, JSON.parse(JSON.stringify(tree)))) {
      numbers[language] = live.number;
      continue;
    }
    await transaction.update(snapshots).set({ is_published: false }).where(isLive);
    await transaction
      .insert(snapshots)
      .values({ container, language, number, tree, is_published: true, author, note, created_at: at, published_at: at });
    numbers[language] = number;
    changed.push(language);
  }
  const { content_type, object_id } = owner;
  await announceChange(transaction, [`container:${content_type}-${object_id}`, ...(page ? [`page:${page.id}`, 'pages'] : [])]);
  return { numbers, changed };
}

async function readPageRow(db: Database, id: number) {
  const [row] = await db.select().from(pages).where(eq(pages.id, id)).limit(1);
  return row ?? null;
}
