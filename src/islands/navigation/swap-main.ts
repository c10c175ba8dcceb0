import { morph } from './morph.ts';

/** Replaces the main area by that of another page. */
export function replaceMain(next: Document): void {
  const [here, there] = mainAreas(next);
  if (!here || !there) return;
  for (const { name } of [...here.attributes]) if (!there.hasAttribute(name)) here.removeAttribute(name);
  for (const { name, value } of there.attributes) if (here.getAttribute(name) !== value) here.setAttribute(name, value);
  const gone = [...here.children];
  here.replaceChildren(...there.childNodes);
  releasePictures(gone);
}

/**
 * Chromium (156) holds a removed picture with `sizes="auto"` for the life of the document, and through its parents the whole page it stood
 * on. Without candidates it lets go; being lazy and nowhere on screen, the picture loads nothing for that.
 */
function releasePictures(gone: readonly Element[]): void {
  for (const part of gone) for (const picture of part.querySelectorAll('img[sizes^="auto"]')) picture.removeAttribute('srcset');
}

/** Updates the main area to another query of the same page (filters, pages); equal nodes are not touched. */
export function morphMain(next: Document): void {
  const [here, there] = mainAreas(next);
  if (here && there) morph(here, there);
}

function mainAreas(next: Document): (HTMLElement | null)[] {
  return [document, next].map((page) => page.getElementById('main-content'));
}
