import type { z } from 'zod';
import type { Language } from '../languages.ts';
import { positiveIntegerPattern } from '../text/parse-id.ts';

/** Error messages for parameters of calls. A schema's own message takes precedence. */
export function validationMessages(language: Language): z.core.$ZodErrorMap {
  const texts = sentences[language];
  return (issue) => {
    const hosts = allowedHosts(issue);
    if (hosts) return texts.allowedHosts(hosts);
    if (issue.code === 'unrecognized_keys') return texts.unknown;
    if (issue.code === 'invalid_type') {
      if (issue.input === undefined) return texts.missing;
      return Array.isArray(issue.input) ? texts.repeated : texts.other;
    }
    if (issue.code === 'invalid_format' && issue.pattern === String(positiveIntegerPattern)) return texts.wholeNumber;
    if (issue.code === 'too_big')
      return issue.origin === 'string' ? texts.tooLong(Number(issue.maximum)) : texts.tooBig(Number(issue.maximum));
    if (issue.code === 'too_small') return issue.origin === 'string' ? texts.missing : texts.tooSmall(Number(issue.minimum));
    return texts.other;
  };
}

/** What an address to embed may stand on; null for other issues. In a draft an address may be empty too, which makes it a union. */
function allowedHosts(issue: z.core.$ZodRawIssue): string | null {
  const issues = issue.code === 'invalid_union' ? issue.errors.flat() : [issue];
  const found = issues.find((one) => one.code === 'custom' && typeof one.params?.allowedHosts === 'string');
  return found?.code === 'custom' ? found.params?.allowedHosts : null;
}

/** For text with the character NUL or half of a surrogate pair. */
export const unstorableText = (language: Language): string => sentences[language].unstorable;

const sentences = {
  de: {
    unknown: 'Diesen Parameter gibt es hier nicht.',
    missing: 'Dieser Parameter fehlt.',
    repeated: 'Dieser Parameter darf nur einmal vorkommen.',
    wholeNumber: 'Erwartet wird eine ganze Zahl von 1 bis 999999999.',
    tooLong: (maximum: number) => `Höchstens ${maximum} Zeichen.`,
    tooBig: (maximum: number) => `Höchstens ${maximum}.`,
    tooSmall: (minimum: number) => `Mindestens ${minimum}.`,
    allowedHosts: (hosts: string) => `Dieser Anbieter ist hier nicht erlaubt. Erlaubt sind: ${hosts}.`,
    other: 'Dieser Wert passt hier nicht.',
    unstorable: 'Dieser Text enthält Zeichen, die nicht gespeichert werden können.',
  },
  en: {
    unknown: 'There is no such parameter here.',
    missing: 'This parameter is missing.',
    repeated: 'This parameter may occur only once.',
    wholeNumber: 'Expected a whole number from 1 to 999999999.',
    tooLong: (maximum: number) => `At most ${maximum} characters.`,
    tooBig: (maximum: number) => `At most ${maximum}.`,
    tooSmall: (minimum: number) => `At least ${minimum}.`,
    allowedHosts: (hosts: string) => `This host is not allowed. Allowed are: ${hosts}.`,
    other: 'This value does not fit here.',
    unstorable: 'This text has characters that cannot be stored.',
  },
} satisfies Record<Language, unknown>;
