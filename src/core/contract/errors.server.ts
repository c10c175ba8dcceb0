import { z } from 'zod';
import type { Language } from '../languages.ts';

/** A failure of a call in the one form of API-09: `{ detail }`, or `{ field: [messages] }` for validation. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  readonly body: { detail: string } | Record<string, string[]>;

  constructor(status: number, body: { detail: string } | Record<string, string[]>) {
    super(JSON.stringify(body));
    this.status = status;
    this.body = body;
  }

  static notFound(language: Language): CallError {
    return new CallError(404, { detail: details[language].notFound });
  }

  static pastTheEnd(language: Language): CallError {
    return new CallError(404, { detail: details[language].pastTheEnd });
  }

  static internal(language: Language): CallError {
    return new CallError(500, { detail: details[language].internal });
  }
}

const details = {
  de: { notFound: 'Nicht gefunden.', pastTheEnd: 'Diese Seite gibt es nicht: Die Liste ist vorher zu Ende.', internal: 'Ein unbekannter Fehler ist aufgetreten.' },
  en: { notFound: 'Not found.', pastTheEnd: 'There is no such page: the list ends before it.', internal: 'An unknown error occurred.' },
} satisfies Record<Language, Record<string, string>>;

/** Zod's messages in the language of the call; unknown parameters are named one by one in `fieldErrors`. */
export function validationMessages(language: Language) {
  return (language === 'de' ? z.locales.de() : z.locales.en()).localeError;
}

/** Problems of a validation by field; what concerns no field stands under the name of the unknown one or 'detail'. */
export function fieldErrors(error: z.ZodError): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.') || 'detail'];
    for (const name of names) (found[name] ??= []).push(issue.message);
  }
  return found;
}
