type Field = HTMLInputElement | HTMLSelectElement;

/** Enter in a row adds the next one, so that many are entered without leaving the keys; Ctrl+Enter stores. */
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

/** The button that makes timeslots by their rule, else the one that adds a row to the list the field stands in. */
function nextOf(field: Field): HTMLElement | null {
  const list = field.closest<HTMLElement>('[data-rows]');
  const adds = list?.querySelectorAll<HTMLButtonElement>("[value^='add:']") ?? [];
  return field.closest('.adm-slots')?.querySelector('button') ?? [...adds].find(({ value }) => value === `add:${list?.id}`) ?? null;
}
