import type { Language } from '../../core/languages.ts';

/** Registers the service worker (SITE-06) and lets it keep the offline programme of the language. Without one the site works as ever. */
export function keepOfflineProgramme(language: Language): void {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container) return;
  // A browser that forbids it, say in a private window, is no failure.
  container.register('/sw.js', { scope: '/' }).catch(() => undefined);
  void container.ready.then(({ active }) => active?.postMessage({ keep: language }));
}
