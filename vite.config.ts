import { execFileSync } from 'node:child_process';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { documentLanguage, rememberedPlurals } from './tools/vite/messages.ts';
import { ownEntries } from './tools/vite/own-entries.ts';
import { unusedReactParts } from './tools/vite/react-parts.ts';
import {
  failedModules,
  forgottenTransitions,
  knownMatches,
  locationInTransition,
  ownRoutes,
  readData,
  skippedTransitions,
  unusedBeginning,
  unusedRouterParts,
  unwrittenFirstStep,
} from './tools/vite/router-parts.ts';

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
    unwrittenFirstStep(),
    knownMatches(),
    readData(),
    skippedTransitions(),
    ownRoutes(),
    unusedBeginning(),
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
                { name: 'libraries', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//, priority: 2 },
                {
                  name: 'shared',
                  test: /vite\/preload-helper|\/src\/(?!features\/(?:programme\/(?:production-|detail\/)|booking\/|accounts\/|admin\/|consent\/|editor\/|favourites\/|forms\/|magazine\/|pages\/|people\/|search\/)|modules\/|core\/(?:contract\/send-call|fields\/|module\/)|screens\/(?:breadcrumb|form|late\/|magazine-|modules|page-|parents|search|slot|user)|ui\/(?:dialog|image-slider|link-|share-button|slider|use-dialog|use-strip)|paraglide\/messages\/(?:account|admin|booking|breadcrumb|compare|consent|crop|dialog_|draft|edit|event_|external|field|finder|focal|form|home|hub|link_(?:finder|group|kind)|login|magazine|media|module|new_|page_|panel|picture|production|publish|schedule|search|settings|shar|shop|state_|team|trash|versions|video))/,
                  priority: 1,
                  minShareCount: 2,
                },
                // What all pages but the calendar need, after what that one needs too: seven requests less of every phone.
                {
                  name: 'modules',
                  test: /\/src\/(?:core\/module\/(?:edited-modules|kept-module|module-context|module-source|module-tree|waking)\.|screens\/(?:breadcrumb|modules|slot)\.|modules\/module-views|paraglide\/messages\/productions\.js)/,
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
