import { and, desc, eq, gt, inArray, isNull, max, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import type { Reading } from '../../../core/database/reading.server.ts';
import { type Language, languages } from '../../../core/languages.ts';
import { users } from '../../accounts/accounts.tables.server.ts';
import { media } from '../../media/media.tables.server.ts';
import { trashTime } from '../drafts/draft-rows.server.ts';
import { readPageList } from '../drafts/edited-page.read.server.ts';
import { edits } from '../editor.tables.server.ts';
import type { HubPage } from '../hub-page.ts';
import { readLinkAddresses } from '../link-addresses.read.server.ts';
import { readTitles } from '../media-uses/media-places.read.server.ts';
import { containers, snapshots } from '../pages.tables.server.ts';
import { readSchedule } from '../publishing/schedule.read.server.ts';
import type { ListedPage } from './pages-edit.contract.ts';
import { readTrash } from './trash.write.server.ts';
import { nameOfUser } from './user-name.server.ts';

/** What the editors' start page shows (ROUTE-25): the tree in both languages, recent drafts, what is planned, the trash. */
export async function readHub(reading: Reading, language: Language) {
  const { db, now } = reading;
  const pages = await readPageList(reading, language);
  return {
    pages: inTreeOrder(pages, await readPageStates(db, pages)),
    drafts: await readRecentDrafts(reading, language),
    schedule: await readSchedule(db, language),
    trash: [...(await readTrash(db, language, now)), ...(await readMediaTrash(db, now))]
      .sort((one, other) => other.deleted.localeCompare(one.deleted))
      .slice(0, 100),
  };
}

type State = HubPage['states'][Language];

/** How each page stands in each language: a draft was changed since when its last edit is younger than what is published. */
async function readPageStates(db: Database, pages: readonly ListedPage[]): Promise<Map<number, Record<Language, State>>> {
  const rows = await db
    .select({ page: containers.object_id, language: snapshots.language, at: max(snapshots.published_at) })
    .from(snapshots)
    .innerJoin(containers, eq(containers.id, snapshots.container))
    .where(and(eq(containers.content_type, 'page'), eq(snapshots.is_published, true)))
    .groupBy(containers.object_id, snapshots.language);
  const changes = await db
    .select({ page: containers.object_id, at: max(edits.created_at) })
    .from(edits)
    .innerJoin(containers, eq(containers.id, edits.container))
    .where(eq(containers.content_type, 'page'))
    .groupBy(containers.object_id);
  const published = new Map(rows.map(({ page, language, at }) => [`${page} ${language}`, at]));
  const changed = new Map(changes.map(({ page, at }) => [page, at]));
  const stateOf = ({ id, is_online, schedule }: ListedPage, language: Language): State => {
    const live = published.get(`${id} ${language}`);
    const edited = changed.get(id);
    if (!is_online) return 'off';
    if (schedule[language]?.publish_at) return 'planned';
    if (!live) return 'draft';
    return edited && edited > live ? 'changed' : 'live';
  };
  return new Map(
    pages.map((page) => [page.id, Object.fromEntries(languages.map((each) => [each, stateOf(page, each)])) as Record<Language, State>]),
  );
}

/** Each page below its parent, with how deep it stands. */
function inTreeOrder(pages: readonly ListedPage[], states: ReadonlyMap<number, Record<Language, State>>): HubPage[] {
  const below = Map.groupBy(pages, ({ parent_id }) => parent_id);
  const listed = (parent: number | null, depth: number): HubPage[] =>
    (below.get(parent) ?? []).flatMap((page) => [
      {
        ...{ id: page.id, depth, urls: page.urls as Record<Language, string>, isFixed: page.fixed !== null },
        titles: Object.fromEntries(languages.map((each) => [each, page.texts.title?.[each] ?? ''])) as Record<Language, string>,
        states: states.get(page.id) ?? { de: 'draft', en: 'draft' },
      },
      ...listed(page.id, depth + 1),
    ]);
  return listed(null, 0);
}

async function readRecentDrafts(reading: Reading, language: Language) {
  const { db } = reading;
  const rows = await db
    .select({ content_type: containers.content_type, object_id: containers.object_id, id: max(edits.id) })
    .from(edits)
    .innerJoin(containers, eq(containers.id, edits.container))
    .where(isNull(containers.deleted_at))
    .groupBy(containers.content_type, containers.object_id)
    .orderBy(desc(max(edits.id)))
    .limit(6);
  if (rows.length === 0) return [];
  const ids = rows.flatMap(({ id }) => id ?? []);
  const last = await db
    .select({ id: edits.id, at: edits.created_at, by: nameOfUser })
    .from(edits)
    .leftJoin(users, eq(users.id, edits.user))
    .where(inArray(edits.id, ids));
  const titles = await readTitles(db, rows, language);
  const links = rows.map(({ content_type, object_id }) => `${content_type}:${object_id}`);
  const addressOf = await readLinkAddresses(reading, links, language);
  return rows.flatMap(({ id }, index) => {
    const link = links[index] ?? '';
    const edit = last.find((each) => each.id === id);
    const url = addressOf(link);
    return edit && url !== '' && url !== link ? [{ title: titles.get(link) ?? '', url, at: edit.at.toISOString(), by: edit.by }] : [];
  });
}

async function readMediaTrash(db: Database, now: Date) {
  const rows = await db
    .select({ id: media.id, title: media.name, deleted: media.deleted_at })
    .from(media)
    .where(gt(media.deleted_at, sql`${new Date(now.getTime() - trashTime).toISOString()}::timestamptz`));
  return rows.flatMap(({ id, title, deleted }) =>
    deleted
      ? [
          {
            ...{ kind: 'media' as const, id, title, model: null, container: null, deleted: deleted.toISOString() },
            purged: new Date(deleted.getTime() + trashTime).toISOString(),
          },
        ]
      : [],
  );
}
