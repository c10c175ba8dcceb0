import type { Begin } from '../../islands/begin.ts';

/** Hands a page on by what the device offers, else by copying its link. The link by mail gives way to a button, and to the focus it had. */
const shareButton: Begin = (element, signal) => {
  const mail = element.querySelector('a');
  const button = element.querySelector('button');
  const status = element.querySelector('[role="status"]');
  if (!mail || !button || !status) return;
  const { url = '', name: title = '', copied = '', failed = '' } = element.dataset;
  const say = (words: string) => {
    status.textContent = words;
  };
  const share = async (event: Event) => {
    event.preventDefault();
    say('');
    if (await shareNatively({ title, url })) return;
    try {
      await navigator.clipboard.writeText(url);
      say(copied);
    } catch {
      say(failed);
    }
  };
  // A press on the link that was held until now is repeated there.
  for (const control of [mail, button]) control.addEventListener('click', (event) => void share(event), { signal });
  button.addEventListener('blur', () => say(''), { signal });
  const hadFocus = document.activeElement === mail;
  button.hidden = false;
  if (hadFocus) button.focus({ preventScroll: true });
  mail.hidden = true;
};

export default shareButton;

/** True when the visitor has chosen, and be it to leave it; false when the device cannot. */
async function shareNatively(data: ShareData): Promise<boolean> {
  if (!navigator.canShare?.(data)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
