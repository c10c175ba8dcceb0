import { loginHint } from '../features/accounts/login-hint.ts';
import { startAccount } from '../features/accounts/start-account.ts';
import { startBookingLinks } from '../features/booking/booking-links.ts';
import { startCart } from '../features/booking/cart/start-cart.ts';
import { startStock } from '../features/booking/stock/start-stock.ts';
import { startConsent } from '../features/consent/start-consent.ts';
import { startFavourites } from '../features/favourites/start-favourites.ts';
import { startSearchForms } from '../features/search/start-search-forms.ts';
import { startNavigation } from '../islands/navigation/start-navigation.ts';
import { prefetchScripts } from '../islands/prefetch-scripts.ts';
import { startBackLinks } from '../site/layout/back-link.ts';
import { startConnectionNotes } from '../site/layout/connection/start-connection-notes.ts';
import { startMeasuring } from '../site/layout/connection/start-measuring.ts';
import { startServiceWorker } from '../site/layout/connection/start-service-worker.ts';
import { startAlert } from '../site/layout/header/start-alert.ts';
import { currentOf } from '../site/layout/mark-links.ts';
import { startMenus } from '../site/layout/menus.ts';
import { startScrollMarks } from '../site/layout/scroll-marks.ts';
import { startHashLinks } from '../ui/link/hash-links.ts';
import { startDismissPress } from '../ui/popover/dismiss-press.ts';
import { defineElements } from './define-elements.ts';

defineElements();
prefetchScripts();
startNavigation({
  currentOf,
  loadOverlay: async () => (await import('../site/layout/overlay/event-overlay.ts')).eventOverlay,
  restoreLists: async (next, state, signal) => {
    if (!state.loadedPages) return;
    const { restoreGrownLists } = await import('../ui/growing-list/restore-grown-lists.ts');
    await restoreGrownLists(next, state, signal);
  },
});
startDismissPress();
startHashLinks();
startBackLinks();
startMenus();
startScrollMarks();
// Start functions of features and layout, one line each.
startConsent();
startAlert();
startConnectionNotes();
startMeasuring();
startServiceWorker();
loadRequestedEditor();
startSearchForms();
startBookingLinks();
startCart();
startStock();
startFavourites();
startAccount();

document.documentElement.dataset.navigation = 'idle';
const pending = window.pendingPress;
window.pendingPress = null;
// Elements handle clicks from the microtask after they are defined.
if (pending instanceof HTMLElement && pending.isConnected) queueMicrotask(() => pending.click());

/**
 * Loads the editor's script for a request with `?edit` whose login does not allow editing (any more), so that it can offer the login
 * (EDIT-18): the server has answered with the document of visitors, which does not name the script.
 */
function loadRequestedEditor(): void {
  const isRequested = new URLSearchParams(location.search).has('edit') && document.cookie.includes(`${loginHint}=`);
  if (isRequested && !document.getElementById('current-page')) void import('./editor.tsx');
}
