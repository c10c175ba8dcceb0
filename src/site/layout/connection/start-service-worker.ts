import { servedScript } from '../../../core/text/trusted-markup.ts';
import { pageLanguage } from '../../../ui/page-language.ts';

/** Registers the service worker (SITE-06) when the page has loaded, and lets it cache the offline programme of the language. */
export function startServiceWorker(): void {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // The development server has none.
  if (!container || import.meta.env.DEV) return;
  const register = () => {
    // A browser that forbids it, say in a private window, is no failure.
    container.register(servedScript('/sw.js'), { scope: '/' }).catch(() => undefined);
    void container.ready.then(({ active }) => active?.postMessage({ keep: pageLanguage() }));
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
