/** For how long a form counts as on its way. A press after that submits it again: its request may have been stopped. */
const onItsWayMs = 5000;

/** Submits each form once, however quickly its button is pressed. */
export function sendOnce(): void {
  const submitted = new WeakMap<EventTarget, number>();
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const before = submitted.get(form);
    if (before !== undefined && event.timeStamp - before < onItsWayMs) event.preventDefault();
    else submitted.set(form, event.timeStamp);
  });
}

/** Reloads a page from the back-forward cache, so that Back after the checkout shows the current cart. */
export function renewOnReturn(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}
