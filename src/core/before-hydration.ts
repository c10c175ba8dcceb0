const awaited: Promise<unknown>[] = [];

/** The page wakes up only after this; it must not reject. For scripts that come with a page, before `hydrateRoot`. */
export function holdHydration(until: Promise<unknown>): void {
  awaited.push(until);
}

/** Resolves when nothing holds the page back any more. */
export async function hydrationIsFree(): Promise<void> {
  if (awaited.length > 0) await Promise.all(awaited);
}
