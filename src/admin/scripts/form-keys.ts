/** Ctrl+S saves the form, Ctrl+Shift+Enter publishes it, as in the page editor. Buttons name their key. */
export function pressByKeys(): void {
  addEventListener('keydown', (event) => {
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
