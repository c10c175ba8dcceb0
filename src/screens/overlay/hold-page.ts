import { useEffect } from 'react';

const page = () => document.getElementById('main-content');

/** Keeps height and place of the page below the overlay: modules whose script has not come are gone until it has (decision 0066). */
export function holdPage(): void {
  const main = page();
  if (main) Object.assign(main.style, { minBlockSize: `${main.offsetHeight}px`, overflowAnchor: 'none' });
}

/** Gives the page its own height back once the overlay is closed, or was left before it came, and what was gone is there again. */
export function useHeldPage(isOpen: boolean, pathname: string): void {
  useEffect(() => {
    const main = page();
    if (isOpen || !main?.style.minBlockSize) return;
    const held = Number.parseFloat(main.style.minBlockSize);
    const release = () => {
      observer.disconnect();
      for (const property of ['min-block-size', 'overflow-anchor']) main.style.removeProperty(property);
    };
    const observer = new ResizeObserver(([entry]) => entry && entry.contentRect.height >= held - 1 && release());
    if (main.lastElementChild) observer.observe(main.lastElementChild);
    // Another page has a height of its own.
    return release;
  }, [isOpen, pathname]);
}
