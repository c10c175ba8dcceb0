import { useEffect } from 'react';

const page = () => document.getElementById('main-content');

/** Keeps the height of the page below the overlay: modules whose script has not come are gone until it has, and the place with them. */
export function holdPage(): void {
  const main = page();
  if (main) main.style.minBlockSize = `${main.offsetHeight}px`;
}

/** Gives the page its own height back once the overlay is closed, or was left before it came. */
export function useHeldPage(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) page()?.style.removeProperty('min-block-size');
  }, [isOpen]);
}
