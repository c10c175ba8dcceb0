import type { z } from 'zod';
import type { Language } from '../languages.ts';

/** A failure of a call in the one form of API-09: `{ detail }`, or `{ field: [messages] }` for validation; calls with a `refusal` have their own. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  readonly body: Record<string, unknown>;

  constructor(status: number, body: Record<string, unknown>) {
    super(JSON.stringify(body));
    this.status = status;
    this.body = body;
  }

  /** A failure described by its status alone, with a sentence in the language. */
  static ofStatus(status: number, language: Language): CallError {
    const sentences = details[language];
    return new CallError(status, { detail: sentences[status as keyof typeof sentences] ?? sentences[status < 500 ? 400 : 500] });
  }

  static notFound(language: Language): CallError {
    return CallError.ofStatus(404, language);
  }

  static pastTheEnd(language: Language): CallError {
    return new CallError(404, { detail: pastTheEnd[language] });
  }
}

/** For `?? missing(language)`. @throws CallError 404 */
export function missing(language: Language): never {
  throw CallError.notFound(language);
}

const details = {
  de: {
    400: 'Diese Anfrage ist nicht lesbar.',
    401: 'Dafür müssen Sie angemeldet sein.',
    403: 'Das ist Ihnen nicht erlaubt.',
    404: 'Nicht gefunden.',
    405: 'Diese Adresse kennt diese Methode nicht.',
    408: 'Die Anfrage hat zu lange gedauert.',
    409: 'Das hat inzwischen jemand anderes geändert.',
    413: 'Die Anfrage ist zu groß.',
    414: 'Die Adresse ist zu lang.',
    415: 'Dieses Format wird nicht angenommen. Erwartet wird application/json.',
    429: 'Zu viele Anfragen. Bitte versuchen Sie es später noch einmal.',
    431: 'Adresse und Kopfzeilen der Anfrage sind zu lang.',
    500: 'Ein unbekannter Fehler ist aufgetreten.',
    503: 'Der Dienst ist gerade nicht erreichbar.',
  },
  en: {
    400: 'This request cannot be read.',
    401: 'You have to be logged in to do this.',
    403: 'You are not allowed to do this.',
    404: 'Not found.',
    405: 'This address does not know this method.',
    408: 'The request took too long.',
    409: 'Somebody else has changed this in the meantime.',
    413: 'The request is too large.',
    414: 'The address is too long.',
    415: 'This format is not accepted. Expected application/json.',
    429: 'Too many requests. Please try again later.',
    431: 'The address and headers of the request are too long.',
    500: 'An unknown error occurred.',
    503: 'The service is not available at the moment.',
  },
} as const satisfies Record<Language, Record<number, string>>;

const pastTheEnd: Record<Language, string> = {
  de: 'Diese Seite gibt es nicht: Die Liste ist vorher zu Ende.',
  en: 'There is no such page: the list ends before it.',
};

/** Problems of a validation by field; an unknown parameter under its name, what concerns no field under 'detail'. */
export function fieldErrors(error: z.ZodError): Record<string, string[]> {
  // A map, because a caller may name a field 'constructor'.
  const found = new Map<string, string[]>();
  for (const issue of error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.') || 'detail'];
    for (const name of names) found.set(name, [...(found.get(name) ?? []), issue.message]);
  }
  return Object.fromEntries(found);
}
