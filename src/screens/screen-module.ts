import { matchUrl } from '../urls.ts';

interface RouterGlobals {
  __reactRouterManifest?: { routes: Record<string, { module: string } | undefined> };
  __reactRouterRouteModules?: Record<string, unknown>;
}

/**
 * The script of the screen an address leads to, null when it is there already. The router would load it itself, but where that
 * fails it loads the document anew as often as it is asked to (SITE-05), so it is asked only for what has come.
 * @returns a promise that fails where the script cannot be had.
 */
export function loadScreen(pathname: string): Promise<unknown> | null {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: loaded } = window as Window & RouterGlobals;
  const match = matchUrl(pathname);
  const id = match ? `${match.name}.${match.language}` : '';
  const route = manifest?.routes[id];
  if (!route || loaded?.[id]) return null;
  return import(/* @vite-ignore */ route.module);
}
