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
  notFound: 'screens/not-found.tsx',
};

export default [
  layout(
    'screens/frame.tsx',
    Object.entries(screens).flatMap(([name, file]) =>
      languages.map((language) => route(leaves[name as LeafName].path[language].slice(1), file, { id: `${name}.${language}` })),
    ),
  ),
  route('*', 'screens/unknown.tsx'),
] satisfies RouteConfig;
