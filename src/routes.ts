import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { languages } from './core/languages.ts';
import { type LeafName, leaves } from './urls.ts';

/** The screen of each address. A screen serves both languages; its route id is 'leaf.language'. */
const screens: Record<LeafName, string> = {
  home: 'screens/home.tsx',
  events: 'screens/events.tsx',
  event: 'screens/event.tsx',
  productions: 'screens/productions.tsx',
  production: 'screens/production.tsx',
  offlineProgramme: 'screens/offline-programme.tsx',
  magazine: 'screens/magazine.tsx',
  magazineTags: 'screens/magazine-tags.tsx',
  magazineCategory: 'screens/magazine-category.tsx',
  magazineTag: 'screens/magazine-tag.tsx',
  article: 'screens/article.tsx',
  team: 'screens/team.tsx',
  person: 'screens/person.tsx',
  series: 'screens/series.tsx',
  venue: 'screens/venue.tsx',
  form: 'screens/form.tsx',
  user: 'screens/user.tsx',
  search: 'screens/search.tsx',
  searchView: 'screens/search.tsx',
  searchViewPage: 'screens/search.tsx',
  notFound: 'screens/not-found.tsx',
  page: 'screens/page.tsx',
};

export default [
  layout(
    'screens/frame.tsx',
    Object.entries(screens).flatMap(([name, file]) =>
      languages.map((language) => route(leaves[name as LeafName].path[language].slice(1), file, { id: `${name}.${language}` })),
    ),
  ),
  route('cms-hub', 'screens/hub.tsx'),
  route('*', 'screens/unknown.tsx'),
] satisfies RouteConfig;
