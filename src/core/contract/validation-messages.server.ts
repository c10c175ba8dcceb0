import type { z } from 'zod';
import type { Language } from '../languages.ts';
import { positiveIntegerPattern } from './shapes.ts';

/** What is wrong with a value, said to the person who wrote the call. Schemas with a message of their own keep it. */
export function validationMessages(language: Language): z.core.$ZodErrorMap {
  const say = sentences[language];
  return (issue) => {
    if (issue.code === 'unrecognized_keys') return say.unknown;
    if (issue.code === 'invalid_type') {
      if (issue.input === undefined) return say.missing;
      return Array.isArray(issue.input) ? say.repeated : say.other;
    }
    if (issue.code === 'invalid_format' && issue.pattern === String(positiveIntegerPattern)) return say.wholeNumber;
    if (issue.code === 'too_big') return issue.origin === 'string' ? say.tooLong(Number(issue.maximum)) : say.tooBig(Number(issue.maximum));
    if (issue.code === 'too_small') return issue.origin === 'string' ? say.missing : say.tooSmall(Number(issue.minimum));
    return say.other;
  };
}

const sentences = {
  de: {
    unknown: 'Diesen Parameter gibt es hier nicht.',
    missing: 'Dieser Parameter fehlt.',
    repeated: 'Dieser Parameter darf nur einmal vorkommen.',
    wholeNumber: 'Erwartet wird eine ganze Zahl von 1 bis 999999999.',
    tooLong: (maximum: number) => `Höchstens ${maximum} Zeichen.`,
    tooBig: (maximum: number) => `Höchstens ${maximum}.`,
    tooSmall: (minimum: number) => `Mindestens ${minimum}.`,
    other: 'Dieser Wert passt hier nicht.',
  },
  en: {
    unknown: 'There is no such parameter here.',
    missing: 'This parameter is missing.',
    repeated: 'This parameter may occur only once.',
    wholeNumber: 'Expected a whole number from 1 to 999999999.',
    tooLong: (maximum: number) => `At most ${maximum} characters.`,
    tooBig: (maximum: number) => `At most ${maximum}.`,
    tooSmall: (minimum: number) => `At least ${minimum}.`,
    other: 'This value does not fit here.',
  },
} satisfies Record<Language, unknown>;
