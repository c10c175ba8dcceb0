/** Everything the first React island of a page needs, as one chunk. */
import './document-locale.ts';
import '../core/text/document-formats.ts';

export { hydrateIsland } from '../islands/hydrate-island.tsx';
export { mountIsland } from '../islands/mount-island.tsx';
