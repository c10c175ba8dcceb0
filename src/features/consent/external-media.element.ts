import type { Begin } from '../../islands/begin.ts';
import { isServiceAllowed, onConsentChange } from './choice.ts';
import { onAllow } from './on-allow.ts';
import type { ServiceName } from './services.ts';

/**
 * Loads the frame of `ExternalMedia` once its service is allowed, here or anywhere on the page, and takes it away again when that ends.
 * The placeholder is hidden and not removed: where React has rendered it, it stays React's.
 */
const begin: Begin = (element, signal) => {
  const { service = '', player = '', allow = '' } = element.dataset;
  let isLoadedOnce = false;
  const update = () => {
    const isAllowed = isLoadedOnce || isServiceAllowed(service);
    const frame = element.querySelector('iframe');
    element.classList.toggle('asks', !isAllowed);
    if (!isAllowed) frame?.remove();
    else if (!frame) element.append(frameOf(player, element.getAttribute('aria-label') ?? '', allow));
  };
  const loadOnce = () => {
    isLoadedOnce = true;
    update();
  };
  onAllow(element, { signal, services: [service as ServiceName], loadOnce, focus: element });
  onConsentChange(update, signal);
  update();
};
export default begin;

function frameOf(src: string, title: string, allow: string): HTMLIFrameElement {
  return Object.assign(document.createElement('iframe'), { src, title, allow });
}
