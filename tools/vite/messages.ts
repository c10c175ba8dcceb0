import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * In the browser the language of a text is that of the document, which never changes: a message is the one of its
 * language from the start, and nothing else of the messages' runtime is needed there.
 */
export function documentLanguage(): Plugin {
  const standIn = fileURLToPath(new URL('../../src/ui/document-language.ts', import.meta.url));
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
export function rememberedPlurals(): Plugin {
  const standIn = fileURLToPath(new URL('../../src/ui/plural.ts', import.meta.url));
  return {
    name: 'remembered-plurals',
    enforce: 'pre',
    resolveId: (source, importer) => (source.endsWith('/registry.js') && importer?.includes('/paraglide/') ? standIn : null),
  };
}
