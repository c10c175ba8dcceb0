import { isPlainClick } from '../../islands/navigation/plain-click.ts';
import { consentChanged, consentCookie } from './consent-cookie.ts';
import { hideQuestion } from './consent-escape.ts';
import { isLegalPath } from './legal-pages.ts';

/** A link to it opens the choice on any page, also from texts of editors and before this script has come. */
const anchor = '#consent';

/**
 * Handles the consent bar (CONS-05) and the links that open the choice. The script for answers is loaded when needed, because most
 * visitors have answered before.
 */
export function startConsent(): void {
  // Back or Forward may have changed the address before this script came.
  let [path = ''] = (window.servedAddress ?? location.pathname).split('?');
  // Before the press, so that the bar goes with it; not before the visitor turns to the bar: most scroll first.
  for (const type of ['pointerover', 'focusin'])
    document.querySelector('.consent-bar')?.addEventListener(type, () => void load().catch(() => undefined), { once: true });
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLButtonElement>('.consent-bar button');
    if (button) answer(button.value);
    const link = target.closest<HTMLAnchorElement>(`a[href$="${anchor}"]`);
    if (!link || link.pathname !== location.pathname || !isPlainClick(event)) return;
    event.preventDefault();
    load().then(({ openChoice }) => openChoice(), console.error);
  });
  addEventListener(consentChanged, hideQuestion);
  addEventListener('hashchange', openByAnchor);
  document.addEventListener('foyer:page', () => {
    if (path === location.pathname) return;
    const before = path;
    path = location.pathname;
    // After an answer the bar is shown again only after a legal page (CONS-04).
    const isAnswered = document.cookie.includes(`${consentCookie}=`) && !isLegalPath(before);
    if (!isAnswered || document.querySelector('dialog.consent'))
      load().then(({ showQuestionIfDue }) => showQuestionIfDue(before), console.error);
    openByAnchor();
  });
  openByAnchor();
}

const load = () => import('./question/answer-consent.ts');

/** The bar goes when the answer is stored and not before: who follows a link at once would be asked again. */
function answer(value: string): void {
  load().then(({ openChoice, storeAnswer }) => (value === 'choose' ? openChoice() : storeAnswer(value === 'all')), console.error);
}

function openByAnchor(): void {
  if (location.hash !== anchor) return;
  // The hash is removed, so that the same link works again and a reload does not open the choice.
  history.replaceState(history.state, '', location.pathname + location.search);
  load().then(({ openChoice }) => openChoice(), console.error);
}
