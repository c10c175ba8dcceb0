import type { EntryState, OverlayState } from './entry-state.ts';

/** What soft navigation has to know of the site it is used by. */
export interface SiteParts {
  /** How a link of a menu is marked on the page at a path; undefined for not at all. */
  currentOf(href: string, pathname: string): string | undefined;
  /** Lets lists of a page that is not shown yet grow as far as an entry of the history remembers. */
  restoreLists(next: Document, state: EntryState, signal: AbortSignal): Promise<void>;
  /** What lies over a page; fetched when it is first wanted. */
  loadOverlay(): Promise<Overlay>;
}

/** A list that lies over the page and has its place in the page's query. */
export interface Overlay {
  /** Opens it with the content of an address, or shows another address in it. */
  open(source: URL): void;
  /** Opens, changes or closes it as the present entry of the history has it. */
  follow(state: OverlayState | undefined): void;
}
