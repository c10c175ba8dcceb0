import { and, desc, eq, gt, inArray, isNull, max, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import type { Reading } from '../../../core/database/reading.server.ts';
import { type Language, languages } from '../../../core/languages.ts';
import { users } from '../../accounts/accounts.tables.server.ts';
import { nameOfUser } from '../../accounts/user-name.read.server.ts';
import { media } from '../../media/media.tables.server.ts';
import { trashTime } from '../drafts/draft-rows.server.ts';
import { readPageList } from '../drafts/edited-page.read.server.ts';
import { edits } from '../editor.tables.server.ts';
import type { HubPage } from '../hub-page.ts';
import { readLinkAddresses } from '../link-addresses.read.server.ts';
import { readTitles } from '../media-uses/media-places.read.server.ts';
import { containers } from '../pages.tables.server.ts';
import { readSchedule } from '../publishing/schedule.read.server.ts';
import { readPublishingStates } from '../publishing/states.read.server.ts';
import type { ModuleKit } from '../resolve-modules.server.ts';
import { isMainSlot } from '../slots.ts';
import type { ListedPage } from './pages-edit.contract.ts';
import { readTrash } from './trash.write.server.ts';

type Kit = Pick<ModuleKit, 'registry'>;

/** What the editors' start page shows (ROUTE-25): the tree in both languages, recent drafts, what is planned, the trash. */
export async function readHub(reading: Reading, kit: Kit, language: Language) {
  const { db, now } = reading;
  const pages = await readPageList(reading, language);
  return {
    pages: inTreeOrder(pages, await readPageStates(reading, kit, language)),
    drafts: await readRecentDrafts(reading, language),
    schedule: await readSchedule(reading, kit, language),
    trash: [...(await readTrash(db, language, now)), ...(await readMediaTrash(db, now))]
      .sort((one, other) => other.deleted.localeCompare(one.deleted))
      .slice(0, 100),
  };
}

/** How each page stands in each language. */
async function readPageStates(reading: Reading, kit: Kit, language: Language): Promise<Map<number, HubPage['languages']>> {
  const owners = await reading.db
    .select()
    .from(containers)
    .where(and(eq(containers.content_type, 'page'), isNull(containers.deleted_at)));
  const states = await readPublishingStates(reading, kit, owners.filter(isMainSlot), { language });
  return new Map(owners.filter(isMainSlot).map(({ id, object_id }) => [object_id, states.get(id) ?? []]));
}

/** Each page below its parent, with how deep it stands. */
function inTreeOrder(pages: readonly ListedPage[], states: ReadonlyMap<number, HubPage['languages']>): HubPage[] {
  const below = Map.groupBy(pages, ({ parent_id }) => parent_id);
  const listed = (parent: number | null, depth: number): HubPage[] =>
    (below.get(parent) ?? []).flatMap((page) => [
      {
        ...{ id: page.id, depth, urls: page.urls as Record<Language, string>, isFixed: page.fixed !== null },
        titles: Object.fromEntries(languages.map((each) => [each, page.texts.title?.[each] ?? ''])) as Record<Language, string>,
        languages: states.get(page.id) ?? [],
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
