import type { Language } from '../../../core/languages.ts';

/** A time of the shop, 'HH:MM', for people. */
export function slotText(time: string, language: Language): string {
  return language === 'de' ? `${time} Uhr` : time;
}
