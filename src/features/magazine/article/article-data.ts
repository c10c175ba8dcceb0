import type { Language } from '../../../core/languages.ts';
import { slugify } from '../../../core/text/slugs.ts';
import { href } from '../../../urls.ts';
import type { Article } from '../magazine.contract.ts';

/** Everything the page of an article shows. */
export type ArticleData = Pick<
  Article,
  'name' | 'preline' | 'headline' | 'subline' | 'author' | 'date' | 'text' | 'image_obj' | 'image_thumbnails' | 'untranslated'
> & {
  category: { name: string; theme: string; url: string } | null;
  tags: { id: number; name: string; url: string }[];
};

export function toArticleData(article: Article, language: Language): ArticleData {
  const { name, preline, headline, subline, author, date, text, image_obj, image_thumbnails, untranslated, category, tags } = article;
  return {
    name,
    preline,
    headline,
    subline,
    author,
    date,
    text,
    image_obj,
    image_thumbnails,
    untranslated,
    category: category && {
      name: category.name,
      theme: category.style_name,
      url: href('magazineCategory', language, { category: category.slug, id: category.id }),
    },
    tags: tags.map(({ id, name: tag }) => ({ id, name: tag, url: href('magazineTag', language, { tag: slugify(tag), id }) })),
  };
}
