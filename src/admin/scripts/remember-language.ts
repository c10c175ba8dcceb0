import { readStored, writeStored } from '../../ui/backstage/browser-storage.ts';

const place = 'foyer-office-language';

/** Remembers the selected language tab for the next form; a form with unsaved input shows both. */
export function rememberLanguage(): void {
  const hasUnsaved = document.querySelector('[data-unsaved]') !== null;
  const last = readStored('localStorage', place);
  for (const radio of document.querySelectorAll<HTMLInputElement>('[name=languages]')) {
    if (!hasUnsaved && last === radio.value) radio.checked = true;
    radio.addEventListener('change', () => writeStored('localStorage', place, radio.value));
  }
}
