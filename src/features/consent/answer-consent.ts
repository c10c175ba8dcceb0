import { isConsentDue } from './consent-due.ts';

export { postponeConsent } from './consent-due.ts';
export { storeAnswer } from './stored-consent.ts';

const root = document.documentElement;

/** Asks on a page that was reached without a document of its own, where the question is due there (CONS-04). */
export function askOnPage(pathBefore: string): void {
  root.classList.toggle('asks-consent', root.dataset.consent === 'ask' && isConsentDue(pathBefore));
  closeChoice();
}

let closeChoice = () => undefined as unknown;

/** Fetches React and the choice of single services: few visitors ever want it, so no document contains it. */
export async function openChoice(): Promise<void> {
  const [{ mountIsland }, { default: ConsentChoice }] = await Promise.all([import('../../ui/hydrate.ts'), import('./consent-choice.tsx')]);
  closeChoice();
  const place = document.body.appendChild(document.createElement('div'));
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.consent-bar .legal a')];
  const legal = links.map(({ text, pathname }) => ({ title: text, url: pathname }));
  const unmount = mountIsland(place, ConsentChoice, { legal, onClosed: () => closeChoice() });
  closeChoice = () => {
    unmount();
    place.remove();
    closeChoice = () => undefined;
  };
}
