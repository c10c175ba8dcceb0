/** The id of an address; null for what cannot be one. */
export function idOf(parameter: string | undefined): number | null {
  return /^[1-9]\d{0,8}$/.test(parameter ?? '') ? Number(parameter) : null;
}
