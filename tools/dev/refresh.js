// First script of a page in development: Fast Refresh of React, which has to be there before any component, and what is rendered anew.
import { injectIntoGlobalHook } from '/@react-refresh';
import { forgetPages, parsePage } from '../../src/islands/navigation/fetch-page.ts';
import { swapHead } from '../../src/islands/navigation/swap-head.ts';
import { morphMain } from '../../src/islands/navigation/swap-main.ts';

injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;

import.meta.hot.on('foyer:refresh', async () => {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
  forgetPages();
  const address = location.pathname + location.search;
  try {
    const response = await fetch(address, { headers: { accept: 'text/html' } });
    // What the page threw is shown over this one.
    if (response.status === 500) return;
    const next = parsePage({ address, html: await response.text() });
    swapHead(next);
    morphMain(next);
    replaceRegions(next);
    document.dispatchEvent(new Event('foyer:page'));
  } catch {
    // Another layout, the office, the page editor.
    location.replace(location.href);
  }
});

/** Replaces header and footer by those of the next page where they were served differently from before; menus that are open stay otherwise. */
function replaceRegions(next) {
  for (const region of next.querySelectorAll('body > [data-region]')) {
    const { region: name } = region.dataset;
    const markup = region.outerHTML;
    if (served.get(name) !== markup) document.querySelector(`body > [data-region="${name}"]`)?.replaceWith(region);
    served.set(name, markup);
  }
}

/** Header and footer as the server sent them last, by their name; this script runs before the others change them. */
const served = new Map([...document.querySelectorAll('body > [data-region]')].map((region) => [region.dataset.region, region.outerHTML]));
