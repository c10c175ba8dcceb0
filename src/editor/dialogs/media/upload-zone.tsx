import { m } from '../../../paraglide/messages.js';
import { UploadButton } from './upload-button.tsx';
import { UploadList } from './upload-list.tsx';
import type { Upload } from './use-uploads.ts';

interface UploadZoneProps {
  uploads: readonly Upload[];
  onFiles(files: Iterable<File>): void;
  onRemove(key: number): void;
}

/** Where files are dropped or chosen; below it how far each is, or why it was refused. */
export function UploadZone({ uploads, onFiles, onRemove }: UploadZoneProps) {
  return (
    <fieldset className="lib-up">
      <legend className="bs-vh">{m.media_upload()}</legend>
      <div className="bs-row wrap">
        <span className="bs-grow bs-meta">{m.media_upload_hint()}</span>
        <UploadButton onFiles={onFiles} />
      </div>
      <UploadList {...{ uploads, onRemove }} />
    </fieldset>
  );
}
