/**
 * Stands in for two parts of the router in the browser (vite.config.ts), which would cost every visitor 2 kB: the
 * instrumentation of its loaders, which nothing here asks for, and the lazy discovery of routes, which react-router.config.ts
 * switches off. A part that a newer router wants besides makes the build fail.
 */
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = <Router>(router: Router) => router;

export const isFogOfWarEnabled = () => false;
export const getPartialManifest = <Manifest>(manifest: Manifest) => manifest;
export const getPatchRoutesOnNavigationFunction = () => undefined;
export const useFogOFWarDiscovery = () => undefined;
