import type { ReactNode } from 'react';
import { UNSAFE_createClientRoutes as createClientRoutes } from 'react-router';
import { isEnglish } from './document-language.ts';

/**
 * Stands in for three parts of the router in the browser (tools/vite/router-parts.ts), which would cost every visitor 4 kB: the
 * instrumentation of its loaders, which nothing here asks for, the discovery of routes by asking the server, for the list of all of
 * them comes with the page, and an error page for sites that have none of their own (ERR-05). A part that a newer router wants
 * besides makes the build fail.
 */
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = <Router>(router: Router) => router;

export const isFogOfWarEnabled = () => false;
export const getPartialManifest = <Manifest>(manifest: Manifest) => manifest;
export const useFogOFWarDiscovery = () => undefined;

type Routes = Parameters<typeof createClientRoutes>[0];
type Discovery = { patch(parent: string, routes: ReturnType<typeof createClientRoutes>): void };

let areRoutesKnown = false;

/**
 * A page wakes up with its own routes (`ownRoutes` in tools/vite/router-parts.ts); the first step to another page makes the router
 * know all of its language. The other language is another document.
 */
export function getPatchRoutesOnNavigationFunction(
  _router: unknown,
  manifest: { routes: Routes },
  routeModules: Parameters<typeof createClientRoutes>[1],
): ((discovery: Discovery) => void) | undefined {
  if (areRoutesKnown) return undefined;
  return ({ patch }) => {
    const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => !id.endsWith(isEnglish ? '.de' : '.en')));
    for (const parent of new Set(Object.values(routes).map((route) => route?.parentId)))
      if (parent) patch(parent, createClientRoutes(routes, routeModules, null, true, false, parent));
    // The router may ask twice for one step.
    setTimeout(() => {
      areRoutesKnown = true;
    });
  };
}

export const RemixErrorBoundary = ({ children }: { children: ReactNode }) => children;
export const RemixRootDefaultErrorBoundary = () => null;
export const BoundaryShell = () => null;
