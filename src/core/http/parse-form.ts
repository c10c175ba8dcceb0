/** The type of a form without files. */
export const formType = 'application/x-www-form-urlencoded';

/** The fields of a submitted form. The character NUL, which nobody types and no database stores, is left out. */
export function parseForm(body: string | Buffer): URLSearchParams {
  return new URLSearchParams(String(body).replaceAll('%00', '').replaceAll('\0', ''));
}
