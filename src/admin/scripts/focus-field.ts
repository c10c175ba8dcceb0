/** A link to a field of a form, such as a finding of the check, leads into its first control. */
export function focusLinkedField(): void {
  // Until everything is loaded the browser scrolls to the field again, which takes the focus away.
  addEventListener('load', focusNow);
  addEventListener('hashchange', focusNow);
  // The address does not change when the same finding is pressed again.
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    if (link && link.hash === location.hash) focusNow();
  });
}

/** A form has its editors of texts within this time of loading. */
const settledMs = 1000;

const controls = ':is(input:not([type="hidden"]), textarea:not([hidden]), select, button:not([data-text-tool]), [contenteditable="true"])';

function focusNow(): void {
  const id = decodeURIComponent(location.hash.slice(1));
  const field = id === '' ? null : document.getElementById(id);
  if (!field?.closest('form')) return;
  unfold(field);
  // Of a text another language alone may be shown.
  if (!field.checkVisibility()) document.querySelector<HTMLInputElement>('[name=languages][value=both]')?.click();
  const selector = field.matches('details') ? 'summary' : controls;
  for (const control of field.matches(controls) ? [field] : field.querySelectorAll<HTMLElement>(selector)) {
    unfold(control);
    if (!control.checkVisibility()) continue;
    control.focus();
    holdInView(control);
    return;
  }
}

/** While a form is being set up what stands above a field changes its height: the field stays in the middle meanwhile. */
function holdInView(control: HTMLElement): void {
  const observer = new ResizeObserver(() => document.activeElement === control && control.scrollIntoView({ block: 'center' }));
  observer.observe(document.body);
  setTimeout(() => observer.disconnect(), settledMs);
}

/** Opens the sections around, and the row of a list. */
export function unfold(element: Element): void {
  for (let around = element.closest('details'); around; around = around.parentElement?.closest('details') ?? null) around.open = true;
}
