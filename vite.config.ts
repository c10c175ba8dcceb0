import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig({
  plugins: [
    reactRouter(),
    documentLanguage(),
    rememberedPlurals(),
    unusedRouterParts(),
    unusedReactParts(),
    ownEntries(),
    failedModules(),
    locationInTransition(),
    forgottenTransitions(),
  ],
  // Only the server names it (DASH-09); the browser's files stay the same from one commit to the next.
  define: { __COMMIT__: JSON.stringify(commit()) },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // A page has many modules, and each link that is added to its head costs a phone the styles of the whole document.
    modulePreload: { resolveDependencies: (_, dependencies, { hostId }) => (hostId.startsWith('assets/modules-') ? [] : dependencies) },
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // Only the server draws it into the header: nothing of it is needed where no other part of a page asks for it.
          treeshake: { moduleSideEffects: [{ test: /\/features\/search\/search-form\.tsx$/, sideEffects: false }] },
          output: {
            // What most pages need travels together: small files compress badly, and each is a request. The router and what
            // it stands on stay apart, because they change less often than we do; what only other pages than the calendar
            // need stays out, because the calendar has no use for it.
            advancedChunks: {
              groups: [
                { name: 'libraries', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//, priority: 1 },
                {
                  name: 'shared',
                  test: /vite\/preload-helper|\/src\/(?!features\/(?:programme\/(?:production-|detail\/)|booking\/|accounts\/|admin\/|consent\/|editor\/|favourites\/|forms\/|magazine\/|pages\/|people\/|search\/)|modules\/|core\/(?:contract\/send-call|fields\/|module\/)|screens\/(?:breadcrumb|form|late\/|magazine-|modules|page-|parents|search|slot|user)|ui\/(?:dialog|image-slider|link-|share-button|slider|use-dialog|use-strip)|paraglide\/messages\/(?:account|admin|booking|breadcrumb|compare|consent|crop|dialog_|draft|edit|event_|external|field|finder|focal|form|home|hub|link_(?:finder|group|kind)|login|magazine|media|module|new_|page_|panel|picture|production|publish|schedule|search|settings|shar|shop|state_|team|trash|versions|video))/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
    // The server bundle is the whole product: the pages are one of its imports.
    ssr: { build: { rollupOptions: { input: './src/server.ts' } } },
  },
});

/** The commit that is built: told by COMMIT where there is no repository, '' where nobody knows. */
function commit(): string {
  if (process.env.COMMIT) return process.env.COMMIT;
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

/**
 * In the browser the language of a text is that of the document, which never changes: a message is the one of its
 * language from the start, and nothing else of the messages' runtime is needed there.
 */
function documentLanguage(): Plugin {
  const standIn = fileURLToPath(new URL('src/ui/document-language.ts', import.meta.url));
  return {
    name: 'document-language',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source) => (source.endsWith('/runtime.js') && !source.includes('node_modules') ? standIn : null),
    transform: (code, id) =>
      id.includes('/paraglide/messages/')
        ? code
            .replace(/import \{ getLocale[^}]*\}/, 'import { isEnglish }')
            .replace(/export const (\w+) =.*$/s, (_, name: string) => `export const ${name} = isEnglish ? en_${name} : de_${name};`)
        : null,
  };
}

/** Paraglide makes new plural rules for each text with a number, which costs more than the text; here each language's are made once. */
function rememberedPlurals(): Plugin {
  const standIn = fileURLToPath(new URL('src/ui/plural.ts', import.meta.url));
  return {
    name: 'remembered-plurals',
    enforce: 'pre',
    resolveId: (source, importer) => (source.endsWith('/registry.js') && importer?.includes('/paraglide/') ? standIn : null),
  };
}

/** Parts of the router that this site never runs stay out of the browser's bundle. */
function unusedRouterParts(): Plugin {
  const standIn = fileURLToPath(new URL('src/ui/unused-router-parts.ts', import.meta.url));
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

/**
 * React is one object of all its functions, so that nobody finds out by himself which of them a site never calls: hints for what to
 * load, which the server writes, with what the renderer does about them; forms that React sends; a page that no server wrote; the
 * caches of its server; the walk through children; and what its scheduler offers to others. One of them that is called after all is missed at once.
 */
function unusedReactParts(): Plugin {
  const unused: [file: string, text: RegExp][] = [
    [
      'react-dom.production.js',
      /^exports\.(?:preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule|requestFormReset|unstable_batchedUpdates|useFormState|useFormStatus) = function[\s\S]*?^};\n/gm,
    ],
    ['react-dom-client.production.js', /(?<=^ReactDOMSharedInternals\.d = {\n {2}f: flushSyncWork),(?:\n {2}\w: \w+,?)+/m],
    ['react-dom-client.production.js', /^exports\.createRoot = function[\s\S]*?^};\n/m],
    ['react-dom-client.production.js', /^function preconnectAs\([\s\S]*?^(?=function getResource\()/m],
    ['react.production.js', /^var Children = {[\s\S]*?^};\n|^exports\.Children = Children;\n/gm],
    ['scheduler.production.js', /^exports\.unstable_(?:forceFrameRate|next|runWithPriority|wrapCallback) = function[\s\S]*?^};\n/gm],
    ['react.production.js', /^exports\.(?:cache|cacheSignal|createRef|unstable_useCacheRefresh|useActionState) = function[\s\S]*?^};\n/gm],
  ];
  return {
    name: 'unused-react-parts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const ofFile = unused.filter(([file]) => id.endsWith(`/cjs/${file}`));
      if (ofFile.length === 0) return null;
      return ofFile.reduce((before, [file, text]) => {
        const changed = before.replace(text, '');
        if (changed === before) this.error(`${file} is written in another way now: look at unusedReactParts.`);
        return changed;
      }, code);
    },
  };
}

/** Scripts with an address of their own beside the pages': the patterns of a brand, which only pages of such a brand name (screens/late-scripts.tsx), and the service worker. */
function ownEntries(): Plugin {
  const entries = { 'document-formats': 'src/core/text/document-formats.ts', 'service-worker': 'src/service-worker/service-worker.ts' };
  return {
    name: 'own-entries',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      for (const [name, file] of Object.entries(entries))
        this.emitFile({ type: 'chunk', id: fileURLToPath(new URL(file, import.meta.url)), fileName: `assets/${name}.js` });
    },
  };
}

/** The router reloads the page as often as a script of a page cannot be loaded; here the failure goes to the error page, which does so at most once a minute (SITE-05). */
function failedModules(): Plugin {
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
function locationInTransition(): Plugin {
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
function forgottenTransitions(): Plugin {
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
