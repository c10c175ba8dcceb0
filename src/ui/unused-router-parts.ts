import type { ReactNode } from 'react';

/**
 * Stands in for three parts of the router in the browser (tools/vite/router-parts.ts), which would cost every visitor 4 kB: the
 * instrumentation of its loaders, which nothing here asks for, the lazy discovery of routes, which react-router.config.ts
 * switches off, and an error page for sites that have none of their own (ERR-05). A part that a newer router wants besides makes
 * the build fail.
 */
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = <Router>(router: Router) => router;

export const isFogOfWarEnabled = () => false;
export const getPartialManifest = <Manifest>(manifest: Manifest) => manifest;
export const getPatchRoutesOnNavigationFunction = () => undefined;
export const useFogOFWarDiscovery = () => undefined;

export const RemixErrorBoundary = ({ children }: { children: ReactNode }) => children;
export const RemixRootDefaultErrorBoundary = () => null;
export const BoundaryShell = () => null;
