import { isServiceAllowed, onConsentChange } from '../../features/consent/choice.ts';
import { onAllow } from '../../features/consent/on-allow.ts';
import type { ElementBehaviour } from '../../islands/define-element.ts';

/** Content that grows with its frame would grow for ever. */
const maxHeightPx = 8000;

/** Makes the frame of a html module as tall as its content (MOD-15), and asks before it loads anything from elsewhere. */
const begin: ElementBehaviour = async (block, signal) => {
  const frame = block.querySelector('iframe');
  if (!frame) return;
  addEventListener(
    'message',
    ({ source, data }: MessageEvent<unknown>) => {
      if (source === frame.contentWindow && isHeight(data)) frame.style.blockSize = `${Math.min(maxHeightPx, data.height)}px`;
    },
    { signal },
  );
  if (block.dataset.frame) await serveOutside(block, frame, block.dataset.frame, signal);
  // Its content may have sent its height before anybody listened.
  else frame.contentWindow?.postMessage('height', '*');
};
export default begin;

/** What such HTML loads belongs to no service in particular: it needs the consent for all external media, and 'always' gives that. */
async function serveOutside(block: HTMLElement, frame: HTMLIFrameElement, address: string, signal: AbortSignal): Promise<void> {
  const { mediaServices } = await import('../../features/consent/services.ts');
  const notice = block.querySelector<HTMLElement>('.ask');
  let isLoadedOnce = false;
  const update = () => {
    const isAllowed = isLoadedOnce || mediaServices.every(isServiceAllowed);
    const src = isAllowed ? `${address}?outside=1` : address;
    if (notice) notice.hidden = isAllowed;
    if (frame.getAttribute('src') !== src) frame.src = src;
  };
  const loadOnce = () => {
    isLoadedOnce = true;
    update();
  };
  onAllow(block, { signal, services: mediaServices, loadOnce, focus: frame });
  onConsentChange(update, signal);
  update();
}

function isHeight(data: unknown): data is { height: number } {
  return typeof data === 'object' && data !== null && 'height' in data && typeof data.height === 'number' && data.height >= 0;
}
