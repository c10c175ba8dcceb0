/** Whether nothing may be fetched in advance: the visitor saves data, or the connection is slow (SITE-07). */
export function isDataSaving(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
