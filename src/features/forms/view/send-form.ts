import { csrfToken } from '../../../core/contract/send-call.ts';
import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import type { TempFile } from '../forms.contract.ts';

export type Answer = { kind: 'sent' } | { kind: 'refused'; errors: Record<string, string> } | { kind: 'failed'; problem: string };

/** Sends a form (FORM-11). `key` names the act: sent again under it, nothing is stored twice. */
export async function sendForm(language: Language, form: number, field_values: Record<string, unknown>, key: string): Promise<Answer> {
  try {
    // Not with `keepalive`, which allows no long texts.
    const response = await fetch(`/${language}/api/forms-entries/`, {
      method: 'POST',
      headers: { ...(await tokenHeader()), 'content-type': 'application/json', 'idempotency-key': key },
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

/** Sends a file and tells how far it is, 0 to 1; only the old way of asking says so. @throws with the reason in the page's language. */
export async function uploadFile(language: Language, file: File, onProgress: (done: number) => void): Promise<TempFile> {
  const headers = await tokenHeader().catch(() => ({}));
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append('file', file);
    request.open('POST', `/${language}/api/temp-files/`);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('error', () => reject(new Error(m.form_file_failed())));
    request.addEventListener('load', () => {
      if (request.status === 201) return resolve(request.response as TempFile);
      const said = request.response as { file?: string[]; detail?: string } | null;
      reject(new Error(said?.file?.[0] ?? (request.status === 429 ? said?.detail : undefined) ?? m.form_file_failed()));
    });
    request.send(body);
  });
}

/** A browser without a token fetches it first (API-02). */
async function tokenHeader(): Promise<Record<string, string>> {
  if (!csrfToken()) await fetch('/api/user-details/', { method: 'HEAD' });
  return { 'x-csrftoken': csrfToken() ?? '' };
}
