import { startConsent } from '../features/consent/start-consent.ts';
import { startHearts } from '../features/favourites/start-hearts.ts';
import { startSearchForms } from '../features/search/start-search-forms.ts';
import { startBackLinks } from '../site/layout/back-link.ts';
import { startAlert } from '../site/layout/header/start-alert.ts';
import { startMenus } from '../site/layout/menus.ts';
import { startHashLinks } from '../ui/link/hash-links.ts';
import { startDismissPress } from '../ui/popover/dismiss-press.ts';
import { startPopoverKeys } from '../ui/popover/popover-keys.ts';
import { startSidePanels } from '../ui/side-panel/side-panel-dialogs.ts';

/** What lies over the page while it is open, beside popovers: menus of the header and lists of suggestions. */
const overPage = 'details[name="header"][open], form.search-form.has-list';

/** What answers presses, keys and soft navigation on every page; start-controls.ts loads it on first intent. */
export function listenToControls(): void {
  startDismissPress(overPage);
  startHashLinks();
  startBackLinks();
  startMenus();
  startConsent();
  startAlert();
  startSearchForms();
  startHearts();
  startPopoverKeys();
  startSidePanels();
}
