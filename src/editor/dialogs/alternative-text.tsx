import { useEffect, useId, useState } from 'react';
import { type Language, locales } from '../../core/languages.ts';
import type { Media } from '../../features/media/media.contract.ts';
import { m } from '../../paraglide/messages.js';
import { callEditor, EditorCallFailed } from '../editor-call.ts';

interface AlternativeTextProps {
  language: Language;
  /** Id of a picture. */
  id: number;
  /** The picture, where it is known; else it is read. */
  known?: Media;
  /** True when it takes the focus. */
  isFocused?: boolean;
}

/** What a picture says to those who do not see it, or that it only decorates: stored when the control is left (EDIT-10, MOD-05). */
export function AlternativeText({ language, id, known, isFocused = false }: AlternativeTextProps) {
  const control = useId();
  const [media, setMedia] = useState<Media | null>(known ?? null);
  const [text, setText] = useState(known?.descriptions[language] ?? '');
  const [status, setStatus] = useState<'saved' | EditorCallFailed | null>(null);
  const address = `/${language}/pageeditor-api/media/${id}/`;
  const show = (shown: Media) => {
    setMedia(shown);
    setText(shown.descriptions[language] ?? '');
  };
  useEffect(() => {
    if (known?.id === id) return;
    let isOver = false;
    setStatus(null);
    callEditor<Media>('GET', address).then(
      (found) => isOver || (found.kind === 'image' && show(found)),
      () => isOver || setMedia(null),
    );
    return () => {
      isOver = true;
    };
  }, [id, language]);
  const save = async (values: Pick<Partial<Media>, 'descriptions' | 'is_decorative'>) => {
    try {
      show(await callEditor<Media>('PATCH', address, { body: { version: media?.version, ...values } }));
      setStatus('saved');
    } catch (error) {
      if (!(error instanceof EditorCallFailed)) throw error;
      setStatus(error);
    }
  };
  if (!media) return null;
  const isMissing = !media.is_decorative && text.trim() === '';
  return (
    <div className="bs-stack bs-alternative">
      <div className="bs-field">
        <label className="bs-label" htmlFor={control}>
          {m.media_description({ language: locales[language].name })}
          {isMissing && <span className="bs-badge warn">{m.hub_missing()}</span>}
        </label>
        <textarea
          className="bs-input"
          id={control}
          rows={2}
          maxLength={500}
          lang={locales[language].iso}
          disabled={media.is_decorative}
          aria-describedby={`${control}-hint`}
          // biome-ignore lint/a11y/noAutofocus: it answers what was just uploaded
          autoFocus={isFocused}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onBlur={() => text.trim() !== (media.descriptions[language] ?? '') && void save({ descriptions: { [language]: text.trim() } })}
        />
        <span className="bs-hint" id={`${control}-hint`} role="status">
          {status === 'saved' ? m.admin_saved() : status ? status.sentence || m.edit_call_failed() : m.media_everywhere()}
        </span>
      </div>
      <label className="bs-check">
        <input type="checkbox" checked={media.is_decorative} onChange={({ target }) => void save({ is_decorative: target.checked })} />
        <span>{m.media_decorative()}</span>
      </label>
    </div>
  );
}
