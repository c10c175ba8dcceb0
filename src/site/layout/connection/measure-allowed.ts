import { readChoice } from '../../../features/consent/choice.ts';

let isMeasuringVitals = false;

/** Loads the measuring scripts that the visitor's choice allows. They stay until the next document. */
export function measureAllowed(): void {
  const choice = readChoice();
  if (choice?.googleTagManager) loadTagManagers();
  if (!choice?.speed || isMeasuringVitals) return;
  isMeasuringVitals = true;
  // If it fails, nothing is measured (DASH-05).
  import('../../../features/dashboard/measure-vitals.ts')
    .then(({ measureVitals }) => measureVitals(() => readChoice()?.speed ?? false))
    .catch(() => undefined);
}

/** Loads the tag managers of the design (BRAND-07, CONS-03), whose ids stand with the question for consent. */
function loadTagManagers(): void {
  const ids = document.querySelector<HTMLElement>('.consent-bar')?.dataset.tagManagers?.split(' ') ?? [];
  for (const id of ids) {
    const src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
    if (!document.querySelector(`script[src="${src}"]`))
      document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
  }
}
