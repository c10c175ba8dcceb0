import type { DemoPage } from './pages/demo-page.ts';
import { festival } from './pages/festival.ts';
import { fixed } from './pages/fixed.ts';
import { home } from './pages/home.ts';
import { house } from './pages/house.ts';
import { imprint } from './pages/imprint.ts';
import { privacy } from './pages/privacy.ts';
import { school } from './pages/school.ts';
import { subscriptions } from './pages/subscriptions.ts';
import { terms } from './pages/terms.ts';
import { visit } from './pages/visit.ts';

/** The pages of the demo house; a page stands after the one above it. */
export const demoPages: readonly DemoPage[] = [
  ...fixed,
  ...visit,
  ...house,
  subscriptions,
  school,
  festival,
  terms,
  privacy,
  imprint,
  home,
];
