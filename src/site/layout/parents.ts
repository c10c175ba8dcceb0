import type { Language } from '../../core/languages.ts';
import type { ArticleData } from '../../features/magazine/article/article-data.ts';
import type { Page } from '../../features/pages/pages.contract.ts';
import { m } from '../../paraglide/messages.js';
import { href, type RouteName, routeAddresses } from '../../urls.ts';

type ParentRoute = 'home' | 'events' | 'productions' | 'magazine' | 'magazineTags' | 'team';
const titles: Record<ParentRoute, () => string> = {
  home: m.home,
  events: m.programme,
  productions: m.productions,
  magazine: m.magazine,
  magazineTags: m.magazine_tags,
  team: m.team,
};

export interface Parent {
  url: string;
  title: string;
}

/** The parent pages of a route, home first. */
export function parentsOf(name: RouteName, language: Language): Parent[] {
  const { parent } = routeAddresses[name];
  if (!parent) return [];
  return [...parentsOf(parent, language), { url: href(parent, language), title: titles[parent]() }];
}

/** The parent pages of an article, its category among them. */
export function parentsOfArticle({ category }: Pick<ArticleData, 'category'>, language: Language): Parent[] {
  return [...parentsOf('article', language), ...(category ? [{ url: category.url, title: category.name }] : [])];
}

/** The parent pages of a content page, home first (PAGE-11). */
export function parentsOfPage(parent: Page['parent'], language: Language): Parent[] {
  if (!parent) return [{ url: href('home', language), title: titles.home() }];
  return [...parentsOfPage(parent.parent, language), { url: parent.urls[language] ?? '', title: parent.title }];
}
