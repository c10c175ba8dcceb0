import { accept } from '../../../core/contract/accept.ts';
import { ensureToken } from '../../../core/contract/send-call.ts';
import type { Language } from '../../../core/languages.ts';
import type { Media } from '../../../features/media/media.contract.ts';
import { uploadLimit } from '../../../features/media/upload-limit.ts';
import { m } from '../../../paraglide/messages.js';
import { EditorCallFailed, withLogin } from '../../editor-call.ts';

interface SendFileOptions {
  language: Language;
  folder: string;
  signal: AbortSignal;
  /** Called with the fraction that has been sent, 0 to 1. */
  onProgress(part: number): void;
}

/** Uploads a file into the library; answers in a sentence why it was refused. */
export async function uploadFile(file: File, language: Language): Promise<Media | string> {
  if (file.size > uploadLimit) return m.media_too_large();
  try {
    return await sendFile(file, { language, folder: '', signal: new AbortController().signal, onProgress: () => undefined });
  } catch (failure) {
    return uploadFailure(failure);
  }
}

/** @throws whatever is no failure of the call */
export function uploadFailure(failure: unknown): string {
  if (!(failure instanceof EditorCallFailed)) throw failure;
  return failure.sentence || m.edit_call_failed();
}

/** Uploads a file and says how far it is, which fetch cannot; after the end of the login it is sent again (EDIT-17). @throws EditorCallFailed */
export async function sendFile(file: File, options: SendFileOptions): Promise<Media> {
  const { status, response } = await withLogin(
    () => postFile(file, options),
    (answer) => answer.status === 401,
  );
  if (status !== 201) throw new EditorCallFailed(status, response);
  return response as Media;
}

async function postFile(
  file: File,
  { language, folder, signal, onProgress }: SendFileOptions,
): Promise<{ status: number; response: unknown }> {
  const token = await ensureToken();
  const form = new FormData();
  form.set('folder', folder);
  form.set('file', file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/${language}/pageeditor-api/media/`);
    request.setRequestHeader('accept', accept);
    request.setRequestHeader('x-csrftoken', token);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(request);
    request.onerror = request.onabort = () => resolve({ status: 0, response: null });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
