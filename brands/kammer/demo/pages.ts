import type { BrandDemo } from '../../../demo/brand-demo.ts';
import { about } from './pages/about.ts';
import { access } from './pages/access.ts';
import { festival } from './pages/festival.ts';
import { gettingHere } from './pages/getting-here.ts';
import { history } from './pages/history.ts';
import { home } from './pages/home.ts';
import { imprint } from './pages/imprint.ts';
import { notFound } from './pages/not-found.ts';
import { press } from './pages/press.ts';
import { privacy } from './pages/privacy.ts';
import { school } from './pages/school.ts';
import { subscriptions } from './pages/subscriptions.ts';
import { terms } from './pages/terms.ts';
import { visit } from './pages/visit.ts';

/** Every page of this venue that has modules, by the key of the demo's page. */
export const pages: BrandDemo['pages'] = {
  ...about,
  ...visit,
  '404': notFound,
  abonnements: subscriptions,
  agb: terms,
  anfahrt: gettingHere,
  barrierefreiheit: access,
  datenschutz: privacy,
  geschichte: history,
  home,
  impressum: imprint,
  nachtlicht: festival,
  presse: press,
  schule: school,
};
