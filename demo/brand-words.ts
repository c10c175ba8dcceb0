/** The demo in the words of a brand: a text, or a part of one, and what stands in its place; in this order, longer parts first. */
export type BrandWords = readonly (readonly [from: string, to: string])[];

/** The same value with every text in the brand's words; keys by which entries name each other stay. */
export function inWordsOf<Value>(value: Value, words: BrandWords): Value {
  if (typeof value === 'string') return words.reduce((text, [from, to]) => text.replaceAll(from, to), value as string) as Value;
  if (Array.isArray(value)) return value.map((entry) => inWordsOf(entry, words)) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inWordsOf(part, words)])) as Value;
}
