import type { RouteName } from '../../urls.ts';
import * as article from './article.tsx';
import * as event from './event.tsx';
import * as events from './events.tsx';
import * as form from './form.tsx';
import * as home from './home.tsx';
import * as magazine from './magazine/magazine.tsx';
import * as magazineCategory from './magazine/magazine-category.tsx';
import * as magazineTag from './magazine/magazine-tag.tsx';
import * as magazineTags from './magazine/magazine-tags.tsx';
import * as notFound from './not-found.tsx';
import * as offlineProgramme from './offline-programme.tsx';
import * as page from './page.tsx';
import * as person from './person.tsx';
import * as production from './production.tsx';
import * as productions from './productions.tsx';
import type { AnyRoute, Route } from './route.ts';
import * as search from './search.tsx';
import * as series from './series.tsx';
import * as team from './team.tsx';
import * as user from './user.tsx';
import * as venue from './venue.tsx';

/** The route of each address. It serves both languages. */
export const routes: Readonly<Record<RouteName, AnyRoute>> = {
  home: routeOf(home),
  events: routeOf(events),
  event: routeOf(event),
  productions: routeOf(productions),
  production: routeOf(production),
  offlineProgramme: routeOf(offlineProgramme),
  magazine: routeOf(magazine),
  magazineTags: routeOf(magazineTags),
  magazineCategory: routeOf(magazineCategory),
  magazineTag: routeOf(magazineTag),
  article: routeOf(article),
  team: routeOf(team),
  person: routeOf(person),
  series: routeOf(series),
  venue: routeOf(venue),
  form: routeOf(form),
  user: routeOf(user),
  search: routeOf(search),
  searchView: routeOf(search),
  searchViewPage: routeOf(search),
  notFound: routeOf(notFound),
  page: routeOf(page),
};

/** Checks the type of a route against its data. */
function routeOf<Data>(route: Route<Data>): AnyRoute {
  return route as unknown as AnyRoute;
}
