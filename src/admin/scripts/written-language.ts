const place = 'foyer-office-language';

/** The language somebody writes in is that of the next form too; a form with something wrong shows both. */
export function rememberLanguage(): void {
  const hasUnsaved = document.querySelector('[data-unsaved]') !== null;
  const last = localStorage.getItem(place);
  for (const radio of document.querySelectorAll<HTMLInputElement>('[name=languages]')) {
    if (!hasUnsaved && last === radio.value) radio.checked = true;
    radio.addEventListener('change', () => localStorage.setItem(place, radio.value));
  }
}
