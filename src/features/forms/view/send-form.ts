import { accept } from '../../../core/contract/accept.ts';
import { ensureToken } from '../../../core/contract/send-call.ts';
import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import type { TempFile } from '../forms.contract.ts';

export type Answer = { kind: 'sent' } | { kind: 'refused'; errors: Record<string, string> } | { kind: 'failed'; problem: string };

/** Submits a form (FORM-11). `key` is the idempotency key: a repeated submission is stored once. */
export async function sendForm(language: Language, form: number, field_values: Record<string, unknown>, key: string): Promise<Answer> {
  try {
    // Without `keepalive`, which limits the body to 64 KiB.
    const response = await fetch(`/${language}/api/forms-entries/`, {
      method: 'POST',
      headers: { ...(await callHeaders()), 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ form, field_values }),
    });
    if (response.status === 201) return { kind: 'sent' };
    const body = (await response.json()) as { detail?: string; field_values?: Record<string, string[]> };
    if (response.status === 400 && body.field_values) {
      const errors = Object.entries(body.field_values).map(([slug, [message = '']]) => [slug, message]);
      return { kind: 'refused', errors: Object.fromEntries(errors) };
    }
    return { kind: 'failed', problem: response.status === 429 && body.detail ? body.detail : m.form_failed() };
  } catch {
    return { kind: 'failed', problem: m.form_failed() };
  }
}

/** Uploads a file and reports progress from 0 to 1, by XMLHttpRequest because fetch reports none. @throws with the reason in the page's language. */
export async function uploadFile(
  language: Language,
  file: File,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<TempFile> {
  const headers = await callHeaders().catch(() => ({}));
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append('file', file);
    request.open('POST', `/${language}/api/temp-files/`);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    signal.addEventListener('abort', () => request.abort());
    for (const event of ['error', 'abort']) request.addEventListener(event, () => reject(new Error(m.form_file_failed())));
    request.addEventListener('load', () => {
      if (request.status === 201) return resolve(request.response as TempFile);
      const problem = request.response as { file?: string[]; detail?: string } | null;
      reject(new Error(problem?.file?.[0] ?? (request.status === 429 ? problem?.detail : undefined) ?? m.form_file_failed()));
    });
    request.send(body);
  });
}

async function callHeaders(): Promise<Record<string, string>> {
  return { accept, 'x-csrftoken': await ensureToken() };
}
