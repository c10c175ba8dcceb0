import type { Language } from '../../core/languages.ts';

/** What the visitor has marked with a heart; it stays in this browser (NAV-08). */
export interface Favourite {
  kind: 'event' | 'production';
  id: number;
  /** Title in the language it was marked in. */
  name: string;
  /** Its page in that language. */
  url: string;
  language: Language;
}

const key = 'foyer:favourites';
/** More would not fit into the address of their calendar. */
const most = 100;

let read: { text: string | null; favourites: readonly Favourite[] } = { text: null, favourites: [] };
const listeners = new Set<() => void>();

/** Everything marked, the latest first. */
export function readFavourites(): readonly Favourite[] {
  let text: string | null = null;
  try {
    text = localStorage.getItem(key);
  } catch {
    // A browser that stores nothing has no favourites.
  }
  if (text !== read.text) read = { text, favourites: parse(text) };
  return read.favourites;
}

/** Marks or unmarks. False where the browser cannot store it. */
export function toggleFavourite(favourite: Favourite): boolean {
  const known = readFavourites();
  const others = known.filter(({ kind, id }) => kind !== favourite.kind || id !== favourite.id);
  const next = others.length < known.length ? others : [favourite, ...others].slice(0, most);
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

/** Calls the listener on every change, in this tab or another. */
export function onFavouritesChange(listener: () => void): void {
  listeners.add(listener);
  addEventListener('storage', listener);
}

/** What is no favourite is left out: anything may stand in a browser's storage. */
function parse(text: string | null): Favourite[] {
  let found: unknown;
  try {
    found = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(found) ? found.filter(isFavourite).slice(0, most) : [];
}

function isFavourite(value: unknown): value is Favourite {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, id, name, url, language } = value as Partial<Record<keyof Favourite, unknown>>;
  const isKind = kind === 'event' || kind === 'production';
  const isInside = typeof url === 'string' && /^\/(de|en)\//.test(url);
  return (
    isKind && Number.isInteger(id) && Number(id) > 0 && typeof name === 'string' && isInside && (language === 'de' || language === 'en')
  );
}
