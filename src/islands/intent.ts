/** Events that say somebody is about to use what they happen on. */
const intents = ['pointerover', 'pointerdown', 'touchstart', 'focusin'];

/** Listens to them passively and in the capture phase, so that nothing is blocked and none is missed. */
export function onIntent(target: EventTarget, listener: (event: Event) => void, signal?: AbortSignal): void {
  for (const intent of intents) target.addEventListener(intent, listener, { capture: true, passive: true, ...(signal && { signal }) });
}
