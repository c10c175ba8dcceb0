/** Some fields of an object, as `Pick` has them; null for those it has no value of, because JSON would leave them out. */
export function pick<Of extends object, Name extends keyof Of & string>(from: Of, names: readonly Name[]): Pick<Of, Name> {
  return Object.fromEntries(names.map((name) => [name, from[name] ?? null])) as Pick<Of, Name>;
}
