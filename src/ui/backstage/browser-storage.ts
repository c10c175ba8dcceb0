/** Of the browser; named and not passed, for even to read the name may throw where it is refused (blocked site data, some private windows). */
type StorageName = 'localStorage' | 'sessionStorage';

/** Null where there is nothing, or where the browser refuses its storage: everything works as at first then. */
export function readStored(storage: StorageName, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Null removes it. False when the storage is full or refused. */
export function writeStored(storage: StorageName, key: string, value: string | null): boolean {
  try {
    if (value === null) window[storage].removeItem(key);
    else window[storage].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Keys of localStorage that begin so. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
