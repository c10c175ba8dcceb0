import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    // The server bundle is the whole product: the pages are one of its imports.
    ssr: { build: { rollupOptions: { input: './src/server.ts' } } },
  },
});
