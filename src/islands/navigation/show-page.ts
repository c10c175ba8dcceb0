import { type ImageTransition, prepareImageTransition } from './image-transition.ts';
import { announceTitle } from './progress.ts';
import type { SiteAdapter } from './site-adapter.ts';
import { swapHead } from './swap-head.ts';
import { morphMain, replaceMain } from './swap-main.ts';
import { swapRegions } from './swap-regions.ts';

export interface PageChange {
  next: Document;
  /** Path and query of the page that is left; '' when it was none. */
  from: string;
  to: string;
  currentOf: SiteAdapter['currentOf'];
  transition?: ImageTransition | undefined;
  /** Called when the page has changed, before `foyer:page`. */
  onChange(): void;
}

/** Replaces the page by another one and dispatches `foyer:page` on the document. */
export function showPage({ next, from, to, currentOf, transition, onChange }: PageChange): void {
  const [path] = to.split('?') as [string];
  const isSamePath = from.split('?')[0] === path;
  const moveImage = prepareImageTransition(transition);
  // The overlay closes with its page (EVT-26).
  document.querySelector('dialog[data-source]')?.remove();
  // Where the focused link is removed instead, Chromium computes the styles of a page that is half there.
  if (!isSamePath && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  swapHead(next);
  if (isSamePath) morphMain(next);
  else replaceMain(next);
  swapRegions(next, path, currentOf);
  onChange();
  moveImage();
  document.dispatchEvent(new Event('foyer:page'));
  if (isSamePath) return;
  document.getElementById('main-content')?.focus({ preventScroll: true });
  announceTitle();
}
