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

/**
 * True when at most two typos lie between two words: the distance of Damerau and Levenshtein, given up as soon as a whole row of it is
 * larger.
 */
export function isTwoTyposAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > maxTypos) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let place = 1; place <= one.length; place++) {
    const row = [place];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[place - 1] === other[column - 1];
      const isTurned = column > 1 && one[place - 1] === other[column - 2] && one[place - 2] === other[column - 1];
      row[column] = Math.min(
        (last[column] ?? 0) + 1,
        (row[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + Number(!isSame),
        isTurned ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...row) > maxTypos) return false;
    [beforeLast, last] = [last, row];
  }
  return (last[other.length] ?? 0) <= maxTypos;
}

const maxTypos = 2;
