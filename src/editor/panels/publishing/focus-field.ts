import { type Language, locales } from '../../../core/languages.ts';
import type { Finding } from '../../../features/pages/drafts/draft.contract.ts';

/** How long a panel may take to be fetched and to read what it shows, in ms. */
const panelTimeoutMs = 5000;

/** What takes the focus of a field; of pictures without alternative text that is the text. */
const controls = ':is(input, textarea, select):not([type="radio"]), input:checked, button, [contenteditable="true"]';
const alternativeText = '.bs-alternative textarea';

/** Sets the focus in the control of a field of the panel in a language, as soon as that shows it. */
export function focusField(field: string, rule: Finding['rule'], language: Language): void {
  const control = rule === 'alternative-text' ? alternativeText : controls;
  if (focusNow(field, control, language)) return;
  const observer = new MutationObserver(() => {
    if (focusNow(field, control, language)) end();
  });
  const timer = setTimeout(end, panelTimeoutMs);
  // Whoever goes elsewhere meanwhile is left there.
  const abort = new AbortController();
  for (const event of ['pointerdown', 'keydown']) document.addEventListener(event, end, { capture: true, signal: abort.signal });
  observer.observe(document.body, { childList: true, subtree: true });

  function end() {
    observer.disconnect();
    clearTimeout(timer);
    abort.abort();
  }
}

/** The tab of the panel that shows a language; null where it is the one that is shown, or there is none. */
function hiddenTab(language: Language): HTMLElement | null {
  const { iso } = locales[language];
  return document.querySelector(
    `[data-region="panel"] :is([role="tab"][lang="${iso}"][aria-selected="false"], label[lang="${iso}"] input[type="radio"]:not(:checked))`,
  );
}

function focusNow(field: string, selector: string, language: Language): boolean {
  const row = document.querySelector(`[data-region="panel"] [data-field="${CSS.escape(field)}"]`);
  const control = row?.querySelector<HTMLElement>(selector);
  if (!control) return false;
  const tab = hiddenTab(language);
  if (tab) {
    tab.click();
    return false;
  }
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  return document.activeElement === control;
}
