import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';

/** What became of a file that was sent. */
export interface Outcome {
  name: string;
  /** Null when it was refused. */
  id: number | null;
  /** Why it was refused, or that it was there before. */
  text: string;
}

interface UploadFormProps {
  base: string;
  folder: string;
  folders: readonly { name: string }[];
}

/** Takes several files at once; a field for files takes what is dropped on it, without script too. */
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

/** The folders there are, offered while one is typed. */
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

/** What became of every file, by its name. */
export function UploadOutcomes({ outcomes, problem, language }: UploadOutcomesProps) {
  if (problem)
    return (
      <p className="bs-note bad" role="alert">
        {problem}
      </p>
    );
  const [kept, refused] = [outcomes.filter(({ id }) => id !== null), outcomes.filter(({ id }) => id === null)];
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
      {kept.length > 0 && (
        <div className="bs-note ok" role="status">
          <div>
            <p>{m.admin_media_uploaded({ count: kept.length })}</p>
            <ul>
              {kept.map(({ name, id, text }) => (
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
