/** Tickets in the visitor's cart, as the shop's cookie says (BOOK-25); 0 for none. */
export function cartAmount(): number {
  const amount = Number(readCookie('cartAmount'));
  return Number.isInteger(amount) && amount > 0 ? amount : 0;
}

/** A cookie of the shop, '' where there is none. */
export function readCookie(name: string): string {
  const value = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? '';
  try {
    return decodeURIComponent(value);
  } catch {
    // A cookie of another application.
    return '';
  }
}
