/**
 * Fetches the scripts of what waits for a press (`<template id="prefetch">` names them), so that the first press finds them there. Not
 * before the page has loaded and the browser is idle, because on a thin line they would delay what is seen first, and not where data is dear (SITE-07).
 */
export function prefetchScripts(): void {
  const later = () =>
    'requestIdleCallback' in window ? requestIdleCallback(() => appendLinks(document), { timeout: 2000 }) : appendLinks(document);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

/** Adds what a page names; soft navigation does so for each page it shows. */
export function appendLinks(page: Document): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')) return;
  const template = page.querySelector<HTMLTemplateElement>('template#prefetch');
  for (const link of template?.content.querySelectorAll('link') ?? [])
    if (!document.head.querySelector(`link[rel="prefetch"][href="${link.getAttribute('href')}"]`)) document.head.append(link.cloneNode());
}
