import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{unit,conformance,api}/**/*.test.ts'],
    globalSetup: 'tests/support/migrated.ts',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: true,
  },
});
