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

/** The router reloads the page as often as a script of a page cannot be loaded; here the failure goes to the error page, which does so at most once a minute (SITE-05). */
export function failedModules(): Plugin {
  return {
    name: 'failed-modules',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/react-router\/dist\/.*routeModules\.js/.test(id)) return null;
      const changed = code.replace(/window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/, 'throw error;');
      if (changed === code) this.error('The router loads its modules in another way now: look at loadRouteModule and mend this plugin.');
      return changed;
    },
  };
}

/**
 * The router notes the new address of a step outside of the transition in which it draws it. What waits for its script is then
 * drawn anew without it: modules would vanish until it is there, with each press on a link to a place of the page (decision 0066).
 */
export function locationInTransition(): Plugin {
  return {
    name: 'location-in-transition',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/react-router\/dist\/.*hydrated-router\.js/.test(id)) return null;
      const changed = code.replace(
        /(\w+(?:\$\d+)?)(\.useState\(router\.state\.location\)[\s\S]*?)(setLocation\(newState\.location\));/,
        '$1$2$1.startTransition(() => $3);',
      );
      if (changed === code) this.error('The router notes its location in another way now: look at HydratedRouter and mend this plugin.');
      return changed;
    },
  };
}

/**
 * The router reads from the session's storage which of its steps had a view transition, so that Back has one too after the page was
 * loaded anew: on a slow phone that reading is 3 to 5 % of waking up, and the transition is an ornament (ANIM-09).
 */
export function forgottenTransitions(): Plugin {
  return {
    name: 'forgotten-transitions',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/react-router\/dist\/.*lib\/router\/router\.js/.test(id)) return null;
      const changed = code.replace(
        /if \(isBrowser\) \{\s*restoreAppliedTransitions\([\s\S]*?removePageHideEventListener = [^\n]*\s*\}/,
        '',
      );
      if (changed === code) this.error('The router keeps its view transitions in another way now: look at restoreAppliedTransitions.');
      return changed;
    },
  };
}

/**
 * The router writes a number into the history entry of every document it wakes up in. The browser tells another process of it: 4 to 7
 * of 25 to 32 ms (decision 0072). The entry without a number is the first one, and counts as such when it is asked for.
 */
export function unwrittenFirstStep(): Plugin {
  return {
    name: 'unwritten-first-step',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/react-router\/dist\/.*lib\/router\/history\.js/.test(id)) return null;
      const changed = code.replace(/return \(globalHistory\.state \|\| \{ idx: null \}\)\.idx;/, 'return globalHistory.state?.idx ?? 0;');
      if (changed === code) this.error('The router numbers its steps in another way now: look at getUrlBasedHistory and mend this plugin.');
      return changed;
    },
  };
}

/** The router searches all its routes for those whose data came with the page, and then once more to begin: here it is told which came. */
export function knownMatches(): Plugin {
  return {
    name: 'known-matches',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/react-router\/dist\/.*lib\/dom\/ssr\/hydration\.js/.test(id)) return null;
      const changed = code.replace(
        /let dataRouteMatcher = [\s\S]*?let routeId = match\.route\.id;/,
        'for (let routeId of Object.keys(window.__reactRouterRouteModules)) {',
      );
      if (changed === code) this.error('The router takes over data in another way now: look at getHydrationData and mend this plugin.');
      return changed;
    },
  };
}
