import { consentChanged, consentCookie } from './consent-cookie.ts';
import { isLegalPath } from './legal-pages.ts';

const root = document.documentElement;
const asks = 'asks-consent';
/** A link to it opens the choice on any page, also from texts of editors and before this script has come. */
const anchor = '#consent';

/**
 * Serves the question for consent (CONS-05) and the links that open the choice, for as long as the document lives. What answers is
 * fetched when it is needed: most visitors have answered before.
 */
export function startConsent(): void {
  let path = location.pathname;
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLButtonElement>('.consent-bar button');
    if (button) answer(button.value);
    const link = target.closest<HTMLAnchorElement>(`a[href$="${anchor}"]`);
    if (!link || link.pathname !== location.pathname || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    load().then(({ openChoice }) => openChoice(), console.error);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !root.classList.contains(asks)) return;
    // Asked before other answers to the key have closed what it was meant for.
    const isMeant = isMeantForQuestion(event);
    load().then(({ postponeConsent }) => {
      if (!isMeant || event.defaultPrevented) return;
      postponeConsent();
      hideQuestion();
    }, console.error);
  });
  addEventListener(consentChanged, hideQuestion);
  addEventListener('hashchange', openByAnchor);
  document.addEventListener('foyer:page', () => {
    if (path === location.pathname) return;
    const before = path;
    path = location.pathname;
    // Who has answered is asked again behind a legal page only (CONS-04).
    const isAnswered = document.cookie.includes(`${consentCookie}=`) && !isLegalPath(before);
    if (!isAnswered || document.querySelector('dialog.consent')) load().then(({ askOnPage }) => askOnPage(before), console.error);
    openByAnchor();
  });
  openByAnchor();
}

const load = () => import('./answer-consent.ts');

function answer(value: string): void {
  if (value === 'choose') return void load().then(({ openChoice }) => openChoice(), console.error);
  hideQuestion();
  load()
    .then(({ storeAnswer }) => storeAnswer(value === 'all'))
    // Not stored: not answered.
    .catch(() => root.classList.add(asks));
}

function hideQuestion(): void {
  const hadFocus = document.activeElement?.closest('.consent-bar');
  root.classList.remove(asks);
  if (hadFocus) document.getElementById('main-content')?.focus({ preventScroll: true });
}

function openByAnchor(): void {
  if (location.hash !== anchor) return;
  // Taken away again, so that the same link works a second time and a reload does not ask.
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
