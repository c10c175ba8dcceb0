import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';

export const languageNames: Record<Language, () => string> = { de: m.language_german, en: m.language_english };
