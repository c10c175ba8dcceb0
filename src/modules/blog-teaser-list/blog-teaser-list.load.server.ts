import { readTeasers } from '../../features/magazine/articles.read.server.ts';
import { readPublicArticles } from '../../features/magazine/public-articles.read.server.ts';
import type { ModuleLoad } from '../../features/pages/resolve-modules.server.ts';

interface ArticleListFields {
  items: number;
  articles: number[];
  main_teaser: number | null;
}

/** The articles of the list; picked ones that visitors do not see (any more) make room for the newest. */
export const load: ModuleLoad = async (module, reading, language) => {
  const { items, articles, main_teaser } = module as unknown as ArticleListFields;
  const shown = (await readPublicArticles(reading)).map(({ id }) => id);
  const isShown = new Set(shown);
  const main = main_teaser !== null && isShown.has(main_teaser) ? main_teaser : null;
  const wanted = [...new Set([...(main === null ? [] : [main]), ...articles.filter((id) => isShown.has(id)), ...shown])].slice(0, items);
  const teasers = await readTeasers(
    reading,
    wanted.map((id) => ({ id })),
    language,
  );
  return { main_teaser_obj: teasers.find(({ id }) => id === main) ?? null, article_objs: teasers.filter(({ id }) => id !== main) };
};
