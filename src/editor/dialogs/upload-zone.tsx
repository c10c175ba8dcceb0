import { useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import { ToolIcon } from '../tool-icon.tsx';
import type { Upload } from './use-uploads.ts';

interface UploadZoneProps {
  uploads: readonly Upload[];
  onFiles(files: Iterable<File>): void;
  onRemove(key: number): void;
}

/** Where files are dropped or chosen; below it how far each is, or why it was refused. */
export function UploadZone({ uploads, onFiles, onRemove }: UploadZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <fieldset className="lib-up">
      <legend className="bs-vh">{m.media_upload()}</legend>
      <div className="bs-row wrap">
        <span className="bs-grow bs-meta">{m.media_upload_hint()}</span>
        <button className="bs-btn small" type="button" onClick={() => input.current?.click()}>
          <ToolIcon name="upload" />
          {m.media_upload()}
        </button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={m.media_upload()}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </div>
      {uploads.map(({ key, name, part, error }) => (
        <div key={key}>
          <div className="bs-row">
            {error === null ? (
              <span className="bs-grow bs-trunc">{name}</span>
            ) : (
              <p className="bs-err bs-grow" role="alert">
                <ToolIcon name="err" />
                {name}: {error}
              </p>
            )}
            {error === null && <span className="bs-meta">{Math.round(part * 100)} %</span>}
            <button
              className="bs-btn quiet icon small"
              type="button"
              aria-label={error === null ? m.media_upload_stop({ name }) : m.media_upload_dismiss({ name })}
              onClick={() => onRemove(key)}
            >
              <ToolIcon name="close" />
            </button>
          </div>
          {error === null && <progress aria-label={name} value={part} max={1} />}
        </div>
      ))}
    </fieldset>
  );
}
