import { type FormEvent, useEffect, useId, useState } from 'react';
import type { Language } from '../../../core/languages.ts';
import type { Media, MediaPlace } from '../../../features/media/media.contract.ts';
import { m } from '../../../paraglide/messages.js';
import { ToolIcon } from '../../../ui/backstage/tool-icon.tsx';
import { callEditor, EditorCallFailed } from '../../editor-call.ts';
import { DialogShell } from '../dialog-shell.tsx';
import { useUnsavedWork } from '../unsaved-work.tsx';
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

type MediaWithPlaces = Media & { places: MediaPlace[] };

/** What is said of a picture: focal point, alternative texts or decoration, copyright, caption, folder, and where it is used (EDIT-10). */
export default function ImageEdit({ language, value, onChoose, onClose }: ImageEditProps) {
  const form = useId();
  const [known, setKnown] = useState<MediaWithPlaces | null>(null);
  const [changed, setChanged] = useState<Partial<Media>>({});
  /** What stood here before somebody else's change came to light. */
  const [past, setPast] = useState<MediaWithPlaces | null>(null);
  const [failure, setFailure] = useState<EditorCallFailed | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const id = Number(value);
  const address = `/${language}/pageeditor-api/media/${id}/`;
  useEffect(() => {
    callEditor<MediaWithPlaces>('GET', address).then(setKnown, setFailure);
  }, [id, language]);
  const media = known && { ...known, ...changed };
  const change = (values: Partial<Media>) => setChanged((before) => ({ ...before, ...values }));

  const save = async (): Promise<boolean> => {
    setIsSaving(true);
    setFailure(null);
    try {
      await callEditor('PATCH', address, { body: { version: known?.version, ...changed } });
      onChoose(id);
      return true;
    } catch (error) {
      if (!(error instanceof EditorCallFailed)) throw error;
      // What somebody else has stored meanwhile stands beside one's own; saved again, one's own holds (EDIT-19).
      if (error.status === 409 && known)
        await callEditor<MediaWithPlaces>('GET', address).then(
          (fresh) => {
            setPast(known);
            setKnown(fresh);
            setChanged((mine) => rebased(mine, known, fresh));
          },
          () => undefined,
        );
      setFailure(error);
      setIsSaving(false);
      return false;
    }
  };
  const { leave, question } = useUnsavedWork(Object.keys(changed).length > 0, save);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Inside another form's dialog it is not that form's.
    event.stopPropagation();
    void save().then((isSaved) => isSaved && onClose());
  };
  const theirsAt = (field: keyof Media, of?: Language) => {
    if (!past || !known || !media) return '';
    const valueIn = (file: Media) => String((of ? (file[field] as Partial<Record<Language, string>>)[of] : file[field]) ?? '');
    const theirs = valueIn(known);
    return theirs !== valueIn(past) && theirs !== valueIn(media) ? m.page_settings_theirs({ theirs: theirs || '–' }) : '';
  };
  return (
    <DialogShell
      title={known && known.kind !== 'image' ? m.media_edit_file() : m.media_edit_image()}
      hint={media ? hintOf(media) : m.media_loading()}
      width="72rem"
      onClose={() => leave(onClose)}
      footer={
        <>
          <p className="bs-meta bs-grow">{m.media_everywhere()}</p>
          <button className="bs-btn" type="button" onClick={() => leave(onClose)}>
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
        <form id={form} className={media.kind === 'image' ? 'image-edit' : 'bs-stack'} onSubmit={submit}>
          {media.kind === 'image' && <FocalPoint media={media} onMove={(focus) => change({ focus })} />}
          <div className="bs-stack">
            <ImageTexts media={media} onChange={change} theirsAt={theirsAt} />
            <MediaPlaces places={media.places} />
          </div>
        </form>
      )}
      {question}
    </DialogShell>
  );
}

/** What was changed here, upon what somebody else has stored: of texts only the languages that were changed. */
function rebased(mine: Partial<Media>, before: Media, fresh: Media): Partial<Media> {
  const texts = (['descriptions', 'captions'] as const).flatMap((field) => {
    const own = mine[field];
    if (!own) return [];
    const changed = Object.entries(own).filter(([language, text]) => text !== (before[field][language as Language] ?? ''));
    return [[field, { ...fresh[field], ...Object.fromEntries(changed) }]];
  });
  return { ...mine, ...Object.fromEntries(texts) };
}

function hintOf({ name, kind, width, height, copyright }: Media): string {
  return [name, kind === 'image' ? `${width} × ${height}` : '', copyright].filter(Boolean).join(', ');
}
