/** Signs that somebody is about to use a search form. */
const signs = ['pointerover', 'pointerdown', 'focusin'];

/** Fetches what script adds to search forms when somebody is about to use one; until then, and without it, the browser does. */
export function startSearchForms(): void {
  const begun = new AbortController();
  const begin = (target: EventTarget | null) => {
    if (!(target instanceof Element && target.closest('.search-form'))) return;
    begun.abort();
    import('./search-forms.ts').then(({ listenToSearchForms }) => listenToSearchForms(), console.error);
  };
  for (const sign of signs) addEventListener(sign, ({ target }) => begin(target), { passive: true, signal: begun.signal });
  // Somebody may have been quicker.
  begin(document.activeElement);
}
