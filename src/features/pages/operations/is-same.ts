/** True when two values of JSON say the same; the order of names does not count. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [first, second] = [Object.entries(one), Object.entries(other)];
  return (
    first.length === second.length && first.every(([name, value]) => Object.hasOwn(other, name) && isSame(value, other[name as never]))
  );
}
