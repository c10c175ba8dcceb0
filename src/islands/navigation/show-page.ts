import { flightLinkTo, letPictureFly } from './flying-picture.ts';
import { announceTitle } from './progress.ts';
import type { SiteParts } from './site-parts.ts';
import { swapHead } from './swap-head.ts';
import { morphMain, replaceMain } from './swap-main.ts';
import { swapRegions } from './swap-regions.ts';
import { changeInTransition } from './view-transition.ts';

export interface Showing {
  next: Document;
  /** Path and query of the page that is left; '' when it was none. */
  from: string;
  to: string;
  currentOf: SiteParts['currentOf'];
  /** Whose picture flies: of the link that was followed, or of the entry that led there when the visitor goes back over it. */
  flight?: Flight;
  /** Called in the moment of the change, before anybody is told of the page. */
  onChange(): void;
}

export type Flight = { link: Element } | { back: string };

let latest = 0;

/** Puts another page in the place of this one and tells of it: `foyer:page` on the document. */
export async function showPage({ next, from, to, currentOf, flight, onChange }: Showing): Promise<void> {
  const [path] = to.split('?') as [string];
  const isSamePath = from.split('?')[0] === path;
  let land = flight && 'link' in flight ? letPictureFly(flight.link) : () => {};
  const number = ++latest;
  const change = () => {
    // The visitor may be on another page before a movement has begun.
    if (number !== latest) return;
    // What lay over the page goes with it (EVT-26).
    document.querySelector('dialog[data-source]')?.remove();
    swapHead(next);
    if (isSamePath) morphMain(next);
    else replaceMain(next);
    swapRegions(next, path, currentOf);
    onChange();
    if (flight && 'back' in flight) land = letPictureFly(flightLinkTo(flight.back));
    document.dispatchEvent(new Event('foyer:page'));
    if (isSamePath) return;
    document.getElementById('main-content')?.focus({ preventScroll: true });
    announceTitle();
  };
  const { finished } = await changeInTransition(flight !== undefined, change);
  void finished.then(() => land());
}
