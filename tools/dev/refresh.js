// First script of a page in development: Fast Refresh of React, which has to be there before any component, and what is rendered anew.
import { injectIntoGlobalHook } from '/@react-refresh';
import { fetchPage, forgetPages, parsePage } from '../../src/islands/navigation/fetch-page.ts';
import { swapHead } from '../../src/islands/navigation/swap-head.ts';
import { morphMain } from '../../src/islands/navigation/swap-main.ts';

injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;

import.meta.hot.on('foyer:refresh', async () => {
  forgetPages();
  try {
    const next = parsePage(await fetchPage(new URL(location.href), 0));
    swapHead(next);
    morphMain(next);
    document.dispatchEvent(new Event('foyer:page'));
  } catch {
    // Another layout, the office, the page editor.
    location.replace(location.href);
  }
});
