/** The picture of a list's entry that flies to the head of its page and back carries this while it does (ui/base.css). */
const flies = 'flies';

/** Has the picture beside a link fly. @returns an end to it. */
export function letPictureFly(link: Element | null | undefined): () => void {
  const picture = link?.closest('li')?.querySelector('.pic');
  picture?.classList.add(flies);
  return () => picture?.classList.remove(flies);
}

/** The link of an entry that is seen and leads to a page with its picture. */
export function flightLinkTo(pathname: string): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLElement>(`a[data-transition][href="${CSS.escape(pathname)}"]`);
  return [...links].find((link) => link.checkVisibility());
}
