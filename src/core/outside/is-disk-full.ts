/** Of Node and of PostgreSQL (SQLSTATE class 53 and io_error): nothing can be written, for no fault of the request. */
const codes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', '53000', '53100', '58030']);

/** True for a failure because nothing can be stored at the moment; also as the cause of another error, as Drizzle throws it. */
export function isDiskFull(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) if (codes.has((each as { code?: string }).code ?? '')) return true;
  return false;
}
