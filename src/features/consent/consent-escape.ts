import { postponeConsent } from './consent-cookie.ts';

const root = document.documentElement;

/**
 * Escape refuses for this session (CONS-05). Part of the document, because the bar is there before any script is and a key pressed
 * early would be lost.
 */
export function listenToEscape(): void {
  addEventListener(
    'keydown',
    (event) => {
      // Checked now, before other listeners close what the key was meant for.
      if (event.key !== 'Escape' || !root.classList.contains('asks-consent') || !isMeantForQuestion(event)) return;
      // Hidden when they have run and no later: Tab would lead into the bar, and its end would take the focus.
      setTimeout(() => {
        if (event.defaultPrevented) return;
        postponeConsent();
        hideQuestion();
      });
    },
    true,
  );
}

export function hideQuestion(): void {
  const hadFocus = document.activeElement?.closest('.consent-bar');
  root.classList.remove('asks-consent');
  if (hadFocus) document.getElementById('main-content')?.focus({ preventScroll: true });
}

/** Unless something else is open or being typed in. */
function isMeantForQuestion({ target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open], :popover-open')) return false;
  return !(
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], [aria-expanded="true"], details[open]')
  );
}
