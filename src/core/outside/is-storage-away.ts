/** The bucket does not answer, or says that it cannot at the moment. */
export class BucketAway extends Error {}

/** Of Node and of PostgreSQL (SQLSTATE class 53, io_error, a standby's refusal): nothing can be written, for no fault of the request. */
const codes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', '53000', '53100', '58030', '25006']);

/**
 * True for a failure because the disk is full, the database a standby or the bucket away: later it may work. Also as the cause of another error, as Drizzle
 * throws it.
 */
export function isStorageAway(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause)
    if (each instanceof BucketAway || codes.has((each as { code?: string }).code ?? '')) return true;
  return false;
}
