import type { Media } from '../../features/media/media.contract.ts';
import { m } from '../../paraglide/messages.js';
import { interfaceText } from '../../ui/interface-text.ts';
import { Control } from '../forms/controls.tsx';
import { Texts } from '../forms/form-fields.tsx';
import type { FormKit } from '../forms/form-kit.ts';
import { FieldInput } from '../forms/page-elements.tsx';
import { mediaFormFields, pictureFormFields } from './media-form-values.ts';
import { FolderChoices } from './upload-form.tsx';

interface MediaFieldsProps {
  media: Media;
  kit: FormKit;
  folders: readonly { name: string }[];
}

/** Metadata fields of a file; a decorative picture needs no alternative text. */
export function MediaFields({ media, kit, folders }: MediaFieldsProps) {
  const { name, folder, captions, copyright, usage_until } = mediaFormFields;
  const isDecorative = kit.form.get('is_decorative') === 'on';
  return (
    <section className="adm-section adm-metadata">
      <h2>{m.admin_general()}</h2>
      {media.kind === 'image' && (
        <>
          <fieldset className="bs-field">
            <legend>{m.media_says()}</legend>
            <div className="bs-row wrap">
              <label className="bs-check">
                <input type="radio" name="is_decorative" value="" id="is_decorative" defaultChecked={!isDecorative} />
                {m.media_meaningful()}
              </label>
              <label className="bs-check">
                <input type="radio" name="is_decorative" value="on" defaultChecked={isDecorative} />
                {m.media_decorative()}
              </label>
            </div>
          </fieldset>
          <div className="adm-alternative">
            <Control name="descriptions" field={pictureFormFields.descriptions} kit={kit} />
          </div>
        </>
      )}
      <Texts name="captions" label={interfaceText(captions.label)} kit={kit} isLong={false} limit={captions.limit} />
      <Control name="copyright" field={copyright} kit={kit} />
      <Control name="usage_until" field={usage_until} kit={kit} />
      <div className="adm-both">
        <Control name="name" field={name} kit={kit} />
        <FieldInput name="folder" field={folder} kit={kit} list="folders" />
      </div>
      <FolderChoices folders={folders} />
      <p className="bs-meta">{m.media_everywhere()}</p>
    </section>
  );
}
