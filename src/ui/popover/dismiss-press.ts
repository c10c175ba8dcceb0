/**
 * A press beside an open popover only closes it, as the browser does, and follows no link below it. Buttons that open another popover or
 * dialog still do, so that one press leads from one filter to the next (EVT-20).
 */
export function startDismissPress(): void {
  let isDismissing = false;
  addEventListener(
    'pointerdown',
    ({ target }) => {
      // The browser closes it after this event.
      isDismissing =
        target instanceof Element &&
        document.querySelector(':popover-open') !== null &&
        !target.closest(':popover-open, [popovertarget], [aria-haspopup]');
    },
    true,
  );
  addEventListener(
    'click',
    (event) => {
      // A click by keyboard has no press before it.
      if (!isDismissing || event.detail === 0) return;
      isDismissing = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}
