/**
 * A press beside an open popover only closes it, as the browser does, and follows no link below it; the same holds for what `openElse`
 * selects, which closes by itself. Buttons that open another popover or menu still do, so that one press leads from one filter to the next
 * (EVT-20), and the other links of an open menu are no links below it; a link to tickets is one of those below, also where it opens the
 * widget (NAV-270).
 */
export function startDismissPress(openElse: string): void {
  // A manual one, as a tooltip, closes by no press beside it.
  const open = `:popover-open:not([popover="manual"]), ${openElse}`;
  let isDismissing = false;
  addEventListener(
    'pointerdown',
    ({ target }) => {
      // It is closed after this event.
      const shown = document.querySelector(open);
      isDismissing =
        target instanceof Element &&
        shown !== null &&
        !target.closest(`${open}, [popovertarget], button[aria-haspopup], summary`) &&
        !shown.closest('nav')?.contains(target);
    },
    true,
  );
  addEventListener(
    'click',
    (event) => {
      // A click by keyboard has no press before it; the second of a double click lies on what the first has opened.
      if (!isDismissing || event.detail !== 1) return;
      isDismissing = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}
