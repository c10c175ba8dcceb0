// How the server's process is started; the Dockerfile has the same, which a test compares.

export const serverFlags = [
  '--disable-warning=ExperimentalWarning',
  // The heap of new objects: 8 MB instead of 64. It fits into the processor's cache, and pages are rendered no slower.
  '--max-semi-space-size=4',
  // The embedded database is WebAssembly. By default V8 optimizes its functions while it opens, which most of them are not worth: a third of
  // a second of the start. What is busy for a hundred times as long is optimized as before.
  '--wasm-tiering-budget=1300000000',
];

export const serverEnvironment = {
  NODE_ENV: 'production',
  // One heap of malloc for all threads: with one for each, as glibc has it, memory that uploads used is not given back.
  MALLOC_ARENA_MAX: '1',
  // Larger blocks (pages and their compression, pictures) are the system's again when they are freed; glibc otherwise raises this bound with
  // each of them. On PostgreSQL 202 MB after the load of the bench in place of 226, at the same time of the processor.
  MALLOC_MMAP_THRESHOLD_: '131072',
};
