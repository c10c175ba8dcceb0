import { tagUrls } from '../../../features/magazine/article-address.ts';
import { readTagName } from '../../../features/magazine/tags.read.server.ts';
import { m } from '../../../paraglide/messages.js';
import { narrowedMagazine } from './narrowed-magazine.tsx';

/** What the magazine has under one tag (ROUTE-08). */
export const { load, head, View } = narrowedMagazine({
  by: 'tag',
  route: 'magazineTag',
  slotOf: 'article_tag',
  readName: readTagName,
  urlsOf: tagUrls,
  titleOf: (name) => `#${name}`,
  describe: (tag) => m.magazine_tag_description({ tag }),
});
