/** Positions of the first and last byte; null for the whole file; 'beyond' when the range has no byte of the file. */
export type ByteRangeResult = { start: number; end: number } | null | 'beyond';

/** Parses a Range header for a file of `size` bytes. Several ranges and invalid ones get the whole file (RFC 9110, 14.2). */
export function parseByteRange(range: string | undefined, size: number): ByteRangeResult {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return null;
  return start >= size || start > end ? 'beyond' : { start, end };
}
