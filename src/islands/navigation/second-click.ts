/**
 * Ignores the second click of a double click when the first one has shown another page or the overlay: it would press what lies there now.
 * Called before other listeners of clicks, or they would handle it first.
 */
export function ignoreSecondClicks(): void {
  let isAnotherPage = false;
  document.addEventListener('foyer:page', () => {
    isAnotherPage = true;
  });
  addEventListener(
    'click',
    (event) => {
      if (event.detail < 2) isAnotherPage = false;
      if (!isAnotherPage) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}
