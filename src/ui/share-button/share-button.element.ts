import type { ElementBehaviour } from '../../islands/define-element.ts';

/** Shares a page with the share dialog of the device, else copies its link. Replaces the mail link by a button, with its focus. */
const shareButton: ElementBehaviour = (element, signal) => {
  const mail = element.querySelector('a');
  const button = element.querySelector('button');
  const status = element.querySelector('[role="status"]');
  if (!mail || !button || !status) return;
  const { url = '', name: title = '', copied = '', failed = '' } = element.dataset;
  const announce = (text: string) => {
    status.textContent = text;
  };
  const share = async (event: Event) => {
    event.preventDefault();
    announce('');
    if (await shareNatively({ title, url })) return;
    try {
      await navigator.clipboard.writeText(url);
      announce(copied);
    } catch {
      announce(failed);
    }
  };
  // A press on the link from before hydration is repeated on it.
  for (const control of [mail, button]) control.addEventListener('click', (event) => void share(event), { signal });
  button.addEventListener('blur', () => announce(''), { signal });
  const hadFocus = document.activeElement === mail;
  button.hidden = false;
  if (hadFocus) button.focus({ preventScroll: true });
  mail.hidden = true;
};

export default shareButton;

/** True when the visitor has shared or cancelled; false when the device cannot share. */
async function shareNatively(data: ShareData): Promise<boolean> {
  if (!navigator.canShare?.(data)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
