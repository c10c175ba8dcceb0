import { createHash } from 'node:crypto';
import type { Language } from '../../../core/languages.ts';
import { inLanguage } from '../../../core/text/language-scope.server.ts';
import { m } from '../../../paraglide/messages.js';
import { describeCategory, describeService } from '../service-texts.ts';
import { allServices, optionalCategories, services } from '../services.ts';

/** Everything a visitor reads before answering, line by line: the bar (ConsentBar), then the choice of services (ConsentChoice). */
export function questionOf(language: Language): string[] {
  return inLanguage(language, () => [
    ...[m.consent_title(), m.consent_privacy(), m.consent_imprint(), m.consent_intro()],
    ...[m.consent_accept_all(), m.consent_required_only(), m.consent_choose()],
    ...[m.consent_choice(), m.consent_choice_intro(), m.consent_required(), m.consent_always_on(), m.consent_required_text()],
    ...optionalCategories.flatMap((category) => [
      ...linesOf(describeCategory(category)),
      ...allServices.filter((name) => services[name].category === category).flatMap((name) => linesOf(describeService(name))),
    ]),
    m.consent_save(),
  ]);
}

/** SHA-256 of the question, once per language: its texts are part of the build. */
export function questionHash(language: Language): string {
  const known = hashes.get(language) ?? createHash('sha256').update(questionOf(language).join('\n')).digest('hex');
  hashes.set(language, known);
  return known;
}

const hashes = new Map<Language, string>();

/** Characters of the hash that a page holds and sends back with the answer. */
const shownHashLength = 16;

/** The question as pages name it. */
export const shownHash = (language: Language): string => questionHash(language).slice(0, shownHashLength);

const linesOf = ({ title, text }: { title: string; text: string }) => [title, text];
