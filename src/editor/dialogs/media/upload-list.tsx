import { m } from '../../../paraglide/messages.js';
import { ToolIcon } from '../../../ui/backstage/tool-icon.tsx';
import type { Upload } from './use-uploads.ts';

interface UploadListProps {
  uploads: readonly Upload[];
  onRemove(key: number): void;
}

/** How far each file is, or why it was refused. */
export function UploadList({ uploads, onRemove }: UploadListProps) {
  return uploads.map(({ key, name, part, error }) => (
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
  ));
}
