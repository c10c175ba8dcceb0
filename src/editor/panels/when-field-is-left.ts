/** What is written letter by letter; a choice is made with one press. */
const texts = 'input:not([type="checkbox"], [type="radio"], [type="hidden"]), textarea, [contenteditable="true"]';

/** Resolves as soon as the focus is in none of these fields of a panel, as far as they have a text, and in no dialog opened from there; at once where it is in none. */
export async function whenFieldIsLeft(fields: ReadonlySet<string>): Promise<void> {
  const frame = document.activeElement?.closest<HTMLElement>('.bs [data-field]');
  if (!frame?.querySelector(texts) || !fields.has(frame.dataset.field ?? '')) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const isOutside = (target: EventTarget | null) =>
    !frame.isConnected || !(target instanceof Element && (frame.contains(target) || target.closest('dialog')));
  const end = new AbortController();
  const leave = (target: EventTarget | null) => isOutside(target) && resolve();
  document.addEventListener('focusout', ({ relatedTarget }) => leave(relatedTarget), { signal: end.signal });
  // A field that goes while it has the focus, as with its panel, says nothing.
  document.addEventListener('focusin', ({ target }) => leave(target), { signal: end.signal });
  await promise;
  end.abort();
}
