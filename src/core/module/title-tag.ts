/** The element of a title one level below `above`; h6 is the last there is. */
export function titleTag(above: number): 'h2' {
  return `h${Math.min(6, above + 1)}` as 'h2';
}
