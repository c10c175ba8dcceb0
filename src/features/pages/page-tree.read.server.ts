import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Reading } from '../../core/database/reading.server.ts';
import { type Language, languages, translate } from '../../core/languages.ts';
import { pageHref } from '../../urls.ts';
import { containers, ofPage, pages, snapshots } from './pages.tables.server.ts';
import { readTreesAsOf } from './publishing/planned-tree.read.server.ts';
import type { SnapshotTree } from './snapshots/snapshot.ts';

/** A page as others see it: where it stands and what it is called. */
export interface PageNode {
  id: number;
  parent: number | null;
  fixed: string | null;
  title: string;
  /** Full paths with prefix, for both languages. */
  urls: Record<Language, string>;
  /** Languages in which visitors can open it (PAGE-06). */
  languages: readonly Language[];
  is_clickable: boolean;
  in_menu: boolean;
  in_secondary_menu: boolean;
  in_footer: boolean;
  has_tab_navigation: boolean;
}

/** All pages a visitor of this language can open, in their order, once per change (PAGE-11). Fixed ones are there before anybody has published them. */
export function readPageTree(reading: Reading, language: Language): Promise<ReadonlyMap<number, PageNode>> {
  return reading.once(`page-tree:${language}`, async (own) => {
    own.uses('pages');
    const rows = await own.db
      .select({ page: shown, container: containers.id, published: sql<string | null>`${snapshots.tree}->'page'->>'title'`, live })
      .from(pages)
      .leftJoin(containers, ofPage)
      .leftJoin(snapshots, and(eq(snapshots.container, containers.id), eq(snapshots.language, language), eq(snapshots.is_published, true)))
      .where(and(isNull(pages.deleted_at), eq(pages.is_online, true)))
      .orderBy(asc(pages.order), asc(pages.id));
    const { edition } = own.viewer;
    // What will be in the menus at the moment an editor looks at (PAGE-12).
    const planned = edition?.kind === 'public' ? await readTreesAsOf(own.db, language, edition) : new Map<number, SnapshotTree | null>();
    return new Map(
      rows
        .map((row) => {
          const plan = row.container === null ? undefined : planned.get(row.container);
          return plan === undefined ? row : { ...row, published: plan?.page?.title ?? null };
        })
        .filter(({ page, published }) => published !== null || page.fixed !== null)
        .map(({ page, published, live }): [number, PageNode] => [
          page.id,
          {
            id: page.id,
            parent: page.parent,
            fixed: page.fixed,
            title: published ?? translate(page.title, language).text,
            urls: { de: pageHref('de', page.path.de ?? ''), en: pageHref('en', page.path.en ?? '') },
            languages: languages.filter((each) => page.fixed !== null || live.includes(each)),
            is_clickable: page.is_clickable,
            in_menu: page.in_menu,
            in_secondary_menu: page.in_secondary_menu,
            in_footer: page.in_footer,
            has_tab_navigation: page.has_tab_navigation,
          },
        ]),
    );
  });
}

/** Languages in which something of the page is published. */
const live = sql<string[]>`array(select s.language from snapshots s where s.container = ${containers.id} and s.is_published)`;

/** What the tree is made of: a page has far more. */
const shown = {
  id: pages.id,
  parent: pages.parent,
  fixed: pages.fixed,
  title: pages.title,
  path: pages.path,
  is_clickable: pages.is_clickable,
  in_menu: pages.in_menu,
  in_secondary_menu: pages.in_secondary_menu,
  in_footer: pages.in_footer,
  has_tab_navigation: pages.has_tab_navigation,
};
