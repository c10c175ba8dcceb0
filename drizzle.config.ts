import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/core/database/*.tables.server.ts', './src/features/**/*.tables.server.ts'],
  out: './db/migrations',
});
