import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import type { Reading } from '../../../core/database/reading.server.ts';
import { type Language, languages, translate } from '../../../core/languages.ts';
import { pageHref } from '../../../urls.ts';
import { users } from '../../accounts/accounts.tables.server.ts';
import { nameOfUser } from '../../accounts/user-name.read.server.ts';
import { type DraftRows, readDraftTrees } from '../drafts/draft-rows.server.ts';
import { draftSnapshot, type Owner } from '../drafts/draft-snapshot.read.server.ts';
import { listTypes } from '../edited-content.ts';
import { plans } from '../editor.tables.server.ts';
import { readLinkAddresses } from '../link-addresses.read.server.ts';
import { readTitles } from '../media-uses/media-places.read.server.ts';
import { isThere } from '../operations/content-tree.ts';
import { pages, snapshots } from '../pages.tables.server.ts';
import type { ModuleKit } from '../resolve-modules.server.ts';
import { textsOf } from '../settings/page-texts.ts';
import { isMainSlot } from '../slots.ts';
import { compareSnapshots } from './compare-snapshots.server.ts';
import type { PlannedAction, PublishedLanguage } from './plans.contract.ts';
import { publishingStateOf } from './publishing-state.shapes.ts';

interface StatesOptions {
  /** Language of the titles. */
  language: Language;
  /** Drafts that are read already. */
  drafts?: ReadonlyMap<number, DraftRows>;
}

/** How every language of these containers stands, by container: the one place that computes it. */
export async function readPublishingStates(
  reading: Reading,
  kit: Pick<ModuleKit, 'registry'>,
  owners: readonly Owner[],
  { language: shown, drafts }: StatesOptions,
): Promise<Map<number, PublishedLanguage[]>> {
  const { db, now } = reading;
  if (owners.length === 0) return new Map();
  const ids = owners.map(({ id }) => id);
  const trees = drafts ?? (await readDraftTrees(db, kit.registry, ids, now));
  const published = await readLive(db, ids);
  const seen = await readSeen(db, ids);
  const planned = await readPlanRows(db, ids);
  const rows = await readPageRows(db, owners);
  const placeOf = await readPlaces(reading, planned.length > 0 ? owners : [], rows, shown);
  const stateOf = (owner: Owner, language: Language): PublishedLanguage => {
    const row = owner.content_type === 'page' ? rows.get(owner.object_id) : undefined;
    const tree = trees.get(owner.id)?.tree ?? new Map();
    const draft = draftSnapshot(tree, row && isMainSlot(owner) ? textsOf(row, language) : null, language, kit);
    const isHere = (each: { container: number | null; language: string }) => each.container === owner.id && each.language === language;
    const live = published.find(isHere);
    const own = planned.filter(isHere).map(
      ({ tree: version, base, failure, ...plan }): PlannedAction => ({
        ...{ ...plan, language, at: plan.at.toISOString(), failure: failure?.reason ?? null },
        ...{ content_type: owner.content_type, object_id: owner.object_id, ...editedAt(placeOf(owner, language)) },
        changes: version ? countChanges(compareSnapshots(version, draft)) : 0,
        is_behind: version !== null && base !== (live?.id ?? null),
      }),
    );
    const timeOf = (action: PlannedAction['action']) => own.find((plan) => plan.action === action && plan.failure === null)?.at ?? null;
    const facts = {
      is_online: row?.is_online ?? true,
      number: live?.number ?? null,
      was_published: seen.some(isHere),
      is_permanent: row ? row.fixed !== null : listTypes.has(owner.content_type),
      publish_at: timeOf('publish'),
      changes: live ? countChanges(compareSnapshots(live.tree, draft)) : [...tree.keys()].filter((id) => isThere(tree, id)).length,
    };
    return {
      ...{ language, state: publishingStateOf(facts), ...facts, unpublish_at: timeOf('unpublish'), plans: own },
      version_id: live?.id ?? null,
      published_at: live?.at?.toISOString() ?? null,
      published_by: live?.by || null,
    };
  };
  return new Map(owners.map((owner) => [owner.id, languages.map((language) => stateOf(owner, language))]));
}

/** A page is edited at its own address. */
function editedAt<Place extends { url: string }>(place: Place): Place & { edit_url: string } {
  return { ...place, edit_url: `${place.url}?edit` };
}

/** What an editor calls a change: a module or a field of the page, however much of it is new. */
export function countChanges(differences: readonly { module: number | null; field: string }[]): number {
  return new Set(differences.map(({ module, field }) => module ?? field)).size;
}

function readLive(db: Database, ids: number[]) {
  return db
    .select({
      ...{ id: snapshots.id, container: snapshots.container, language: snapshots.language, number: snapshots.number },
      ...{ at: snapshots.published_at, tree: snapshots.tree, by: nameOfUser },
    })
    .from(snapshots)
    .leftJoin(users, eq(users.id, snapshots.author))
    .where(and(inArray(snapshots.container, ids), eq(snapshots.is_published, true)));
}

/** Languages visitors have seen at some time. */
function readSeen(db: Database, ids: number[]) {
  return db
    .selectDistinct({ container: snapshots.container, language: snapshots.language })
    .from(snapshots)
    .where(and(inArray(snapshots.container, ids), isNotNull(snapshots.published_at)));
}

function readPlanRows(db: Database, ids: number[]) {
  return db
    .select({
      ...{ id: plans.id, container: plans.container, language: plans.language, action: plans.action, at: plans.at, by: nameOfUser },
      ...{ version_id: plans.snapshot, base: plans.base, failure: plans.failure, tree: snapshots.tree },
    })
    .from(plans)
    .leftJoin(snapshots, eq(snapshots.id, plans.snapshot))
    .leftJoin(users, eq(users.id, plans.author))
    .where(inArray(plans.container, ids))
    .orderBy(plans.at, plans.id);
}

async function readPageRows(db: Database, owners: readonly Owner[]) {
  const ids = owners.flatMap(({ content_type, object_id }) => (content_type === 'page' ? [object_id] : []));
  const rows = ids.length > 0 ? await db.select().from(pages).where(inArray(pages.id, ids)) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

/** What the content object is called, and where it is: a page also before it is published. */
async function readPlaces(reading: Reading, owners: readonly Owner[], rows: Awaited<ReturnType<typeof readPageRows>>, shown: Language) {
  const others = owners.filter(({ content_type }) => content_type !== 'page');
  const nameOf = ({ content_type, object_id }: Owner) => `${content_type}:${object_id}`;
  const titles = await readTitles(reading.db, others, shown);
  const addresses = new Map<Language, (link: string) => string>();
  for (const language of others.length > 0 ? languages : [])
    addresses.set(language, await readLinkAddresses(reading, others.map(nameOf), language));
  return (owner: Owner, language: Language) => {
    const page = owner.content_type === 'page' ? rows.get(owner.object_id) : undefined;
    if (page) return { title: translate(page.title, shown).text, url: pageHref(language, page.path[language] ?? '') };
    return { title: titles.get(nameOf(owner)) ?? owner.slug, url: addresses.get(language)?.(nameOf(owner)) ?? '' };
  };
}
