/**
 * True when one typo lies between two words: a letter too many, too few, another one, or two neighbours changed round.
 * Equal words count as well.
 */
export function isOneTypoAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let begin = 0;
  while (begin < short.length && short[begin] === long[begin]) begin++;
  let end = 0;
  while (end < short.length - begin && short.at(-1 - end) === long.at(-1 - end)) end++;
  const [restOfShort, restOfLong] = [short.slice(begin, short.length - end), long.slice(begin, long.length - end)];
  if (restOfLong.length <= 1) return true;
  return restOfShort.length === 2 && restOfLong.length === 2 && restOfShort[0] === restOfLong[1] && restOfShort[1] === restOfLong[0];
}
