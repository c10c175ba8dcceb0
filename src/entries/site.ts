import { loginHint } from '../features/accounts/menu/login-hint.ts';
import { startAccount } from '../features/accounts/menu/start-account.ts';
import { startBookingLinks } from '../features/booking/booking-links.ts';
import { startCart } from '../features/booking/cart/start-cart.ts';
import { startStock } from '../features/booking/stock/start-stock.ts';
import { startFavourites } from '../features/favourites/start-favourites.ts';
import { startNavigation } from '../islands/navigation/start-navigation.ts';
import { startConnectionNotes } from '../site/layout/connection/start-connection-notes.ts';
import { startMeasuring } from '../site/layout/connection/start-measuring.ts';
import { startServiceWorker } from '../site/layout/connection/start-service-worker.ts';
import { startPrefetching } from '../site/layout/prefetch-scripts.ts';
import { startScrollMarks } from '../site/layout/scroll-marks.ts';
import { defineElements } from './define-elements.ts';
import { startControls } from './start-controls.ts';

defineElements();
startPrefetching();
const loadControls = startControls();
startNavigation(async () => {
  // Menus, alert and consent follow each page that is shown.
  const [{ linkFollowing }] = await Promise.all([import('./soft-navigation.ts'), loadControls()]);
  return linkFollowing;
});
// Start functions of features and layout, one line each; those that only answer presses are in controls.ts.
startScrollMarks();
startConnectionNotes();
startMeasuring();
startServiceWorker();
loadRequestedEditor();
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
