import type { ImageObj, Thumbnails } from '../../core/contract/shapes.ts';
import type { Language } from '../../core/languages.ts';
import type { articleFilters } from '../../list-filters.ts';
import type { ListFilterValues } from '../programme/list-filter.shapes.ts';
import type { ArticleTeaser, Category } from './magazine.contract.ts';

/** What a card shows of an article: the rest of the teaser stays out of the page. */
export interface ArticleCardData {
  id: number;
  url: string;
  title: string;
  subline: string;
  /** Text of the link to it, if an editor has set one. */
  linkText: string;
  /** Name and colour theme of its category; null without one. */
  category: { name: string; theme: Category['style_name'] } | null;
  /** 'YYYY-MM-DD'. */
  date: string;
  tags: string[];
  image: ImageObj | null;
  thumbnails: Thumbnails | null;
  /** Language of each text that fell back to another one (I18N-08). */
  languages: { [Text in 'title' | 'subline' | 'linkText']?: string | undefined };
}

export function toArticleCard({ category, ...teaser }: ArticleTeaser): ArticleCardData {
  const { name, headline, subline, link_text } = teaser.untranslated;
  return {
    id: teaser.id,
    url: teaser.link.url,
    title: teaser.headline || teaser.name,
    subline: teaser.subline,
    linkText: teaser.link_text,
    category: category && { name: category.name, theme: category.style_name },
    date: teaser.date,
    tags: teaser.tags.map(({ name }) => name),
    // The picture says nothing the title beside it does not say.
    image: teaser.image_obj && { ...teaser.image_obj, description: '', copyright: '' },
    thumbnails: teaser.image_thumbnails,
    languages: { title: teaser.headline ? headline : name, subline, linkText: link_text },
  };
}

/** A link among the categories (MAG-01). */
export interface Topic {
  id: number;
  name: string;
  theme: Category['style_name'];
  url: string;
}

/** What a view of the magazine is narrowed to. */
export type MagazineFilter = ListFilterValues<typeof articleFilters>;

export function isNarrowed(filter: MagazineFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined);
}

/** One page of a list of the magazine; further ones are fetched on demand (MAG-06). */
export interface MagazineData {
  language: Language;
  filter: MagazineFilter;
  topics: Topic[];
  /** Only on the first page of what nothing narrows. */
  leading: ArticleCardData | null;
  rows: ArticleCardData[];
  page: number;
  pages: number;
}
