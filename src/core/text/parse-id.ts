/** A positive whole number as text, as in addresses, of at most nine digits: a database's ids are not larger. */
export const positiveIntegerPattern = /^[1-9]\d{0,8}$/;

/** The id a visitor's text stands for; null for what cannot be one. */
export function parseId(text: unknown): number | null {
  const given = String(text ?? '');
  return positiveIntegerPattern.test(given) ? Number(given) : null;
}
