/**
 * Flags of the processes that tests start. Such a process lives for seconds: V8's quick compiler alone makes the embedded database ready
 * with half the work, and the slow one never pays off. A bench starts the product as people do.
 */
export const nodeFlags = ['--disable-warning=ExperimentalWarning', ...(process.env.VITEST ? ['--liftoff-only'] : [])];
