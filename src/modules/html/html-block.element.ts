import { isServiceAllowed, onConsentChange } from '../../features/consent/choice.ts';
import { onAllow } from '../../features/consent/embeds/on-allow.ts';
import type { ElementBehaviour } from '../../islands/define-element.ts';

/** Content that grows with its iframe would grow for ever. */
const maxHeightPx = 8000;

/** Makes the iframe of a html module as tall as its content (MOD-15), and asks for consent before it loads anything from elsewhere. */
const begin: ElementBehaviour = async (block, signal) => {
  const iframe = block.querySelector('iframe');
  if (!iframe) return;
  addEventListener(
    'message',
    ({ source, data }: MessageEvent<unknown>) => {
      if (source === iframe.contentWindow && isHeight(data)) iframe.style.blockSize = `${Math.min(maxHeightPx, data.height)}px`;
    },
    { signal },
  );
  if (block.dataset.frame) await serveOutside(block, iframe, block.dataset.frame, signal);
  // Its content may have sent its height before anybody listened.
  else iframe.contentWindow?.postMessage('height', '*');
};
export default begin;

/** What such HTML loads belongs to no service in particular: it needs the consent for all external media, and 'always' gives that. */
async function serveOutside(block: HTMLElement, iframe: HTMLIFrameElement, address: string, signal: AbortSignal): Promise<void> {
  const { mediaServices } = await import('../../features/consent/services.ts');
  const notice = block.querySelector<HTMLElement>('.ask');
  let isLoadedOnce = false;
  const update = () => {
    const isAllowed = isLoadedOnce || mediaServices.every(isServiceAllowed);
    const src = isAllowed ? `${address}${address.includes('?') ? '&' : '?'}outside=1` : address;
    if (notice) notice.hidden = isAllowed;
    if (iframe.getAttribute('src') !== src) iframe.src = src;
  };
  const loadOnce = () => {
    isLoadedOnce = true;
    update();
  };
  onAllow(block, { signal, services: mediaServices, loadOnce, focus: iframe });
  onConsentChange(update, signal);
  update();
}

function isHeight(data: unknown): data is { height: number } {
  return typeof data === 'object' && data !== null && 'height' in data && typeof data.height === 'number' && data.height >= 0;
}
