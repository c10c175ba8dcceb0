const boxes = () => document.querySelectorAll<HTMLInputElement>('.adm-table tbody input[type=checkbox]');

/** Counts the rows that are chosen, and chooses all of them. */
export function chooseRows(): void {
  addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches('[data-choose=all]')) for (const box of boxes()) box.checked = target.checked;
    countChosen();
  });
  showChosen();
}

/** Offers to choose all rows of the list as it is now. */
export function showChosen(): void {
  const all = document.querySelector<HTMLInputElement>('[data-choose=all]');
  if (all) all.hidden = false;
  countChosen();
}

function countChosen(): void {
  const said = document.querySelector<HTMLOutputElement>('[data-choose=count]');
  if (said) said.value = String([...boxes()].filter(({ checked }) => checked).length || '');
}
