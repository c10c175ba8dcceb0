/** Elements of the head that describe the page; not scripts, styles and what scripts have added. */
const pageElements = 'title, meta, link[rel="canonical"], link[rel="alternate"], link[rel="icon"], script[type="application/ld+json"]';
/** Attributes of the root element that describe the page. */
const rootAttributes = ['lang', 'data-kind', 'data-tickets', 'data-alert', 'data-consent', 'data-formats'];

/** Replaces the description of the page in the head; equal elements stay untouched. */
export function swapHead(next: Document): void {
  const wanted = new Map([...next.head.querySelectorAll(pageElements)].map((entry) => [entry.outerHTML, entry]));
  for (const entry of document.head.querySelectorAll(pageElements)) if (!wanted.delete(entry.outerHTML)) entry.remove();
  document.head.prepend(...wanted.values());
  // Styles and scripts read these of the root element.
  const [root, other] = [document.documentElement, next.documentElement];
  for (const name of rootAttributes) {
    const value = other.getAttribute(name);
    if (value === null) root.removeAttribute(name);
    // Setting `lang` recalculates all styles, even to the same value.
    else if (value !== root.getAttribute(name)) root.setAttribute(name, value);
  }
}
