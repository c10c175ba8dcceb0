import { about } from './pages/about.ts';
import type { DemoPage } from './pages/demo-page.ts';
import { festival } from './pages/festival.ts';
import { fixed } from './pages/fixed.ts';
import { home } from './pages/home.ts';
import { imprint } from './pages/imprint.ts';
import { privacy } from './pages/privacy.ts';
import { school } from './pages/school.ts';
import { subscriptions } from './pages/subscriptions.ts';
import { terms } from './pages/terms.ts';
import { visit } from './pages/visit.ts';

/** The pages of the demo venue; a page stands after the one above it. */
export const demoPages: readonly DemoPage[] = [
  ...fixed,
  ...visit,
  ...about,
  subscriptions,
  school,
  festival,
  terms,
  privacy,
  imprint,
  home,
];
