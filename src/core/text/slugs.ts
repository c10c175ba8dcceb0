const german: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', đ: 'd', ł: 'l' };

/**
 * The address word of a title: lower case, a to z, digits and single hyphens, at most 80 characters,
 * German umlauts written out. Answers 'x' when nothing readable remains (an id always follows it).
 */
export function slugify(title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/[äöüßæøœđł]/g, (letter) => german[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
  return slug || 'x';
}
