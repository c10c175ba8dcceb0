import { useEffect, useState } from 'react';

/** A dialog that holds the text has no place to say that the login waits: there it waits for a pause only. */
const typingPauseMs = 1000;
const textField = 'textarea, input:not([type="checkbox"], [type="radio"], [type="button"], [type="file"])';
/** After a finger the press itself comes a little later. */
const pressDelayMs = 100;

/**
 * Whether a dialog that opened by itself would take something from somebody's hands: the letters of a text with the focus, or a press that
 * is not yet over. Enter and the keys that save or publish expect an answer, so they end it (EDIT-200).
 */
export function useBusyHands(): boolean {
  const [isBusy, setIsBusy] = useState(hasText);
  useEffect(() => {
    let isPressed = false;
    let isAsking = false;
    let pressedField: EventTarget | null = null;
    let typedAt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hasPaused = () => Date.now() - typedAt >= typingPauseMs;
    // A text may end under the keys of somebody who goes on typing, as when another has changed it.
    const isTyping = () => !isAsking && ((hasText() && !document.querySelector('dialog[open]')) || !hasPaused());
    const look = () => setIsBusy(isPressed || isTyping());
    // After those who answer the same event.
    const lookLater = (afterMs = 0) => {
      clearTimeout(timer);
      timer = setTimeout(look, afterMs);
    };
    const onKey = (event: KeyboardEvent) => {
      const hasCtrl = event.ctrlKey || event.metaKey;
      const isEnter = event.key === 'Enter' && (hasCtrl || event.target instanceof HTMLInputElement);
      if (isEnter || event.key === 'Escape' || (hasCtrl && event.key.toLowerCase() === 's')) {
        isAsking = true;
        pressedField = document.activeElement;
      }
      if (event.target === document.body && event.key.length === 1 && !hasCtrl) typedAt = Date.now();
      lookLater(hasPaused() ? 0 : typingPauseMs + 50);
    };
    const onText = (event: Event) => {
      // What saves takes the focus out of a field for a moment, so that its value counts.
      if (event.type === 'input' || event.target !== pressedField) isAsking = false;
      if (event.type === 'input') typedAt = Date.now();
      look();
      if (event.type === 'input') lookLater(typingPauseMs + 50);
    };
    const onPress = () => {
      isPressed = true;
      typedAt = 0;
      look();
    };
    const onRelease = () => {
      isPressed = false;
      lookLater(pressDelayMs);
    };
    const stop = new AbortController();
    const listen = { capture: true, passive: true, signal: stop.signal };
    window.addEventListener('keydown', onKey, listen);
    window.addEventListener('focusin', onText, listen);
    // After the fields themselves: rendered before they know of a letter, React would put back what they held before it.
    window.addEventListener('input', onText, { ...listen, capture: false });
    window.addEventListener('focusout', () => lookLater(hasPaused() ? 0 : typingPauseMs + 50), listen);
    window.addEventListener('pointerdown', onPress, listen);
    for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, onRelease, listen);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);
  return isBusy;
}

function hasText(): boolean {
  const { activeElement: at } = document;
  return at instanceof HTMLElement && (at.isContentEditable || at.matches(textField));
}
