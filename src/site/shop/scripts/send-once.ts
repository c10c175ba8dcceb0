/** A form is sent once, however often its button is pressed. */
export function sendOnce(): void {
  const sent = new WeakSet<EventTarget>();
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (sent.has(form)) event.preventDefault();
    sent.add(form);
  });
}

/** Asks again for a page that the browser had put aside, so that Back after the checkout shows no cart that is gone. */
export function renewOnReturn(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}
