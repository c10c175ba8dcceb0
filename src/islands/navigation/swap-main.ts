import { morph } from './morph.ts';

/** Replaces the main area by that of another page. */
export function replaceMain(next: Document): void {
  const [here, there] = mainAreas(next);
  if (!here || !there) return;
  for (const { name } of [...here.attributes]) if (!there.hasAttribute(name)) here.removeAttribute(name);
  for (const { name, value } of there.attributes) if (here.getAttribute(name) !== value) here.setAttribute(name, value);
  here.replaceChildren(...there.childNodes);
}

/** Updates the main area to another query of the same page (filters, pages); equal nodes are not touched. */
export function morphMain(next: Document): void {
  const [here, there] = mainAreas(next);
  if (here && there) morph(here, there);
}

function mainAreas(next: Document): (HTMLElement | null)[] {
  return [document, next].map((page) => page.getElementById('main-content'));
}
