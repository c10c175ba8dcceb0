const page = () => document.getElementById('main-content');

/** Keeps the height of the page below the overlay: modules whose script has not come are gone until it has, and the place with them. */
export function holdPage(): void {
  const main = page();
  if (main) main.style.minBlockSize = `${main.offsetHeight}px`;
}

export function releasePage(): void {
  page()?.style.removeProperty('min-block-size');
}
