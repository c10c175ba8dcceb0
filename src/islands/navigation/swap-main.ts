import { morph } from './morph.ts';

/** Puts the main area of another page in the place of this one. */
export function replaceMain(next: Document): void {
  const [here, there] = mainAreas(next);
  if (!here || !there) return;
  for (const { name } of [...here.attributes]) if (!there.hasAttribute(name)) here.removeAttribute(name);
  for (const { name, value } of there.attributes) if (here.getAttribute(name) !== value) here.setAttribute(name, value);
  here.replaceChildren(...there.childNodes);
}

/** Brings the main area to another query of the same page (filters, pages); what stays the same is not touched. */
export function morphMain(next: Document): void {
  const [here, there] = mainAreas(next);
  if (here && there) morph(here, there);
}

function mainAreas(next: Document): (HTMLElement | null)[] {
  return [document, next].map((page) => page.getElementById('main-content'));
}
