const boxes = () => document.querySelectorAll<HTMLInputElement>('.adm-table tbody input[type=checkbox]');

/** Counts selected rows and handles 'select all'. */
export function chooseRows(): void {
  addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches('[data-choose=all]')) for (const box of boxes()) box.checked = target.checked;
    countChosen();
  });
  showChosen();
}

/** Shows 'select all' and the count for the current list. */
export function showChosen(): void {
  const all = document.querySelector<HTMLInputElement>('[data-choose=all]');
  if (all) all.hidden = false;
  countChosen();
}

function countChosen(): void {
  const output = document.querySelector<HTMLOutputElement>('[data-choose=count]');
  if (output) output.value = String([...boxes()].filter(({ checked }) => checked).length || '');
}
