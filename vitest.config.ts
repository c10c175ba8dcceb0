import { defineConfig } from 'vitest/config';

// The site runs in the workers: with React as visitors get it.
process.env.NODE_ENV = 'production';

export default defineConfig({
  test: {
    include: ['tests/{unit,conformance,api}/**/*.test.ts'],
    globalSetup: 'tests/support/database/migrated.ts',
    // Node reads the built site itself: the runner transformed its 3 MB, and read them again for every app of a test (half of its time).
    server: { deps: { external: [/\/build\/server\//] } },
    pool: 'forks',
    // The built site is read once per worker, not once per file: two fifths of the time. Every test makes what it changes itself.
    isolate: false,
    maxWorkers: 2,
    // A larger heap of new objects is collected less often; with 64 MB it no longer fits into the processor's cache.
    execArgv: ['--max-semi-space-size=16'],
    // The browser tests run beside these: only what stands still may fail by time.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    fileParallelism: true,
  },
});
