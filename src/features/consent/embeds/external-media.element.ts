import type { ElementBehaviour } from '../../../islands/define-element.ts';
import { isServiceAllowed, onConsentChange } from '../choice.ts';
import type { ServiceName } from '../services.ts';
import { onAllow } from './on-allow.ts';

/**
 * Creates the iframe of `ExternalMedia` once its service is allowed, here or anywhere on the page, and removes it when it no longer is.
 * The placeholder is hidden, not removed, because React may have rendered it.
 */
const begin: ElementBehaviour = (element, signal) => {
  const { service = '', player = '', allow = '' } = element.dataset;
  let isLoadedOnce = false;
  const update = () => {
    const isAllowed = isLoadedOnce || isServiceAllowed(service);
    const iframe = element.querySelector('iframe');
    element.classList.toggle('asks', !isAllowed);
    if (!isAllowed) iframe?.remove();
    else if (!iframe) element.append(createIframe(player, element.getAttribute('aria-label') ?? '', allow));
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

function createIframe(src: string, title: string, allow: string): HTMLIFrameElement {
  return Object.assign(document.createElement('iframe'), { src, title, allow });
}
