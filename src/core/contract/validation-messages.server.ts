import type { z } from 'zod';
import type { EmbedProblem } from '../fields/embed-address.ts';
import type { Language } from '../languages.ts';
import { positiveIntegerPattern } from '../text/parse-id.ts';

/** Error messages for parameters of calls. A schema's own message takes precedence. */
export function validationMessages(language: Language): z.core.$ZodErrorMap {
  const texts = sentences[language];
  return (issue) => {
    const embed = embedIssue(issue);
    if (embed) return embedMessage(embed, language);
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

interface EmbedIssue {
  problem: EmbedProblem;
  hosts: readonly string[];
}

/** What is wrong with an address to embed; null for other issues. In a draft an address may be empty too, which makes it a union. */
function embedIssue(issue: z.core.$ZodRawIssue): EmbedIssue | null {
  const issues = issue.code === 'invalid_union' ? issue.errors.flat() : [issue];
  const found = issues.find((one) => one.code === 'custom' && one.params?.embed);
  return found?.code === 'custom' ? found.params?.embed : null;
}

/** What is wrong with an address to embed, and which hosts are allowed (EDIT-280). */
export function embedMessage({ problem, hosts }: EmbedIssue, language: Language): string {
  const texts = sentences[language];
  const sentence =
    problem.kind === 'host' ? texts.embedHost(problem.name) : { address: texts.embedAddress, film: texts.embedFilm }[problem.kind];
  return `${sentence} ${texts.embedHosts(hosts.join(', '))}`;
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
    embedAddress: 'Das ist keine Adresse, die mit https:// beginnt.',
    embedHost: (name: string) => `${name} ist hier nicht erlaubt.`,
    embedFilm: 'Unter dieser Adresse steht kein einzelner Film. Öffnen Sie den Film und kopieren Sie seine Adresse.',
    embedHosts: (hosts: string) => `Erlaubt sind: ${hosts}.`,
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
    embedAddress: 'This is no address that begins with https://.',
    embedHost: (name: string) => `${name} is not allowed here.`,
    embedFilm: 'There is no single film at this address. Open the film and copy its address.',
    embedHosts: (hosts: string) => `Allowed are: ${hosts}.`,
    other: 'This value does not fit here.',
    unstorable: 'This text has characters that cannot be stored.',
  },
} satisfies Record<Language, unknown>;
