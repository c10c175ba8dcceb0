import { expect } from 'vitest';
import type { Media } from '../../../src/features/media/media.contract.ts';
import { startTestApp } from '../app.ts';
import { Editor } from '../editor/editor.ts';
import { seedSeason } from '../programme/season.ts';

type UploadedMedia = Media & { file?: string[]; detail?: string };

/** A site with the season, and an editor who uploads as the dialog does. */
export async function openMediaLibrary(environment: Record<string, string> = {}) {
  const app = await startTestApp({ seed: seedSeason, environment });
  const ada = await Editor.of(app);
  // The files of the season have fixed ids.
  await app.database.db.execute(`select setval(pg_get_serial_sequence('media', 'id'), 1000)`);

  /** What the browser says of name and type is the caller's. */
  async function upload(bytes: Uint8Array | string, name: string, { type = 'image/jpeg', folder = '', language = 'de' } = {}) {
    const form = new FormData();
    form.set('folder', folder);
    form.set('file', new Blob([bytes as BlobPart], { type }), name);
    const answer = await app.get(`/${language}/pageeditor-api/media/`, { method: 'POST', headers: ada.headers, body: form });
    return { status: answer.status, body: (await answer.json()) as UploadedMedia };
  }

  async function uploadMedia(bytes: Uint8Array, name: string, folder = ''): Promise<Media> {
    const { status, body } = await upload(bytes, name, { folder });
    expect(status, JSON.stringify(body)).toBe(201);
    return body;
  }

  return { app, ada, upload, uploadMedia };
}

export type MediaLibrary = Awaited<ReturnType<typeof openMediaLibrary>>;
