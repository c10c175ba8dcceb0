import { decode } from '../decode.ts';

/** What an upload of these files by a form sends. */
export function filesForm(given: Record<string, Uint8Array | string>, folder = ''): FormData {
  const form = new FormData();
  form.set('folder', folder);
  for (const [name, bytes] of Object.entries(given)) form.append('file', new Blob([bytes as BlobPart]), name);
  return form;
}

/** The main area of a page of the office, decoded. */
export function mainOf(html: string): string {
  return decode(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '');
}
