/** Arrow keys lead from seat to seat in the drawn plan; of all its boxes one can be reached by Tab. */
export function moveBetweenSeats(): void {
  const inGrid = (target: EventTarget | null) =>
    target instanceof HTMLInputElement ? target.closest<HTMLElement>('[data-seat-keys]') : null;
  for (const grid of document.querySelectorAll('[data-seat-keys]'))
    for (const [index, box] of grid.querySelectorAll('input').entries()) box.tabIndex = index === 0 ? 0 : -1;
  addEventListener('focusin', ({ target }) => {
    const grid = inGrid(target);
    if (!grid) return;
    for (const box of grid.querySelectorAll<HTMLInputElement>('input[tabindex="0"]')) box.tabIndex = -1;
    (target as HTMLInputElement).tabIndex = 0;
  });
  // A press on the name of a row chooses all its seats; of a row that lacks one not all are chosen.
  addEventListener('change', ({ target }) => {
    const row = inGrid(target) && (target as HTMLInputElement).closest('[data-row]');
    if (!row) return;
    const [whole, ...seats] = row.querySelectorAll('input');
    if (target === whole) for (const seat of seats) seat.checked = whole.checked;
    else if (whole) whole.checked = whole.checked && (target as HTMLInputElement).checked;
  });
  addEventListener('keydown', (event) => {
    const grid = inGrid(event.target);
    const box = event.target as HTMLInputElement;
    const row = box.closest?.('[data-row]');
    if (!grid || !row) return;
    const rows = [...grid.querySelectorAll('[data-row]')];
    const seats = [...row.querySelectorAll('input')];
    const beside = (step: number) => seats[seats.indexOf(box) + step];
    const above = (step: number) => nearest(rows[rows.indexOf(row) + step], box);
    const steps: Record<string, () => HTMLInputElement | undefined> = {
      ArrowLeft: () => beside(-1),
      ArrowRight: () => beside(1),
      ArrowUp: () => above(-1),
      ArrowDown: () => above(1),
      Home: () => seats[0],
      End: () => seats.at(-1),
    };
    const to = steps[event.key]?.();
    if (!to) return;
    event.preventDefault();
    to.focus();
  });
}

function nearest(row: Element | undefined, box: HTMLElement): HTMLInputElement | undefined {
  const left = (element: Element) => element.getBoundingClientRect().left;
  const distance = (element: Element) => Math.abs(left(element) - left(box));
  return [...(row?.querySelectorAll('input') ?? [])].sort((one, other) => distance(one) - distance(other))[0];
}
