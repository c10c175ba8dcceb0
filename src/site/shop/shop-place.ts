import { presetShopPaths, waitingListPath, waitingRoomPath } from '../../urls.ts';

/** A page of the webshop. */
export type ShopPlace =
  | { page: 'home' | 'cart' | 'checkout' }
  | { page: 'tickets' | 'waiting' | 'room'; idJet: string }
  | { page: 'party' };

/**
 * The page of an address (SHOP-02): the first three of the design's webshopPaths are home, tickets and cart, further ones home, and the
 * preset ones go on to lead there.
 * Any other tail shows the page of its base path (ROUTE-26). The waiting list and
 * the waiting room have addresses of their own. Null for an address outside of the shop.
 */
export function shopPlaceOf(path: string, paths: readonly string[]): ShopPlace | null {
  if (path === waitingListPath) return { page: 'party' };
  if (path.startsWith(`${waitingListPath}/`)) return { page: 'waiting', idJet: decode(path.slice(waitingListPath.length + 1)) };
  if (path.startsWith(`${waitingRoomPath}/`)) return { page: 'room', idJet: decode(path.slice(waitingRoomPath.length + 1)) };
  return placeIn(path, paths) ?? placeIn(path, presetShopPaths);
}

function placeIn(path: string, paths: readonly string[]): ShopPlace | null {
  const base = paths.find((candidate) => path === candidate || path.startsWith(`${candidate}/`));
  if (base === undefined) return null;
  const [first = ''] = path
    .slice(base.length)
    .split('/')
    .filter((segment) => segment !== '');
  const at = paths.indexOf(base);
  if (at === 1 && first) return { page: 'tickets', idJet: decode(first) };
  if (at === 2) return { page: first === 'checkout' ? 'checkout' : 'cart' };
  return { page: 'home' };
}

/** Unchanged when it cannot be decoded, or holds the character NUL, which PostgreSQL has no text for: then it matches no event. */
function decode(text: string): string {
  try {
    const decoded = decodeURIComponent(text);
    return decoded.includes('\0') ? text : decoded;
  } catch {
    return text;
  }
}
