import { useEffect, useId, useRef } from 'react';
import { type Language, locales } from '../../../core/languages.ts';
import { formatDay } from '../../../core/text/dates.ts';
import type { Media } from '../../../features/media/media.contract.ts';
import { m } from '../../../paraglide/messages.js';
import { ToolIcon } from '../../../ui/backstage/tool-icon.tsx';
import type { EditorCallFailed } from '../../editor-call.ts';
import { localToday } from '../../panels/local-moment.ts';
import { useAlternativeText } from './use-alternative-text.ts';

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

/** What a picture says to those who do not see it, or that it only decorates: stored while it is typed (EDIT-10, MOD-05). */
export function AlternativeText({ language, id, known, isFocused = false }: AlternativeTextProps) {
  const control = useId();
  const { media, text, setText, status, store, save } = useAlternativeText({ language, id, known });
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
