import { isConsentDue } from '../consent-due.ts';

export { storeAnswer } from '../stored-consent.ts';

const root = document.documentElement;

/** Shows the consent bar after soft navigation, if the page requires it (CONS-04). */
export function showQuestionIfDue(pathBefore: string): void {
  root.classList.toggle('asks-consent', root.dataset.consent === 'ask' && isConsentDue(pathBefore));
  closeChoice();
}

let closeChoice = () => undefined as unknown;

/** Loads and opens the choice of single services; it is not part of any document, because few visitors use it. */
export async function openChoice(): Promise<void> {
  const [{ mountIsland }, { default: ConsentChoice }] = await Promise.all([import('../../../ui/mount.ts'), import('./consent-choice.tsx')]);
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
