import { type FormEvent, useEffect, useId, useState } from 'react';
import type { Language } from '../../../core/languages.ts';
import type { Media, MediaPlace } from '../../../features/media/media.contract.ts';
import { m } from '../../../paraglide/messages.js';
import { ToolIcon } from '../../../ui/backstage/tool-icon.tsx';
import { callEditor, EditorCallFailed } from '../../editor-call.ts';
import { DialogShell } from '../dialog-shell.tsx';
import { FocalPoint } from './focal-point.tsx';
import { ImageTexts } from './image-texts.tsx';
import { MediaPlaces } from './media-places.tsx';

interface ImageEditProps {
  language: Language;
  /** Id of the file. */
  value: unknown;
  /** Called with the id after a change. */
  onChoose(value: number): void;
  onClose(): void;
}

type Known = Media & { places: MediaPlace[] };

/** What is said of a picture: focal point, alternative texts or decoration, copyright, caption, folder, and where it is used (EDIT-10). */
export default function ImageEdit({ language, value, onChoose, onClose }: ImageEditProps) {
  const form = useId();
  const [known, setKnown] = useState<Known | null>(null);
  const [changed, setChanged] = useState<Partial<Media>>({});
  const [failure, setFailure] = useState<EditorCallFailed | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const id = Number(value);
  useEffect(() => {
    callEditor<Known>('GET', `/${language}/pageeditor-api/media/${id}/`).then(setKnown, setFailure);
  }, [id, language]);
  const media = known && { ...known, ...changed };
  const change = (values: Partial<Media>) => setChanged((before) => ({ ...before, ...values }));

  const save = async (event: FormEvent) => {
    event.preventDefault();
    // Inside another form's dialog it is not that form's.
    event.stopPropagation();
    setIsSaving(true);
    setFailure(null);
    try {
      await callEditor('PATCH', `/${language}/pageeditor-api/media/${id}/`, { body: { version: known?.version, ...changed } });
      onChoose(id);
      onClose();
    } catch (error) {
      if (!(error instanceof EditorCallFailed)) throw error;
      setFailure(error);
      setIsSaving(false);
    }
  };
  return (
    <DialogShell
      title={known && known.kind !== 'image' ? m.media_edit_file() : m.media_edit_image()}
      hint={media ? hintOf(media) : m.media_loading()}
      width="72rem"
      onClose={onClose}
      footer={
        <>
          <p className="bs-meta bs-grow">{m.media_everywhere()}</p>
          <button className="bs-btn" type="button" onClick={onClose}>
            {m.dialog_cancel()}
          </button>
          <button className="bs-btn primary" type="submit" form={form} aria-disabled={isSaving || !media}>
            {m.dialog_save()}
          </button>
        </>
      }
    >
      {failure && (
        <p className="bs-note bad" role="alert">
          <ToolIcon name="err" />
          {failure.status === 409 ? m.media_changed_meanwhile() : failure.sentence || m.edit_call_failed()}
        </p>
      )}
      {media && (
        <form id={form} className={media.kind === 'image' ? 'image-edit' : 'bs-stack'} onSubmit={(event) => void save(event)}>
          {media.kind === 'image' && <FocalPoint media={media} onMove={(focus) => change({ focus })} />}
          <div className="bs-stack">
            <ImageTexts media={media} onChange={change} />
            <MediaPlaces places={media.places} />
          </div>
        </form>
      )}
    </DialogShell>
  );
}

function hintOf({ name, kind, width, height, copyright }: Media): string {
  return [name, kind === 'image' ? `${width} × ${height}` : '', copyright].filter(Boolean).join(', ');
}
