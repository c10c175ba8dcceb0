import { useEffect, useId, useRef, useState } from 'react';
import { type Language, locales } from '../../../core/languages.ts';
import { formatDay } from '../../../core/text/dates.ts';
import type { Media } from '../../../features/media/media.contract.ts';
import { m } from '../../../paraglide/messages.js';
import { ToolIcon } from '../../../ui/backstage/tool-icon.tsx';
import { callEditor, EditorCallFailed } from '../../editor-call.ts';
import { localToday } from '../../panels/local-moment.ts';

/** A `key` of picture and language is wanted: what was typed belongs to both. */
interface AlternativeTextProps {
  language: Language;
  /** Id of a picture. */
  id: number;
  /** The picture, where it is known; else it is read. */
  known?: Media;
  /** True when it takes the focus. */
  isFocused?: boolean;
}

type Values = Pick<Partial<Media>, 'descriptions' | 'is_decorative'>;

/** Pause in typing after which the text is stored, as everywhere in the editor. */
const pauseMs = 1000;

/** What a picture says to those who do not see it, or that it only decorates: stored while it is typed (EDIT-10, MOD-05). */
export function AlternativeText({ language, id, known, isFocused = false }: AlternativeTextProps) {
  const control = useId();
  const [media, setMedia] = useState<Media | null>(known ?? null);
  const [text, setText] = useState(known?.descriptions[language] ?? '');
  const [status, setStatus] = useState<'saved' | EditorCallFailed | null>(null);
  const address = `/${language}/pageeditor-api/media/${id}/`;
  /** The newest stored state, the text that was last sent, and the call under way: the next one needs its version. */
  const server = useRef({ media: known ?? null, sent: known?.descriptions[language] ?? '', call: Promise.resolve() });
  useEffect(() => {
    if (known?.id === id) return;
    let isOver = false;
    setStatus(null);
    callEditor<Media>('GET', address).then(
      (found) => {
        if (isOver || found.kind !== 'image') return;
        const stored = found.descriptions[language] ?? '';
        server.current = { ...server.current, media: found, sent: stored };
        setMedia(found);
        setText(stored);
      },
      () => isOver || setMedia(null),
    );
    return () => {
      isOver = true;
    };
  }, []);
  const take = (stored: Media) => {
    server.current.media = stored;
    setMedia(stored);
  };
  const send = (values: Values) => callEditor<Media>('PATCH', address, { body: { version: server.current.media?.version, ...values } });
  /** What others have changed besides stays; where it is the same, it is shown before one's own goes over it (EDIT-19). */
  const sendUponTheirs = async (values: Values, error: EditorCallFailed): Promise<Media> => {
    const { media: known } = server.current;
    const theirs = await callEditor<Media>('GET', address);
    take(theirs);
    if (known && theirs.descriptions[language] === known.descriptions[language] && theirs.is_decorative === known.is_decorative)
      return send(values);
    throw error;
  };
  const save = (values: Values) => {
    server.current.call = server.current.call.then(async () => {
      try {
        const stored = await send(values).catch((error) => {
          if (error instanceof EditorCallFailed && error.status === 409) return sendUponTheirs(values, error);
          throw error;
        });
        take(stored);
        setStatus('saved');
      } catch (error) {
        if (!(error instanceof EditorCallFailed)) throw error;
        // It is sent once more when it is left; over what others wrote only when it is typed on.
        if (error.status !== 409) server.current.sent = server.current.media?.descriptions[language] ?? '';
        setStatus(error);
      }
    });
  };
  const store = () => {
    const words = text.trim();
    if (words === server.current.sent) return;
    server.current.sent = words;
    save({ descriptions: { [language]: words } });
  };
  // A key that publishes, or one that closes the panel, leaves no control.
  const latest = useRef(store);
  latest.current = store;
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => () => latest.current(), []);
  const isFailed = status !== null && status !== 'saved';
  const hint = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The lower edge of the panel may hide what stands below the text.
    if (isFailed) hint.current?.scrollIntoView({ block: 'nearest' });
  }, [status, isFailed]);
  if (!media) return null;
  const sentenceOf = (failure: EditorCallFailed) => {
    const sentence = failure.sentence || m.edit_call_failed();
    return failure.status === 409 ? `${sentence} ${m.page_settings_theirs({ theirs: media.descriptions[language] || '–' })}` : sentence;
  };
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
          onBlur={store}
        />
        <span ref={hint} className={isFailed ? 'bs-err' : 'bs-hint'} id={`${control}-hint`} role="status">
          {isFailed && <ToolIcon name="alert" />}
          {isFailed ? sentenceOf(status) : status === 'saved' ? m.admin_saved() : m.media_everywhere()}
        </span>
      </div>
      {media.usage_until !== null && media.usage_until < localToday() && (
        <p className="bs-note warn">{m.media_rights_over({ day: formatDay(media.usage_until, language) })}</p>
      )}
      <label className="bs-check">
        <input type="checkbox" checked={media.is_decorative} onChange={({ target }) => save({ is_decorative: target.checked })} />
        <span>{m.media_decorative()}</span>
      </label>
    </div>
  );
}
