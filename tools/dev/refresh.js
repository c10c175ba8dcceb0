// First script of a page in development: Fast Refresh of React, which has to be there before any component, and rendering anew on demand.
import { injectIntoGlobalHook } from '/@react-refresh';
import { forgetPages } from '/src/islands/navigation/fetch-page.ts';

injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;

import.meta.hot.on('foyer:refresh', () => {
  forgetPages();
  if ('navigation' in window) window.navigation.navigate(location.href, { history: 'replace' });
  else location.replace(location.href);
});
