import { languages, locales } from '../../core/languages.ts';
import type { Media } from '../../features/media/media.contract.ts';
import { mediaFields } from '../../features/media/media.fields.ts';
import { m } from '../../paraglide/messages.js';
import { interfaceText } from '../../ui/interface-text.ts';
import { TilePicture } from './media-tile.tsx';

interface DescribeUploadsProps {
  base: string;
  /** Pictures without alternative text. */
  pictures: readonly Media[];
}

/** Names of the controls of a picture. */
export const uploadControls = ({ id }: Pick<Media, 'id'>) => ({
  text: (language: (typeof languages)[number]) => `${id}.descriptions.${language}`,
  decorative: `${id}.is_decorative`,
  copyright: `${id}.copyright`,
});

/** What pictures that were just uploaded together show, or that they are decorative, and who made them (ADMIN-70). */
export function DescribeUploads({ base, pictures }: DescribeUploadsProps) {
  if (pictures.length === 0) return null;
  return (
    <form method="post" action={base} className="adm-section adm-describe" aria-labelledby="describe">
      <h2 id="describe">{m.admin_media_describe()}</h2>
      <p className="bs-hint" id="describe-hint">
        {m.admin_media_describe_hint()}
      </p>
      <input type="hidden" name="pictures" value={pictures.map(({ id }) => id).join(' ')} />
      {pictures.map((picture) => (
        <Fields key={picture.id} picture={picture} />
      ))}
      <button className="bs-btn primary" type="submit">
        {m.admin_save()}
      </button>
    </form>
  );
}

function Fields({ picture }: { picture: Media }) {
  const { text, decorative, copyright } = uploadControls(picture);
  return (
    <fieldset>
      <legend>{picture.name}</legend>
      <TilePicture media={picture} />
      <div>
        {languages.map((language) => (
          <div key={language} className="bs-field">
            <label htmlFor={text(language)}>{m.media_description({ language: locales[language].name })}</label>
            <input className="bs-input" id={text(language)} name={text(language)} maxLength={mediaFields.description.limit} />
          </div>
        ))}
        <label className="bs-check">
          <input type="checkbox" name={decorative} value="on" />
          {m.media_decorative()}
        </label>
        {!picture.copyright && (
          <div className="bs-field">
            <label htmlFor={copyright}>{interfaceText(mediaFields.copyright.label)}</label>
            <input className="bs-input" id={copyright} name={copyright} maxLength={mediaFields.copyright.limit} />
          </div>
        )}
      </div>
    </fieldset>
  );
}
