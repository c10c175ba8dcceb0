let isTyped = document.querySelector('form[data-unsaved]') !== null;

/** True while a form has unsaved input. */
export const hasUnsaved = () => isTyped;

/** Disables the warning before leaving the page. */
export function forgetUnsaved(): void {
  isTyped = false;
}

/** Warns before a form with unsaved input is left; without a connection it is not sent, for the browser's error page would take its place. */
export function guardForms(): void {
  addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.closest('form[data-guarded]')) isTyped = true;
  });
  addEventListener('submit', (event) => {
    // One that is handled in place, such as that of a popup, does not leave the page.
    if (event.defaultPrevented) return;
    const form = event.target instanceof Element ? event.target.closest('form[data-guarded]') : null;
    const failed = navigator.onLine ? null : form?.querySelector<HTMLElement>('[data-office-failed]');
    if (!failed) return forgetUnsaved();
    event.preventDefault();
    form?.querySelector('.adm-foot')?.before(failed);
    failed.hidden = false;
  });
  addEventListener('beforeunload', (event) => {
    if (isTyped) event.preventDefault();
  });
}
