import { useRef } from 'react';
import type { MediaKind } from '../../../core/fields/field.ts';
import { m } from '../../../paraglide/messages.js';
import { ToolIcon } from '../../../ui/backstage/tool-icon.tsx';

interface UploadButtonProps {
  onFiles(files: Iterable<File>): void;
  /** One file in place of several. */
  isSingle?: boolean;
  /** The kind of files that the system's choice offers first; every kind when it is left out. */
  accepts?: MediaKind;
}

/** The files of a kind as the `accept` attribute names them. */
const filesOfKind: Partial<Record<MediaKind, string>> = { image: 'image/*', video: 'video/*', audio: 'audio/*', captions: '.vtt' };

/** Opens the system's choice of files. */
export function UploadButton({ onFiles, isSingle = false, accepts }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button className="bs-btn small" type="button" onClick={() => input.current?.click()}>
        <ToolIcon name="upload" />
        {m.media_upload()}
      </button>
      <input
        ref={input}
        type="file"
        multiple={!isSingle}
        accept={accepts && filesOfKind[accepts]}
        hidden
        aria-label={m.media_upload()}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}
