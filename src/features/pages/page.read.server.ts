import type { Reading } from '../../core/database/reading.server.ts';
import { type Language, translate } from '../../core/languages.ts';
import { pageHref } from '../../urls.ts';
import { readMedia, sharePathOf, toThumbnails } from '../media/media.read.server.ts';
import { type PageNode, readPageTree } from './page-tree.read.server.ts';
import type { Page } from './pages.contract.ts';
import type { ModuleKit } from './resolve-modules.server.ts';
import { textsOf } from './settings/page-texts.ts';
import { type PageRow, readPublishedPage } from './snapshots/published.read.server.ts';

/**
 * The page at a path without prefix ('' is home) as visitors see it (PAGE-01, PAGE-02); null for none, for one that
 * is offline (PAGE-04) and for one that nobody has published in this language.
 */
export function readPage(reading: Reading, language: Language, path: string, kit: ModuleKit): Promise<Page | null> {
  // PostgreSQL refuses such a path in a query.
  if (path.includes('\0')) return Promise.resolve(null);
  return reading.once(`page:${language}:${path}`, async (own): Promise<Page | null> => {
    const tree = await readPageTree(own, language);
    const { row, published } = (await readPublishedPage(own, language, path, kit)) ?? {};
    const node = row && (tree.get(row.id) ?? (mayOpen(own, row.id) ? nodeOf(row, language) : undefined));
    if (!row || !node || (own.viewer.edition?.kind === 'public' && !published && row.fixed === null)) return null;
    own.uses(`page:${row.id}`);
    const texts = published?.page ?? textsOf(row, language);
    const image = texts.og_image === null ? undefined : published?.media.get(texts.og_image);
    const thumbnails = image ? toThumbnails(image) : null;
    return {
      id: row.id,
      urls: urlsFor(own, node),
      content_type: 'page',
      ...texts,
      is_online: row.is_online,
      is_clickable: row.is_clickable,
      in_menu: row.in_menu,
      in_footer: row.in_footer,
      og_image_thumbs: thumbnails,
      og_image_thumbnails: thumbnails,
      modules: published?.modules ?? [],
      parent: parentOf(own, node, tree),
      is_landing_page: row.is_landing_page,
      siblings: siblingsOf(own, node, tree),
      version: row.version,
    };
  });
}

/** Address of the picture that links to this page show: a JPEG of the size that networks take, not a file of the page (PAGE-03). */
export async function readSharePicture(reading: Reading, { og_image }: Pick<Page, 'og_image'>): Promise<string | null> {
  const picture = og_image === null ? undefined : (await readMedia(reading, [og_image])).get(og_image);
  return picture ? `/media/${sharePathOf(picture)}` : null;
}

/** What is offline or was never published opens for editors, and for who has a link to its draft (PAGE-04, PAGE-14). */
function mayOpen({ viewer: { isEditor, edition } }: Reading, page: number): boolean {
  if (edition?.kind === 'public') return false;
  return isEditor || (edition?.kind === 'draft' && edition.page === page);
}

function nodeOf(row: PageRow, language: Language): PageNode {
  const { id, parent, fixed, is_clickable, in_menu, in_secondary_menu, in_footer, has_tab_navigation } = row;
  const urls = { de: pageHref('de', row.path.de ?? ''), en: pageHref('en', row.path.en ?? '') };
  const title = translate(row.title, language).text;
  return { id, parent, fixed, title, urls, languages: [], is_clickable, in_menu, in_secondary_menu, in_footer, has_tab_navigation };
}

/** Addresses that open for this viewer: to visitors a page is only in the languages it is published in, and editors work in both. */
function urlsFor({ viewer }: Reading, { urls, languages: open }: PageNode): Page['urls'] {
  return viewer.isEditor ? urls : Object.fromEntries(open.map((language) => [language, urls[language]]));
}

function parentOf(reading: Reading, { parent }: PageNode, tree: ReadonlyMap<number, PageNode>): Page['parent'] {
  const above = parent === null ? undefined : tree.get(parent);
  return above ? { title: above.title, urls: urlsFor(reading, above), parent: parentOf(reading, above, tree) } : null;
}

/** The pages beside it, itself included; fixed pages of the first level are no family (LAYOUT-15). */
function siblingsOf(reading: Reading, node: PageNode, tree: ReadonlyMap<number, PageNode>): Page['siblings'] {
  if (node.parent === null) return [{ title: node.title, urls: urlsFor(reading, node) }];
  return [...tree.values()]
    .filter(({ parent }) => parent === node.parent)
    .map((each) => ({ title: each.title, urls: urlsFor(reading, each) }));
}
