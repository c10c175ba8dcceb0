import { markTransitionImage, transitionLinkTo } from './image-transition.ts';
import { announceTitle } from './progress.ts';
import type { SiteAdapter } from './site-adapter.ts';
import { swapHead } from './swap-head.ts';
import { morphMain, replaceMain } from './swap-main.ts';
import { swapRegions } from './swap-regions.ts';
import { changeInTransition } from './view-transition.ts';

export interface PageChange {
  next: Document;
  /** Path and query of the page that is left; '' when it was none. */
  from: string;
  to: string;
  currentOf: SiteAdapter['currentOf'];
  /** Whose picture is animated: that of the link that was followed, or on Back that of the entry that led there. */
  transition?: ImageTransition;
  /** Called when the page has changed, before `foyer:page`. */
  onChange(): void;
}

export type ImageTransition = { link: Element } | { back: string };

let latest = 0;

/** Replaces the page by another one and dispatches `foyer:page` on the document. */
export async function showPage({ next, from, to, currentOf, transition, onChange }: PageChange): Promise<void> {
  const [path] = to.split('?') as [string];
  const isSamePath = from.split('?')[0] === path;
  let unmark = transition && 'link' in transition ? markTransitionImage(transition.link) : () => {};
  const number = ++latest;
  const change = () => {
    // Another navigation may have finished before the view transition starts.
    if (number !== latest) return;
    // The overlay closes with its page (EVT-26).
    document.querySelector('dialog[data-source]')?.remove();
    // Where the focused link is removed instead, Chromium computes the styles of a page that is half there.
    if (!isSamePath && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    swapHead(next);
    if (isSamePath) morphMain(next);
    else replaceMain(next);
    swapRegions(next, path, currentOf);
    onChange();
    if (transition && 'back' in transition) unmark = markTransitionImage(transitionLinkTo(transition.back));
    document.dispatchEvent(new Event('foyer:page'));
    if (isSamePath) return;
    document.getElementById('main-content')?.focus({ preventScroll: true });
    announceTitle();
  };
  const { finished } = await changeInTransition(transition !== undefined, change);
  void finished.then(() => unmark());
}
