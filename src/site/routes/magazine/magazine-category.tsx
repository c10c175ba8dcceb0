import { categoryUrls } from '../../../features/magazine/article-address.ts';
import { readCategoryName } from '../../../features/magazine/categories.read.server.ts';
import { m } from '../../../paraglide/messages.js';
import { narrowedMagazine } from './narrowed-magazine.tsx';

/** What the magazine has in one category (ROUTE-07). */
export const { load, head, View } = narrowedMagazine({
  by: 'category',
  route: 'magazineCategory',
  slotOf: 'article_category',
  readName: readCategoryName,
  urlsOf: categoryUrls,
  titleOf: (name) => name,
  describe: (category) => m.magazine_category_description({ category }),
});
