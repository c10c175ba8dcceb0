import { type ComponentType, useEffect, useState } from 'react';
import type { MediaKind } from '../../../core/fields/field.ts';
import type { Language } from '../../../core/languages.ts';
import type { Media, MediaPlace } from '../../../features/media/media.contract.ts';
import { m } from '../../../paraglide/messages.js';
import { ToolIcon } from '../../../ui/backstage/tool-icon.tsx';
import { callEditor, EditorCallFailed } from '../../editor-call.ts';
import { DialogShell } from '../dialog-shell.tsx';
import { MediaPlaces } from './media-places.tsx';

interface MediaDeleteProps {
  language: Language;
  media: Media;
  /** Finds the file that takes its place. */
  Finder: ComponentType<{ language: Language; value: null; accepts: MediaKind; onChoose(id: number | null): void; onClose(): void }>;
  onDone(): void;
  onClose(): void;
}

/** Deletes a file: a used one is replaced everywhere at once or left empty, and its places are listed before. */
export function MediaDelete({ language, media, Finder, onDone, onClose }: MediaDeleteProps) {
  const [places, setPlaces] = useState<readonly MediaPlace[] | null>(null);
  const [isReplacing, setIsReplacing] = useState(true);
  const [by, setBy] = useState<Media | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const [failure, setFailure] = useState('');
  const address = (id: number) => `/${language}/pageeditor-api/media/${id}/`;
  useEffect(() => {
    callEditor<{ places: MediaPlace[] }>('GET', address(media.id)).then(
      (known) => setPlaces(known.places),
      () => setFailure(m.edit_call_failed()),
    );
  }, []);
  const isUsed = places !== null && places.length > 0;
  const remove = async () => {
    const query = !isUsed ? '' : isReplacing ? `?replace=${by?.id}` : '?leave_empty=true';
    try {
      await callEditor('DELETE', address(media.id) + query);
      onDone();
    } catch (error) {
      if (!(error instanceof EditorCallFailed)) throw error;
      setFailure(error.sentence || m.edit_call_failed());
    }
  };
  const isReady = places !== null && (!isUsed || !isReplacing || by !== null);
  return (
    <DialogShell
      title={isUsed ? m.media_delete_used({ name: media.name, count: places.length }) : m.media_delete_one({ name: media.name })}
      {...(isUsed && { hint: m.media_delete_what() })}
      width="34rem"
      onClose={onClose}
      footer={
        <>
          <button className="bs-btn" type="button" onClick={onClose}>
            {m.media_keep()}
          </button>
          {/* Without a replacement there is one thing to do first. */}
          <button
            className="bs-btn danger solid"
            type="button"
            aria-disabled={places === null || undefined}
            onClick={() => (isReady ? void remove() : setIsChoosing(places !== null))}
          >
            <ToolIcon name="trash" />
            {isUsed && isReplacing ? m.media_replace_and_delete() : m.media_delete()}
          </button>
        </>
      }
    >
      <div className="bs-stack">
        {failure && (
          <p className="bs-note bad" role="alert">
            <ToolIcon name="err" />
            {failure}
          </p>
        )}
        {isUsed && (
          <>
            <InsteadChoice places={places} by={by} isReplacing={isReplacing} onChange={setIsReplacing} onFind={() => setIsChoosing(true)} />
            <MediaPlaces places={places} />
          </>
        )}
        <p className="bs-meta">{m.media_trash_hint()}</p>
      </div>
      {isChoosing && (
        <Finder
          language={language}
          value={null}
          accepts={media.kind}
          onChoose={(id) => {
            setIsChoosing(false);
            if (id !== null && id !== media.id) callEditor<Media>('GET', address(id)).then(setBy, () => setFailure(m.edit_call_failed()));
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </DialogShell>
  );
}

interface InsteadChoiceProps {
  /** Where the file is used. */
  places: readonly MediaPlace[];
  /** The file that takes its place, null for none yet. */
  by: Media | null;
  isReplacing: boolean;
  onChange(isReplacing: boolean): void;
  onFind(): void;
}

/** What stands in the places of a file that goes: another one, or nothing. */
function InsteadChoice({ places, by, isReplacing, onChange, onFind }: InsteadChoiceProps) {
  const required = places.filter(({ is_required }) => is_required).length;
  return (
    <>
      <label className="bs-check">
        <input type="radio" name="instead" checked={isReplacing} onChange={() => onChange(true)} />
        <span>
          <strong>{m.media_replace()}</strong>
          <br />
          <span className="bs-meta">{m.media_replace_hint({ count: places.length })}</span>
        </span>
      </label>
      {isReplacing && (
        <div className="bs-row wrap">
          {by?.image_thumbnails && <img className="bs-thumb" src={by.image_thumbnails.small} alt="" />}
          {by && <span className="bs-grow">{by.name}</span>}
          <button className="bs-btn" type="button" onClick={onFind}>
            {by ? m.media_choose_other() : m.media_choose_substitute()}
          </button>
        </div>
      )}
      <label className="bs-check">
        <input type="radio" name="instead" checked={!isReplacing} onChange={() => onChange(false)} />
        <span>
          <strong>{m.media_leave_empty()}</strong>
          {required > 0 && (
            <>
              <br />
              <span className="bs-meta">{m.media_leave_empty_hint({ count: required })}</span>
            </>
          )}
        </span>
      </label>
    </>
  );
}
