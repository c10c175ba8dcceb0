type Values = Readonly<Record<string, unknown>>;

/**
 * What else changes with fields of a performance: one that takes place after all loses the reason of its cancellation (ADMIN-248),
 * unless the change gives another.
 */
export function withoutOldReason(current: Values, changed: Values): Record<string, unknown> {
  const isReinstated = isCanceled(current) && 'statuses' in changed && !isCanceled(changed);
  return isReinstated ? { status_note: {}, ...changed } : { ...changed };
}

function isCanceled({ statuses }: Values): boolean {
  return Array.isArray(statuses) && statuses.includes('canceled');
}
