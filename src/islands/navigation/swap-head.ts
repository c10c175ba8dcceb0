import { prefetchOf } from '../prefetch-scripts.ts';

/** What a head says about its page; scripts, styles and what other scripts have put there are not among it. */
const about = 'title, meta, link[rel="canonical"], link[rel="alternate"], link[rel="icon"], script[type="application/ld+json"]';
/** Attributes of the root element that tell of the page. */
const rootAttributes = ['lang', 'data-kind', 'data-alert', 'data-consent', 'data-formats'];

/** Makes the head tell of the next page; what both say alike stays untouched. */
export function swapHead(next: Document): void {
  const wanted = new Map([...next.head.querySelectorAll(about)].map((entry) => [entry.outerHTML, entry]));
  for (const entry of document.head.querySelectorAll(about)) if (!wanted.delete(entry.outerHTML)) entry.remove();
  document.head.prepend(...wanted.values());
  // The scripts of islands come with the page that needs them.
  prefetchOf(next);
  const [root, other] = [document.documentElement, next.documentElement];
  for (const name of rootAttributes) {
    const value = other.getAttribute(name);
    if (value === null) root.removeAttribute(name);
    // Also the same language, said again, makes the browser look at the styles of every element.
    else if (value !== root.getAttribute(name)) root.setAttribute(name, value);
  }
}
