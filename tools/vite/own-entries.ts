import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Scripts with an address of their own beside the pages': the patterns of a brand, which only pages of such a brand name (screens/late-scripts.tsx), and the service worker. */
export function ownEntries(): Plugin {
  const entries = { 'document-formats': 'src/core/text/document-formats.ts', 'service-worker': 'src/service-worker/service-worker.ts' };
  return {
    name: 'own-entries',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      for (const [name, file] of Object.entries(entries))
        this.emitFile({ type: 'chunk', id: fileURLToPath(new URL(`../../${file}`, import.meta.url)), fileName: `assets/${name}.js` });
    },
  };
}
