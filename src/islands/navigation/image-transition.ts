/** Class of the list picture that takes part in a view transition (ui/base.css). */
const imageClass = 'transition-image';

/** Marks the picture beside a link for the view transition. @returns a function that unmarks it. */
export function markTransitionImage(link: Element | null | undefined): () => void {
  const picture = link?.closest('li')?.querySelector('.pic');
  picture?.classList.add(imageClass);
  return () => picture?.classList.remove(imageClass);
}

/** The visible list link with a picture that leads to a page. */
export function transitionLinkTo(pathname: string): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLElement>(`a[data-transition][href="${CSS.escape(pathname)}"]`);
  return [...links].find((link) => link.checkVisibility());
}
