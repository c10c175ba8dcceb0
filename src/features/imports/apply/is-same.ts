/** True when two stored values mean the same: dates by moment, lists in order, objects whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (one instanceof Date || other instanceof Date)
    return one instanceof Date && other instanceof Date && one.getTime() === other.getTime();
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((value, index) => isSame(value, other[index]))
    );
  const names = namesOf(one);
  return names.length === namesOf(other).length && names.every((name) => isSame(Reflect.get(one, name), Reflect.get(other, name)));
}

/** A property that is undefined counts as missing, as in JSON. */
function namesOf(value: object): string[] {
  return Object.keys(value).filter((name) => Reflect.get(value, name) !== undefined);
}
