import type { Reading } from '../../core/database/reading.server.ts';
import { matchUrl, routeAddresses } from '../../urls.ts';
import { readPageTree } from '../pages/page-tree.read.server.ts';
import { comparedPath } from './redirect-path.ts';

/** True for an address with a public page: a content page, or one every site has, such as the calendar. */
export async function isLivePath(reading: Reading, given: string): Promise<boolean> {
  const path = comparedPath(given);
  const match = matchUrl(path);
  if (!match) return false;
  if (match.name !== 'page') return routeAddresses[match.name].path[match.language] === path;
  const tree = await readPageTree(reading, match.language);
  return [...tree.values()].some(({ urls }) => urls[match.language] === path);
}
