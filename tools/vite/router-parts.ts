import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Parts of the router that this site never runs stay out of the browser's bundle. */
export function unusedRouterParts(): Plugin {
  const standIn = fileURLToPath(new URL('../../src/ui/unused-router-parts.ts', import.meta.url));
  return {
    name: 'unused-router-parts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // What the router has for servers is read too before it is left out, and knows the real parts.
    resolveId: (source, importer) =>
      /\/(?:instrumentation|fog-of-war|(?<!\/rsc\/)errorBoundaries)\.js$/.test(source) &&
      /\/react-router\/dist\/(?!.*\/(?:server-runtime|rsc)\/)/.test(importer ?? '')
        ? standIn
        : null,
  };
}

/** A place in one of the router's files, found by how it reads, and what stands there instead. */
interface Mend {
  /** The plugin's name, and whether the development server needs it too. */
  name: string;
  apply?: 'build';
  /** The file, from the router's own folder. */
  file: RegExp;
  search: RegExp;
  replacement: string;
  /** What to look at when the router reads otherwise: the build ends with it. */
  otherwise: string;
}

/** Mends a file of the router for the browser; the build fails once the place is not found any more. */
function mend({ name, apply, file, search, replacement, otherwise }: Mend): Plugin {
  return {
    name,
    ...(apply && { apply }),
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const [, path] = id.split('react-router/dist/');
      if (!path || !file.test(path)) return null;
      const changed = code.replace(search, replacement);
      if (changed === code) this.error(`The router ${otherwise} and mend this plugin.`);
      return changed;
    },
  };
}

/** The router reloads the page as often as a script of a page cannot be loaded; here the failure goes to the error page, which does so at most once a minute (SITE-05). */
export const failedModules = () =>
  mend({
    name: 'failed-modules',
    file: /routeModules\.js/,
    search: /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/,
    replacement: 'throw error;',
    otherwise: 'loads its modules in another way now: look at loadRouteModule',
  });

/**
 * The router notes the new address of a step outside of the transition in which it draws it. What waits for its script is then
 * drawn anew without it: modules would vanish until it is there, with each press on a link to a place of the page (decision 0066).
 */
export const locationInTransition = () =>
  mend({
    name: 'location-in-transition',
    file: /hydrated-router\.js/,
    search: /(\w+(?:\$\d+)?)(\.useState\(router\.state\.location\)[\s\S]*?)(setLocation\(newState\.location\));/,
    replacement: '$1$2$1.startTransition(() => $3);',
    otherwise: 'notes its location in another way now: look at HydratedRouter',
  });

/**
 * The router reads from the session's storage which of its steps had a view transition, so that Back has one too after the page was
 * loaded anew: on a slow phone that reading is 3 to 5 % of waking up, and the transition is an ornament (ANIM-09).
 */
export const forgottenTransitions = () =>
  mend({
    name: 'forgotten-transitions',
    apply: 'build',
    file: /lib\/router\/router\.js/,
    search: /if \(isBrowser\) \{\s*restoreAppliedTransitions\([\s\S]*?removePageHideEventListener = [^\n]*\s*\}/,
    replacement: '',
    otherwise: 'keeps its view transitions in another way now: look at restoreAppliedTransitions',
  });

/**
 * The router writes a number into the history entry of every document it wakes up in. The browser tells another process of it: 4 to 7
 * of 25 to 32 ms (decision 0072). The entry without a number is the first one, and counts as such when it is asked for.
 */
export const unwrittenFirstStep = () =>
  mend({
    name: 'unwritten-first-step',
    apply: 'build',
    file: /lib\/router\/history\.js/,
    search: /return \(globalHistory\.state \|\| \{ idx: null \}\)\.idx;/,
    replacement: 'return globalHistory.state?.idx ?? 0;',
    otherwise: 'numbers its steps in another way now: look at getUrlBasedHistory',
  });

/** The router searches all its routes for those whose data came with the page, and then once more to begin: here it is told which came. */
export const knownMatches = () =>
  mend({
    name: 'known-matches',
    apply: 'build',
    file: /lib\/dom\/ssr\/hydration\.js/,
    search: /let dataRouteMatcher = [\s\S]*?let routeId = match\.route\.id;/,
    replacement: 'for (let routeId of Object.keys(window.__reactRouterRouteModules)) {',
    otherwise: 'takes over data in another way now: look at getHydrationData',
  });

/**
 * The data of a page comes as JSON beside it (screens/late-scripts.tsx), read before React begins. In the router's own way it comes as
 * a stream of another notation, for which React begins twice.
 */
export const readData = () =>
  mend({
    name: 'read-data',
    apply: 'build',
    file: /hydrated-router\.js/,
    search:
      /if \(!ssrInfo\.stateDecodingPromise\) \{[\s\S]*?if \(!ssrInfo\.stateDecodingPromise\.value\) throw ssrInfo\.stateDecodingPromise;/,
    replacement: '',
    otherwise: 'reads the data of a page in another way now: look at createHydratedRouter',
  });

/**
 * The router makes objects of all routes, sorts and searches them before the page is awake; here of those of the page, and of the rest
 * with the first step (`getPatchRoutesOnNavigationFunction` in src/ui/unused-router-parts.ts). What it keeps for exchanging routes
 * while somebody develops goes with it.
 */
export const ownRoutes = () =>
  mend({
    name: 'own-routes',
    apply: 'build',
    file: /hydrated-router\.js/,
    search:
      /(UNSAFE_createClientRoutes\()ssrInfo\.manifest\.routes(,[\s\S]*?)patchRoutesOnNavigation: ([^\n]*)([\s\S]*?)router\.createRoutesForHMR = [^\n]*/,
    replacement:
      '$1Object.fromEntries(Object.keys(ssrInfo.routeModules).map((id) => [id, ssrInfo.manifest.routes[id]]))$2get patchRoutesOnNavigation() { return $3; }$4',
    otherwise: 'begins with its routes in another way now: look at createHydratedRouter',
  });

/** What the router looks for while it wakes up and never finds here: hashes of its scripts, a site without a server, links that show another address than their own. */
export const unusedBeginning = () =>
  mend({
    name: 'unused-beginning',
    apply: 'build',
    file: /hydrated-router\.js/,
    search:
      /if \(window\.__reactRouterManifest\.sri === true\) \{[\s\S]*?(?=ssrInfo = \{)|if \(window\.history\.state && window\.history\.state\.masked\) [\s\S]*?\}, ""\);|if \(ssrInfo\.context\.isSpaMode\) \{[\s\S]*?\} else (?=hydrationData = )/g,
    replacement: '',
    otherwise: 'begins in another way now: look at initSsrInfo and createHydratedRouter',
  });

/** A view transition that is skipped, as by whoever goes back at once, says so by a rejection that the router does not take: an error in the console of every such visitor. */
export const skippedTransitions = () =>
  mend({
    name: 'skipped-transitions',
    file: /lib\/components\.js/,
    search: /(\w+)\.finished\.finally\(/g,
    replacement: '$1.ready.catch(() => {});$&',
    otherwise: 'waits for its view transitions in another way now: look at RouterProvider',
  });
