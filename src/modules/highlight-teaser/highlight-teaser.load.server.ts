import { readTeasers } from '../../features/magazine/articles.read.server.ts';
import { readCategoriesIfPossible } from '../../features/magazine/categories.read.server.ts';
import { readPublicArticles } from '../../features/magazine/public-articles.read.server.ts';
import type { ModuleLoad } from '../../features/pages/resolve-modules.server.ts';

/** The newest article of each category that has one, in the order chosen. */
export const load: ModuleLoad = async (module, reading, language) => {
  const chosen = module.categories as number[];
  const known = (await readCategoriesIfPossible(reading, language)).map(({ id }) => id);
  const shown = await readPublicArticles(reading);
  const newest = (chosen.length > 0 ? chosen.filter((id) => known.includes(id)) : known)
    .map((category) => shown.find((article) => article.category === category))
    .filter((article) => article !== undefined);
  return { article_objs: await readTeasers(reading, newest, language) };
};
