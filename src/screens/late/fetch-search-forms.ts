/** Fetches what script adds to search forms when somebody is about to use one; until then, and without it, the browser does. */
export function fetchSearchForms(): () => void {
  const controller = new AbortController();
  const begin = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('.search-form'))) return;
    controller.abort();
    void import('../../features/search/search-forms.ts').then((forms) => forms.listenToSearchForms()).catch(() => {});
  };
  for (const sign of ['pointerover', 'pointerdown', 'focusin']) addEventListener(sign, begin, { passive: true, signal: controller.signal });
  if (document.activeElement?.closest('.search-form')) begin({ target: document.activeElement } as unknown as Event);
  return () => controller.abort();
}
