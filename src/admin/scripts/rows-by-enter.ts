type Field = HTMLInputElement | HTMLSelectElement;

/** Enter in a row adds the next row; Ctrl+Enter saves. */
export function addRowsByEnter(): void {
  addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (key !== 'Enter' || !(target instanceof Element)) return;
    if (!target.matches('[data-rows] input:not([type=checkbox]), [data-rows] select')) return;
    event.preventDefault();
    const field = target as Field;
    field.form?.requestSubmit(event.ctrlKey || event.metaKey ? saveOf(field.form) : nextOf(field));
  });
}

function saveOf(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector<HTMLElement>('[value=save]');
}

/** Button that creates timeslots, else the one that adds a row to the field's list. */
function nextOf(field: Field): HTMLElement | null {
  const list = field.closest<HTMLElement>('[data-rows]');
  const adds = list?.querySelectorAll<HTMLButtonElement>("[value^='add:']") ?? [];
  return field.closest('.adm-slots')?.querySelector('button') ?? [...adds].find(({ value }) => value === `add:${list?.id}`) ?? null;
}
