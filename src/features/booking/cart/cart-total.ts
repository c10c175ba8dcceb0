/** The sum of what stands in a cart, as a decimal string like its prices. Counted in cents, since fractions of a float are not exact. */
export function totalOf(items: readonly { price: string; quantity: number }[]): string {
  const cents = items.reduce((sum, { price, quantity }) => sum + Math.round(Number(price) * 100) * quantity, 0);
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
