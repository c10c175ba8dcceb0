/** Everything the first React island of a page needs, as one chunk. */
import './document-locale.ts';

export { hydrateIsland } from '../islands/hydrate-island.tsx';
