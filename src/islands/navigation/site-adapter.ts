import type { EntryState, OverlayState } from './entry-state.ts';

/** What soft navigation needs from the site. */
export interface SiteAdapter {
  /** `aria-current` of a menu link on the page at a path; undefined for none. */
  currentOf(href: string, pathname: string): string | undefined;
  /** Loads the further pages of growing lists that an entry of the history remembers, before the page is shown. */
  restoreLists(next: Document, state: EntryState, signal: AbortSignal): Promise<void>;
  /** Loads the overlay's script. */
  loadOverlay(): Promise<Overlay>;
}

/** The overlay: a list over the page whose state is part of the page's query. */
export interface Overlay {
  /** Opens it with the content of an address, or shows another address in it. */
  open(source: URL): void;
  /** Opens, changes or closes it to match the current entry of the history. */
  follow(state: OverlayState | undefined): void;
}
