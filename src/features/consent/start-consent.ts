import { isPlainClick } from '../../islands/navigation/plain-click.ts';
import { consentChanged, consentCookie, postponeConsent } from './consent-cookie.ts';
import { isLegalPath } from './legal-pages.ts';

const root = document.documentElement;
const shownClass = 'asks-consent';
/** A link to it opens the choice on any page, also from texts of editors and before this script has come. */
const anchor = '#consent';

/**
 * Handles the consent bar (CONS-05) and the links that open the choice. The script for answers is loaded when needed, because most
 * visitors have answered before.
 */
export function startConsent(): void {
  // Back or Forward may have changed the address before this script came.
  let [path = ''] = (window.servedAddress ?? location.pathname).split('?');
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
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !root.classList.contains(shownClass)) return;
    // Checked now, before other listeners close what the key was meant for.
    if (!isMeantForQuestion(event)) return;
    // Hidden when they have run and no later: Tab would lead into the bar, and its end would take the focus.
    setTimeout(() => {
      if (event.defaultPrevented) return;
      postponeConsent();
      hideQuestion();
    });
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

function answer(value: string): void {
  if (value === 'choose') return void load().then(({ openChoice }) => openChoice(), console.error);
  hideQuestion();
  load()
    .then(({ storeAnswer }) => storeAnswer(value === 'all'))
    // If it could not be stored, the bar is shown again.
    .catch(() => root.classList.add(shownClass));
}

function hideQuestion(): void {
  const hadFocus = document.activeElement?.closest('.consent-bar');
  root.classList.remove(shownClass);
  if (hadFocus) document.getElementById('main-content')?.focus({ preventScroll: true });
}

function openByAnchor(): void {
  if (location.hash !== anchor) return;
  // The hash is removed, so that the same link works again and a reload does not open the choice.
  history.replaceState(history.state, '', location.pathname + location.search);
  load().then(({ openChoice }) => openChoice(), console.error);
}

/** Escape refuses for this session, unless it is meant for something else that is open or being typed in. */
function isMeantForQuestion({ target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || document.querySelector('dialog[open], :popover-open')) return false;
  return !(
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], [aria-expanded="true"], details[open]')
  );
}
