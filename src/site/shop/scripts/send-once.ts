/** Submits each form once, however often its button is pressed. */
export function sendOnce(): void {
  const submitted = new WeakSet<EventTarget>();
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (submitted.has(form)) event.preventDefault();
    submitted.add(form);
  });
}

/** Reloads a page from the back-forward cache, so that Back after the checkout shows the current cart. */
export function renewOnReturn(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}
