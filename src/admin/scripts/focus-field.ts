/** A link to a field of a form, such as a finding of the page editor's check, leads into its first control. */
export function focusLinkedField(): void {
  // Until everything is loaded the browser scrolls to the field again, which takes the focus away.
  addEventListener('load', focusNow);
  addEventListener('hashchange', focusNow);
}

const controls = ':is(input:not([type="hidden"]), textarea, select, button)';

function focusNow(): void {
  const id = location.hash.slice(1);
  const field = id === '' ? null : document.getElementById(id);
  if (!field?.closest('form')) return;
  const control = field.matches(controls) ? field : field.querySelector<HTMLElement>(controls);
  // Rows of a list are folded.
  for (let around = control?.closest('details'); around; around = around.parentElement?.closest('details')) around.open = true;
  control?.focus();
}
