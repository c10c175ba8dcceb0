/**
 * Ctrl+S saves the form, Ctrl+Shift+Enter publishes it, as in the page editor. Buttons name their key. Enter in a field with a button of
 * its own presses that one, not the form's first (ADMIN-364).
 */
export function pressByKeys(): void {
  addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && event.target instanceof HTMLInputElement) {
      const own = event.target.closest('[data-enter]')?.querySelector('button');
      if (own) event.preventDefault();
      own?.click();
    }
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase() === 's' && !event.shiftKey ? 'Control+S' : null;
    const wanted = event.key === 'Enter' && event.shiftKey ? 'Control+Shift+Enter' : key;
    const button = wanted && document.querySelector<HTMLButtonElement>(`form[data-guarded] button[aria-keyshortcuts="${wanted}"]`);
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    button.click();
  });
}
