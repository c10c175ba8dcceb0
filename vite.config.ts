import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig({
  plugins: [reactRouter(), documentLanguage(), rememberedPlurals(), documentFormats()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // What most pages need travels together: small files compress badly, and each is a request. Libraries
            // stay apart, because they change less often than we do; what only productions need, because the calendar
            // has no use for it.
            advancedChunks: {
              groups: [
                { name: 'libraries', test: /node_modules/, minShareCount: 3, priority: 1 },
                { name: 'shared', test: /\/src\/(?!features\/programme\/production-)/, minShareCount: 3 },
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
        ? code.replace(
            /export const (\w+) =.*$/s,
            (_, name: string) => `export const ${name} = getLocale() === 'en' ? en_${name} : de_${name};`,
          )
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

/** The patterns of a brand are a script of their own, which only pages of such a brand name (screens/late-scripts.tsx): nobody else pays for it. */
function documentFormats(): Plugin {
  const id = fileURLToPath(new URL('src/core/text/document-formats.ts', import.meta.url));
  return {
    name: 'document-formats',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      this.emitFile({ type: 'chunk', id, fileName: 'assets/document-formats.js' });
    },
  };
}
