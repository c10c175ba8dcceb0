// How the server's process is started so that it takes little memory (docs/performance.md). The Dockerfile says the same in its own words.

// The heap of new objects: 8 MB instead of 64. It fits into the processor's cache, and pages are rendered no slower.
export const serverFlags = ['--max-semi-space-size=4'];

// One heap of malloc for all threads: with one for each, as glibc has it, memory that uploads used is not given back.
export const serverEnvironment = { MALLOC_ARENA_MAX: '1' };
