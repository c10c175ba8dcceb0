import { type Language, languages, locales } from '../../../core/languages.ts';
import type { Media } from '../../../features/media/media.contract.ts';
import { m } from '../../../paraglide/messages.js';
import { languageNames } from '../../panels/language-names.ts';

interface ImageTextsProps {
  media: Media;
  onChange(values: Partial<Media>): void;
  /** What somebody else has stored meanwhile in a field that was changed here, in words; '' for nothing. */
  theirsAt(field: keyof Media, language?: Language): string;
}

/** Texts of a file per language; a picture that only decorates has no alternative text. */
export function ImageTexts({ media, onChange, theirsAt }: ImageTextsProps) {
  const { kind, is_decorative, descriptions, captions, copyright, folder, name, usage_until } = media;
  return (
    <>
      {kind === 'image' && (
        <>
          <fieldset className="bs-field">
            <legend className="bs-label">{m.media_says()}</legend>
            <div className="bs-row wrap">
              <label className="bs-check">
                <input type="radio" name="says" checked={!is_decorative} onChange={() => onChange({ is_decorative: false })} />
                <span>{m.media_meaningful()}</span>
              </label>
              <label className="bs-check">
                <input type="radio" name="says" checked={is_decorative} onChange={() => onChange({ is_decorative: true })} />
                <span>{m.media_decorative()}</span>
              </label>
            </div>
            <Theirs text={theirsAt('is_decorative') && m.media_theirs()} />
          </fieldset>
          {!is_decorative &&
            languages.map((language) => (
              <label key={language} className="bs-field">
                <span className="bs-label">
                  {m.media_description({ language: languageNames[language]() })}
                  {!descriptions[language] && descriptions[language === 'de' ? 'en' : 'de'] && (
                    <span className="bs-badge warn">{m.media_untranslated()}</span>
                  )}
                </span>
                <textarea
                  className="bs-input"
                  rows={2}
                  maxLength={500}
                  lang={locales[language].iso}
                  value={descriptions[language] ?? ''}
                  onChange={({ target }) => onChange({ descriptions: { ...descriptions, [language]: target.value } })}
                />
                {language === 'de' && (
                  <span className="bs-hint">{m.media_description_hint({ count: (descriptions.de ?? '').length })}</span>
                )}
                <Theirs text={theirsAt('descriptions', language)} />
              </label>
            ))}
        </>
      )}
      <div className="dlg-pair">
        <Line label={m.media_copyright()} value={copyright} onChange={(to) => onChange({ copyright: to })} theirs={theirsAt('copyright')} />
        <label className="bs-field">
          <span className="bs-label">{m.media_usage_until()}</span>
          <input
            className="bs-input"
            type="date"
            value={usage_until ?? ''}
            onChange={({ target }) => onChange({ usage_until: target.value || null })}
          />
          <Theirs text={theirsAt('usage_until')} />
        </label>
        <Line label={m.media_folder()} value={folder} onChange={(to) => onChange({ folder: to })} theirs={theirsAt('folder')} />
        {languages.map((language) => (
          <Line
            key={language}
            label={m.media_caption({ language: languageNames[language]() })}
            value={captions[language] ?? ''}
            onChange={(to) => onChange({ captions: { ...captions, [language]: to } })}
            theirs={theirsAt('captions', language)}
          />
        ))}
        <Line label={m.media_name()} value={name} onChange={(to) => onChange({ name: to })} theirs={theirsAt('name')} />
      </div>
    </>
  );
}

function Theirs({ text }: { text: string }) {
  return text === '' ? null : <span className="bs-err">{text}</span>;
}

interface LineProps {
  label: string;
  value: string;
  onChange(value: string): void;
  theirs: string;
}

function Line({ label, value, onChange, theirs }: LineProps) {
  return (
    <label className="bs-field">
      <span className="bs-label">{label}</span>
      <input className="bs-input" maxLength={255} value={value} onChange={({ target }) => onChange(target.value)} />
      <Theirs text={theirs} />
    </label>
  );
}
