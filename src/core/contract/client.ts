import type { Language } from '../languages.ts';
import { accept } from './accept.ts';
import type { AnswerOf, Call, QueryInputOf } from './call.ts';

/** A call that failed: with the status of the response, or 0 when there was none. */
class CallFailed extends Error {
  readonly status: number;

  constructor(status: number, detail: string) {
    super(`Call failed (${status || 'no answer'}): ${detail}`);
    this.name = 'CallFailed';
    this.status = status;
  }
}

interface CallOptions<C extends Call> {
  language: Language;
  /** Values as they stand in the address; empty ones are left out. */
  query?: { [Key in keyof QueryInputOf<C>]?: string | number | null | undefined };
  signal?: AbortSignal;
}

/**
 * Makes a GET call of the API from the browser: `fetchCall<typeof listEvents>('/{lang}/api/events/', …)`.
 * Only the contract's types are imported, so that neither it nor zod reach the browser.
 * @throws CallFailed for every answer but success; an abort passes through.
 */
export async function fetchCall<C extends Call>(path: C['path'], { language, query, signal }: CallOptions<C>): Promise<AnswerOf<C>> {
  const response = await fetch(addressOf(path, language, query ?? {}), {
    headers: { accept, 'accept-language': language },
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new CallFailed(0, String(error));
  });
  if (!response.ok) throw new CallFailed(response.status, response.statusText);
  return (await response.json()) as AnswerOf<C>;
}

function addressOf(path: string, language: Language, query: Record<string, string | number | null | undefined>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== null && value !== undefined && value !== '') search.set(key, String(value));
  const address = path.replace('{lang}', language);
  return search.size > 0 ? `${address}?${search}` : address;
}
