type Field = HTMLInputElement | HTMLSelectElement;

/** Enter in a row adds the next row; Ctrl+Enter saves. */
export function addRowsByEnter(): void {
  addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (key !== 'Enter' || !(target instanceof Element)) return;
    if (!target.matches('[data-rows] input:not([type=checkbox]), [data-rows] select')) return;
    event.preventDefault();
    const field = target as Field;
    const button = event.ctrlKey || event.metaKey ? field.form?.querySelector<HTMLElement>('[value=save]') : nextOf(field);
    // A form that is submitted without a button saves.
    if (button) field.form?.requestSubmit(button);
  });
}

/** Button that creates timeslots, else the one that adds a row to the field's list; a menu has one for pages and one for links. */
function nextOf(field: Field): HTMLElement | null {
  const list = field.closest<HTMLElement>('[data-rows]');
  const verbs = field.matches('select, [role=combobox]') ? ['add', 'page'] : ['add', 'link'];
  const buttons = [...(list?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
  return (
    field.closest('.adm-slots')?.querySelector('button') ??
    buttons.find(({ value }) => verbs.some((verb) => value === `${verb}:${list?.id}`)) ??
    null
  );
}
