/** A run of words of a text: in both versions, only in the older, or only in the newer one. */
export interface WordRun {
  kind: 'same' | 'removed' | 'inserted';
  text: string;
}

/** Beyond so many words one text simply replaces the other: the table below grows with their product. */
const maxWords = 3000;

/** What became of a text, word by word; joined without the inserted runs it is the older text, without the removed the newer. */
export function wordDifferences(before: string, after: string): WordRun[] {
  const [old, young] = [wordsOf(before), wordsOf(after)];
  if (old.length * young.length > maxWords ** 2) return runsOf([...one('removed', before), ...one('inserted', after)]);
  const common = commonLengths(old, young);
  const runs: WordRun[] = [];
  let [at, other] = [0, 0];
  const width = young.length + 1;
  const length = (row: number, column: number) => common[row * width + column] ?? 0;
  while (at < old.length || other < young.length) {
    if (at < old.length && other < young.length && old[at] === young[other]) {
      runs.push({ kind: 'same', text: old[at] ?? '' });
      at++;
      other++;
    } else if (other >= young.length || (at < old.length && length(at + 1, other) >= length(at, other + 1))) {
      runs.push({ kind: 'removed', text: old[at++] ?? '' });
    } else runs.push({ kind: 'inserted', text: young[other++] ?? '' });
  }
  return runsOf(runs);
}

/** Words with the space behind them, so that nothing is lost. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}

/** Length of the longest common run of words from each pair of places to the end. */
function commonLengths(old: readonly string[], young: readonly string[]): Uint16Array {
  const width = young.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = young.length - 1; column >= 0; column--)
      lengths[row * width + column] =
        old[row] === young[column]
          ? (lengths[(row + 1) * width + column + 1] ?? 0) + 1
          : Math.max(lengths[(row + 1) * width + column] ?? 0, lengths[row * width + column + 1] ?? 0);
  return lengths;
}

function one(kind: WordRun['kind'], text: string): WordRun[] {
  return text === '' ? [] : [{ kind, text }];
}

function runsOf(words: readonly WordRun[]): WordRun[] {
  const runs: WordRun[] = [];
  for (const { kind, text } of words) {
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += text;
    else runs.push({ kind, text });
  }
  return runs;
}
