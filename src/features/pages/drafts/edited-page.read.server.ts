import { asc, isNull, sql } from 'drizzle-orm';
import type { Reading } from '../../../core/database/reading.server.ts';
import { pick } from '../../../core/fields/pick.ts';
import { type Language, languages } from '../../../core/languages.ts';
import { pageHref } from '../../../urls.ts';
import { readMediaRows } from '../../media/library.read.server.ts';
import { toThumbnails } from '../../media/media.read.server.ts';
import type { EditedPage, ListedPage } from '../editing/pages-edit.contract.ts';
import { settingsUrl } from '../hub-page.ts';
import { containers, ofPage, pages } from '../pages.tables.server.ts';
import type { ModuleKit } from '../resolve-modules.server.ts';
import { textsOf } from '../settings/page-texts.ts';
import { pageFlagNames, pageTextNames } from '../settings/pages.fields.ts';
import { resolveTree } from './draft.read.server.ts';
import { readDraftRows } from './draft-rows.server.ts';

type PageRow = typeof pages.$inferSelect;

const isLive = sql<boolean>`exists (select 1 from snapshots s where s.container = ${containers.id} and s.is_published)`;

/** A page as its editors see it: the draft, and its settings in all languages; null for none. */
export async function readEditedPage(reading: Reading, kit: ModuleKit, language: Language, id: number): Promise<EditedPage | null> {
  const rows = await reading.db
    .select({ page: pages, container: containers, isLive })
    .from(pages)
    .leftJoin(containers, ofPage)
    .where(isNull(pages.deleted_at))
    .orderBy(asc(pages.order), asc(pages.id));
  const own = rows.find(({ page }) => page.id === id);
  if (!own) return null;
  const { page, container } = own;
  const tree = container && (await readDraftRows(reading.db, kit.registry, container.id, reading.now)).tree;
  const parents = new Map(rows.map((row) => [row.page.id, row.page]));
  const thumbnails = await thumbnailsOf(reading, page);
  return {
    ...listed({ ...own, language }),
    og_image_thumbs: thumbnails,
    og_image_thumbnails: thumbnails,
    modules: container && tree ? await resolveTree(reading, kit, language, container, tree) : [],
    parent: parentOf(page.parent, parents, language),
    siblings: rows
      .filter((row) => row.page.parent === page.parent && page.parent !== null)
      .map((row) => ({ title: textsOf(row.page, language).title, urls: urlsOf(row.page) })),
  };
}

/** All pages with their settings, in the order of the tree. */
export async function readPageList({ db }: Reading, language: Language): Promise<ListedPage[]> {
  const rows = await db
    .select({ page: pages, container: containers, isLive })
    .from(pages)
    .leftJoin(containers, ofPage)
    .where(isNull(pages.deleted_at))
    .orderBy(asc(pages.order), asc(pages.id));
  return rows.map((row) => listed({ ...row, language }));
}

function listed({
  page,
  container,
  isLive,
  language,
}: {
  page: PageRow;
  container: { id: number } | null;
  isLive: boolean;
  language: Language;
}): ListedPage {
  const { id, version, order, fixed } = page;
  return {
    ...textsOf(page, language),
    ...{ id, version, order, fixed },
    ...pick(page, pageFlagNames),
    urls: urlsOf(page),
    content_type: 'page',
    og_image_thumbs: null,
    og_image_thumbnails: null,
    container: container?.id ?? null,
    parent_id: page.parent,
    settings_url: settingsUrl(language, id),
    texts: pick(page, pageTextNames),
    is_published: isLive,
  };
}

function urlsOf({ path }: PageRow): Record<Language, string> {
  return Object.fromEntries(languages.map((language) => [language, pageHref(language, path[language] ?? '')])) as Record<Language, string>;
}

function parentOf(id: number | null, all: ReadonlyMap<number, PageRow>, language: Language): EditedPage['parent'] {
  const row = id === null ? undefined : all.get(id);
  return row ? { title: textsOf(row, language).title, urls: urlsOf(row), parent: parentOf(row.parent, all, language) } : null;
}

async function thumbnailsOf({ db }: Reading, { og_image }: PageRow) {
  const row = og_image === null ? undefined : (await readMediaRows(db, [og_image])).get(og_image);
  return row ? toThumbnails(row) : null;
}
