/** Deadlock, serialization failure, unique violation: the transaction was rolled back and can be repeated. */
const retryableCodes = new Set(['40P01', '40001', '23505']);

/** Repeats a transaction that another one was in the way of. */
export async function withRetry<T>(work: () => Promise<T>, attempts = 4): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (attempts <= 1 || !retryableCodes.has(codeOf(error))) throw error;
    return withRetry(work, attempts - 1);
  }
}

function codeOf(error: unknown): string {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  return String(cause?.code ?? code);
}
