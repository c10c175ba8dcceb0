import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from 'vite';

/** Every script and stylesheet that a document names. An island is one because the editor imports it too, and would move it into a chunk of its own. */
const entries = [
  'src/entries/site.ts',
  'src/entries/site-styles.ts',
  'src/entries/editor.tsx',
  'src/entries/admin.ts',
  'src/entries/shop.ts',
  'src/entries/old-browser.ts',
  'src/ui/hydrate.ts',
  // A document of a brand with patterns names it by itself.
  'src/core/text/document-formats.ts',
  ...globSync('src/**/*.island.tsx'),
];
/** What every React island needs comes as two files: each one that is asked for costs a phone a few milliseconds, however small it is. */
const groups = [
  // Search forms have messages without React.
  {
    name: 'texts',
    test: /\/src\/(?:paraglide\/(?:runtime|registry)|core\/(?:languages|text\/(?:custom-formats|dates|prices))|ui\/(?:document-locale|icon\/icons))/,
  },
  // One sheet, in the order of its imports: as two, the one that refines the other came first.
  { name: 'editor-styles', test: /\/src\/(?:ui\/backstage\/backstage|editor\/(?:canvas\/surface|bar\/editor-bar))\.css/ },
  // Every page loads scripts later, and some places take markup or follow links.
  { name: 'loading', test: /vite\/preload-helper|\/src\/(?:core\/text\/trusted-markup|islands\/navigation\/plain-click)/ },
  {
    name: 'react',
    test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/src\/(?:islands\/mount-island|ui\/(?:icon\/icon|mount))\.tsx?/,
  },
];
const serviceWorker = 'src/service-worker/service-worker.ts';

export default defineConfig({
  appType: 'custom',
  // Only the server names it (DASH-09); the browser's files stay the same from one commit to the next.
  define: { __COMMIT__: JSON.stringify(commit()) },
  // What a script imports is fetched when it comes: listing it beside each `import()` costs every page more than it saves the few that need it.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: false },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        manifest: true,
        rollupOptions: {
          input: [...entries, serviceWorker],
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
          output: {
            codeSplitting: { groups },
            entryFileNames: ({ facadeModuleId }) =>
              basename(facadeModuleId ?? '') === basename(serviceWorker) ? 'assets/service-worker.js' : 'assets/[name]-[hash].js',
          },
        },
      },
    },
    // The one script that stands in every document.
    inline: {
      consumer: 'client',
      build: {
        outDir: 'build/inline',
        rollupOptions: { input: 'src/entries/before-paint.ts', output: { format: 'iife', entryFileNames: '[name]-[hash].js' } },
      },
    },
    // The server bundle is the whole product: the pages are one of its imports.
    ssr: {
      // Node reads the package.json of a package for each of its files, and that of drizzle-orm has 180 kB: two thirds of the start. Of zod only what
      // is used is loaded: not its texts of fifty languages.
      resolve: { noExternal: ['drizzle-orm', 'zod'] },
      build: {
        outDir: 'build/server',
        ssr: true,
        emitAssets: true,
        rollupOptions: {
          // Side by side: both find the project's folder from where they are.
          input: { index: 'src/server/index.ts', main: 'src/server/main.ts' },
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: 'chunks/[name]-[hash].js',
            // The source stays in memory: with any other character, an umlaut included, two bytes for each of its characters.
            charset: 'ascii',
            comments: false,
          },
        },
      },
    },
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
