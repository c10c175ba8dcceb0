import { and, desc, eq, inArray, isNull, lt, max, ne, or } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import type { Reading } from '../../../core/database/reading.server.ts';
import { type Language, languages, translate } from '../../../core/languages.ts';
import { pageHref } from '../../../urls.ts';
import { users } from '../../accounts/accounts.tables.server.ts';
import { nameOfUser } from '../../accounts/user-name.read.server.ts';
import { readDraftTrees } from '../drafts/draft-rows.server.ts';
import type { Owner } from '../drafts/draft-snapshot.read.server.ts';
import { readPageList } from '../drafts/edited-page.read.server.ts';
import { listedBy } from '../edited-content.ts';
import { edits } from '../editor.tables.server.ts';
import type { HubPage } from '../hub-page.ts';
import { readLinkAddresses } from '../link-addresses.read.server.ts';
import { readTitles } from '../media-uses/media-places.read.server.ts';
import { containers, pages } from '../pages.tables.server.ts';
import { mustFindings } from '../publishing/check.read.server.ts';
import { type LanguageState, publishingStateOf } from '../publishing/publishing-state.shapes.ts';
import { readPublishingStates } from '../publishing/states.read.server.ts';
import type { ModuleKit } from '../resolve-modules.server.ts';
import { isMainSlot } from '../slots.ts';
import type { ListedPage } from './pages-edit.contract.ts';

type Kit = Pick<ModuleKit, 'registry'>;

/** All pages in the order of the tree, with how each language stands (PAGE-18). */
export async function readPages(reading: Reading, kit: Kit, language: Language): Promise<HubPage[]> {
  return inTreeOrder(await readPageList(reading, language), await readPageStates(reading, kit, language));
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
function inTreeOrder(list: readonly ListedPage[], states: ReadonlyMap<number, HubPage['languages']>): HubPage[] {
  const below = Map.groupBy(list, ({ parent_id }) => parent_id);
  const listed = (parent: number | null, depth: number): HubPage[] =>
    (below.get(parent) ?? []).flatMap((page) => [
      {
        ...{ id: page.id, parent, depth, urls: page.urls as Record<Language, string>, isFixed: page.fixed !== null },
        list: listedBy(page.fixed),
        isInMenu: page.in_menu || page.in_secondary_menu || page.in_footer,
        titles: Object.fromEntries(languages.map((each) => [each, page.texts.title?.[each] ?? ''])) as Record<Language, string>,
        languages: states.get(page.id) ?? languages.map((language) => ({ language, state: stateWithoutModules(page), changes: 0 })),
      },
      ...listed(page.id, depth + 1),
    ]);
  return listed(null, 0);
}

/** The state of a page nobody has opened in the editor yet: a list is on the website all the same (PAGE-31). */
const stateWithoutModules = ({ is_online, fixed }: ListedPage) =>
  publishingStateOf({ is_online, number: null, was_published: false, is_permanent: fixed !== null, publish_at: null, changes: 0 });

/** Content whose draft differs from what is published. */
export interface WaitingDraft {
  title: string;
  url: string;
  /** When it was last changed. */
  at: Date;
  /** Who did, by number and name; '' for nobody who is known. */
  user: number | null;
  by: string;
  languages: (LanguageState & {
    /** Findings that prevent publishing (PAGE-06). */
    must: number;
  })[];
}

/** Whose drafts: the changed last by this user, or by anybody else. */
export interface DraftsOf {
  user: number;
  isOthers: boolean;
}

/** Drafts are compared with what is public so many at a time, at most so many times: the rest has not been touched for long. */
const comparedAtOnce = 40;
const mostComparisons = 10;

/** Drafts that are not published, at most `limit`, those that were changed last first (ADMIN-07). */
export async function readDrafts(
  reading: Reading,
  kit: Kit,
  language: Language,
  { limit, ...whose }: DraftsOf & { limit: number },
): Promise<WaitingDraft[]> {
  const open: WaitingDraft[] = [];
  let before: number | null = null;
  for (let comparison = 0; comparison < mostComparisons && open.length < limit; comparison++) {
    const edited = await readLastEdits(reading.db, whose, before);
    open.push(...(await readOpen(reading, kit, language, edited)));
    before = edited.at(-1)?.id ?? null;
    if (edited.length < comparedAtOnce) break;
  }
  return open.slice(0, limit);
}

type LastEdit = Awaited<ReturnType<typeof readLastEdits>>[number];

/** The last change of each draft, newest first; before an earlier answer's last one, if given. */
function readLastEdits(db: Database, { user, isOthers }: DraftsOf, before: number | null) {
  const last = db
    .select({ id: max(edits.id).as('last_id') })
    .from(edits)
    .groupBy(edits.container)
    .as('last_edits');
  return db
    .select({ owner: containers, id: edits.id, at: edits.created_at, user: edits.user, by: nameOfUser })
    .from(edits)
    .innerJoin(last, eq(last.id, edits.id))
    .innerJoin(containers, eq(containers.id, edits.container))
    .leftJoin(users, eq(users.id, edits.user))
    .where(
      and(
        isNull(containers.deleted_at),
        isOthers ? or(isNull(edits.user), ne(edits.user, user)) : eq(edits.user, user),
        before === null ? undefined : lt(edits.id, before),
      ),
    )
    .orderBy(desc(edits.id))
    .limit(comparedAtOnce);
}

/** Those of the drafts that differ from what is public. */
async function readOpen(reading: Reading, kit: Kit, language: Language, edited: readonly LastEdit[]): Promise<WaitingDraft[]> {
  if (edited.length === 0) return [];
  const { db, now } = reading;
  const owners = edited.map(({ owner }) => owner);
  const ids = owners.map(({ id }) => id);
  const drafts = await readDraftTrees(db, kit.registry, ids, now);
  const states = await readPublishingStates(reading, kit, owners, { language, drafts });
  const placeOf = await readDraftPlaces(reading, owners, language);
  return edited.flatMap(({ owner, at, user, by }) => {
    const place = placeOf(owner);
    const tree = drafts.get(owner.id)?.tree ?? new Map();
    const open = (states.get(owner.id) ?? []).flatMap((state) =>
      state.state === 'live' || state.changes === 0
        ? []
        : [
            {
              ...{ language: state.language, state: state.state, changes: state.changes },
              ...{ publish_at: state.publish_at, unpublish_at: state.unpublish_at },
              must: mustFindings(kit, [state.language as Language], tree, now).length,
            },
          ],
    );
    return place && open.length > 0 ? [{ ...place, at, user, by, languages: open }] : [];
  });
}

/** Titles and addresses of drafts, also of pages nobody has published; null for what is in the trash. */
async function readDraftPlaces(reading: Reading, owners: readonly Owner[], language: Language) {
  const nameOf = ({ content_type, object_id }: Owner) => `${content_type}:${object_id}`;
  const pageIds = owners.flatMap(({ content_type, object_id }) => (content_type === 'page' ? [object_id] : []));
  const rows = await reading.db
    .select({ id: pages.id, path: pages.path, title: pages.title })
    .from(pages)
    .where(and(inArray(pages.id, pageIds), isNull(pages.deleted_at)));
  const paths = new Map(rows.map((row) => [row.id, row]));
  const others = owners.filter(({ content_type }) => content_type !== 'page');
  const titles = await readTitles(reading.db, others, language);
  const addressOf = await readLinkAddresses(reading, others.map(nameOf), language);
  return (owner: Owner): { title: string; url: string } | null => {
    if (owner.content_type === 'page') {
      const row = paths.get(owner.object_id);
      return row ? { title: translate(row.title, language).text, url: pageHref(language, row.path[language] ?? '') } : null;
    }
    const url = addressOf(nameOf(owner));
    return url !== '' && url !== nameOf(owner) ? { title: titles.get(nameOf(owner)) ?? url, url } : null;
  };
}
