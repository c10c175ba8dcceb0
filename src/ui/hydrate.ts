/** Everything the first React island of a page needs, in one piece that is fetched with it. */
import './document-locale.ts';
import '../core/text/document-formats.ts';

export { hydrateIsland } from '../islands/hydrate-island.tsx';
export { mountIsland } from '../islands/mount-island.tsx';
