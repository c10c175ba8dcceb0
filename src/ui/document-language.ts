/**
 * Stands in for Paraglide's runtime in the browser (tools/vite/messages.ts): texts come in the language of the
 * document, and switching the language loads a new one. The runtime's other strategies would cost every
 * visitor 2 kB.
 */
export function getLocale(): 'de' | 'en' {
  return document.documentElement.lang.startsWith('en') ? 'en' : 'de';
}

/** Part of the runtime's interface; only its compiler sets it. */
export const experimentalStaticLocale = undefined;

/** What every text asks for. */
export const isEnglish = getLocale() === 'en';
