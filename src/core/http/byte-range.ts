/** Positions of the first and last byte; null for the whole file; 'beyond' when no byte of it is asked for. */
export type PartAnswer = { start: number; end: number } | null | 'beyond';

/** What a Range header asks of a file of `size` bytes. Several parts at once and what cannot be read get the whole file (RFC 9110, 14.2). */
export function partOf(range: string | undefined, size: number): PartAnswer {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return null;
  return start >= size || start > end ? 'beyond' : { start, end };
}
