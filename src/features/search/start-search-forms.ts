/** Events before the use of a search form. */
const intentEvents = ['pointerover', 'pointerdown', 'focusin'];

/** Loads the script of search forms on first intent; until then, and without it, the browser's own behaviour applies. */
export function startSearchForms(): void {
  const begun = new AbortController();
  const begin = (target: EventTarget | null) => {
    if (!(target instanceof Element && target.closest('.search-form'))) return;
    begun.abort();
    import('./search-forms.ts').then(({ listenToSearchForms }) => listenToSearchForms(), console.error);
  };
  for (const name of intentEvents) addEventListener(name, ({ target }) => begin(target), { passive: true, signal: begun.signal });
  // A form may have the focus already.
  begin(document.activeElement);
}
