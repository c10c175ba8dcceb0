import { m } from '../../../paraglide/messages.js';

/**
 * Says in the title of the tab that it is the visitor's turn, who may be reading another one; the page has its own again once the visitor
 * looks at it, presses something or closes the widget (SHOP-126).
 */
export function showTurnInTitle(dialog: HTMLDialogElement): void {
  const before = document.title;
  const title = `${m.room_turn_title()} | ${before}`;
  document.title = title;
  const seen = new AbortController();
  const restore = () => {
    seen.abort();
    // A navigation has set another one.
    if (document.title === title) document.title = before;
  };
  const once = { signal: seen.signal };
  for (const name of ['pointerdown', 'keydown'] as const) document.addEventListener(name, restore, once);
  document.addEventListener('visibilitychange', () => void (document.hidden || restore()), once);
  addEventListener('focus', restore, once);
  dialog.addEventListener('foyer:closed', restore, once);
}
