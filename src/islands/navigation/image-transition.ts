/** Which picture moves to the next page: that of the list entry whose link was followed, or back into the list that led here. */
export type ImageTransition = { link: Element } | { back: string };

/** Class of the picture while it moves (ui/base.css). */
const movingClass = 'moving-picture';

let nextFrame = 0;

/**
 * Moves the picture of a list entry to the head of its page, or back (ANIM-04). Called before the page changes. Not a view transition:
 * that shows the next page only when the browser has painted the old one twice, and passes no presses on meanwhile.
 * @returns a function to call when the page has changed.
 */
export function prepareImageTransition(transition: ImageTransition | undefined): () => void {
  cancelAnimationFrame(nextFrame);
  document.querySelector(`.${movingClass}`)?.remove();
  const from = transition && ('link' in transition ? pictureBeside(transition.link) : pictureOfHead());
  const image = from?.querySelector('img');
  if (!transition || !from || !image) return () => {};
  const start = placeOf(from);
  // From the window, because the next page is scrolled elsewhere.
  const [left, top] = [start.left - scrollX, start.top - scrollY];
  return () => {
    // By then the browser has restored the scroll position.
    nextFrame = requestAnimationFrame(() => {
      const to = 'link' in transition ? pictureOfHead() : pictureBeside(transitionLinkTo(transition.back));
      if (to) void move(image, { ...start, left: left + scrollX, top: top + scrollY }, to);
    });
  };
}

/** The visible list link with a picture that leads to a page. */
export function transitionLinkTo(pathname: string): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLElement>(`a[data-transition][href="${CSS.escape(pathname)}"]`);
  return [...links].find((link) => link.checkVisibility());
}

/** Shows the image of the page that was left, which is loaded and decoded, on its way above the next page until the picture there is loaded. */
async function move(image: HTMLImageElement, start: Place, to: HTMLElement): Promise<void> {
  image.className = movingClass;
  image.alt = '';
  for (const [name, value] of Object.entries(placeOf(to))) image.style.setProperty(name, `${value}px`);
  for (const [name, value] of Object.entries(start)) image.style.setProperty(`--${name}`, `${value}px`);
  document.body.append(image);
  // None with reduced motion (ANIM-09).
  const [animation] = image.getAnimations();
  if (animation) {
    to.style.visibility = 'hidden';
    await Promise.allSettled([animation.finished, to.querySelector('img')?.decode()]);
    to.style.visibility = '';
  }
  image.remove();
}

type Place = Record<'left' | 'top' | 'width' | 'height', number>;

/** On the page, in CSS pixels. */
function placeOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left + scrollX, top: top + scrollY, width, height };
}

function pictureBeside(link: Element | undefined): HTMLElement | null | undefined {
  return link?.closest('li')?.querySelector<HTMLElement>('.pic');
}

/** The picture at the head of a detail page. */
function pictureOfHead(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main .ehero .pic');
}
