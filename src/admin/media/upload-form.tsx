import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';

/** Outcome of an uploaded file. */
export interface Outcome {
  name: string;
  /** Null when refused. */
  id: number | null;
  /** Refusal, or a note that the file already existed. */
  text: string;
}

interface UploadFormProps {
  base: string;
  folder: string;
  folders: readonly { name: string }[];
}

/** Upload form for several files; a native file input also accepts drag and drop without script. */
export function UploadForm({ base, folder, folders }: UploadFormProps) {
  return (
    <form method="post" action={base} encType="multipart/form-data" className="adm-upload" aria-label={m.media_upload()}>
      <div className="bs-field adm-upload-files">
        <label htmlFor="files">{m.admin_media_files()}</label>
        <input className="bs-input" type="file" id="files" name="file" multiple required aria-describedby="files-hint" />
      </div>
      <div className="bs-field">
        <label htmlFor="upload-folder">{m.media_folder()}</label>
        <input className="bs-input" id="upload-folder" name="folder" defaultValue={folder} maxLength={255} list="folders" />
        <FolderChoices folders={folders} />
      </div>
      <button className="bs-btn primary" type="submit">
        {m.media_upload()}
      </button>
      <p className="bs-hint" id="files-hint">
        {m.admin_media_files_hint()}
      </p>
    </form>
  );
}

/** Existing folders as suggestions. */
export function FolderChoices({ folders }: { folders: readonly { name: string }[] }) {
  return (
    <datalist id="folders">
      {folders.map(({ name }) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

interface UploadOutcomesProps {
  outcomes: readonly Outcome[];
  problem: string | null;
  language: Language;
}

/** Outcome of every file. */
export function UploadOutcomes({ outcomes, problem, language }: UploadOutcomesProps) {
  if (problem)
    return (
      <p className="bs-note bad" role="alert">
        {problem}
      </p>
    );
  const [accepted, refused] = [outcomes.filter(({ id }) => id !== null), outcomes.filter(({ id }) => id === null)];
  return (
    <>
      {refused.length > 0 && (
        <div className="bs-note bad" role="alert">
          <div>
            <p>{m.admin_media_refused({ count: refused.length })}</p>
            <ul>
              {refused.map(({ name, text }, index) => (
                <li key={index}>
                  <strong>{name}</strong>: {text}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      {accepted.length > 0 && (
        <div className="bs-note ok" role="status">
          <div>
            <p>{m.admin_media_uploaded({ count: accepted.length })}</p>
            <ul>
              {accepted.map(({ name, id, text }) => (
                <li key={id}>
                  <a href={adminHref(language, 'media', id ?? 0)}>{name}</a> {text}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </>
  );
}
