/**
 * Fetches and compiles the scripts of what waits for a press (`<template id="prefetch">` names them) without running them, so that the
 * first press finds them there. Not before the page has loaded, because on a thin line they would delay what is seen first.
 */
export function prefetchScripts(): void {
  if (document.readyState === 'complete') prefetchOf(document);
  else addEventListener('load', () => prefetchOf(document), { once: true });
}

/** Does so for a page, once the browser is idle; soft navigation asks for each page it shows. */
export function prefetchOf(page: Document): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(() => appendLinks(page), { timeout: 2000 });
  else setTimeout(() => appendLinks(page));
}

/** Not where data is dear (SITE-07). */
function appendLinks(page: Document): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')) return;
  const template = page.querySelector<HTMLTemplateElement>('template#prefetch');
  for (const link of template?.content.querySelectorAll('link') ?? [])
    if (!document.head.querySelector(`link[rel="modulepreload"][href="${link.getAttribute('href')}"]`))
      document.head.append(link.cloneNode());
}
