/** A text in both languages of the demo. */
export interface Words {
  de: string;
  en: string;
}

/** HTML of a rich text: one element per paragraph. */
export function paragraphs(...texts: string[]): string {
  return texts.map((text) => `<p>${text}</p>`).join('');
}

export const german: Words = { de: 'Deutsch', en: 'German' };
export const english: Words = { de: 'Englisch', en: 'English' };
export const wordless: Words = { de: 'ohne Worte', en: 'no spoken text' };
export const noInterval: Words = { de: 'keine', en: 'none' };

export function oneInterval(afterMinutes: number): Words {
  return { de: `eine, nach ${afterMinutes} Minuten`, en: `one, after ${afterMinutes} minutes` };
}
