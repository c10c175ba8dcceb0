/** Class for a title in the size its length allows: nothing is ever cut (design notes, 'Long titles'). */
export function titleSize(title: string): 'xl' | '' | 'h2' {
  if (title.length <= 12) return 'xl';
  return title.length <= 28 ? '' : 'h2';
}
