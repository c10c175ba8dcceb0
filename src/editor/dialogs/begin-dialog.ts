/** Whether the last press was one of a key, also of a keyboard beside a phone. */
let isKeyed = false;
for (const type of ['keydown', 'pointerdown']) window.addEventListener(type, () => (isKeyed = type === 'keydown'), true);

/**
 * Puts the focus where an opened dialog begins; left to itself it is at its first button, which closes it. By touch a search is left
 * alone: its keyboard would lie over what can be chosen without it.
 */
export function beginDialog(dialog: HTMLDialogElement | null): void {
  const begins = dialog?.querySelector<HTMLElement>('[data-begins]');
  const isTouched = !isKeyed && window.matchMedia('(pointer: coarse)').matches;
  const place = isTouched && begins?.matches('[type="search"]') ? dialog?.querySelector<HTMLElement>('h2') : begins;
  place?.focus();
}
