import type { Media } from '../../features/media/media.contract.ts';
import { mediaFields } from '../../features/media/media.fields.ts';
import { m } from '../../paraglide/messages.js';
import { fieldHelp } from '../forms/field-label.ts';
import { Texts } from '../forms/form-fields.tsx';
import type { FormKit } from '../forms/form-kit.ts';
import { Input } from '../forms/page-elements.tsx';
import { mediaLabel } from './media-labels.ts';
import { FolderChoices } from './upload-form.tsx';

interface MediaFieldsProps {
  media: Media;
  kit: FormKit;
  folders: readonly { name: string }[];
}

/** Metadata fields of a file; a decorative picture needs no alternative text. */
export function MediaFields({ media, kit, folders }: MediaFieldsProps) {
  const says = kit.form.get('says');
  return (
    <section className="adm-section adm-metadata">
      <h2>{m.admin_general()}</h2>
      {media.kind === 'image' && (
        <>
          <fieldset className="bs-field">
            <legend>{mediaLabel('says')}</legend>
            <div className="bs-row wrap">
              <label className="bs-check">
                <input type="radio" name="says" value="something" id="says" defaultChecked={says !== 'nothing'} />
                {m.media_meaningful()}
              </label>
              <label className="bs-check">
                <input type="radio" name="says" value="nothing" defaultChecked={says === 'nothing'} />
                {m.media_decorative()}
              </label>
            </div>
          </fieldset>
          <div className="adm-alternative">
            <Texts name="descriptions" label={mediaLabel('descriptions')} kit={kit} isLong hint={fieldHelp(mediaFields.description)} />
          </div>
        </>
      )}
      <Texts name="captions" label={mediaLabel('captions')} kit={kit} isLong={false} limit={500} />
      <Input name="copyright" label={mediaLabel('copyright')} kit={kit} limit={255} hint={fieldHelp(mediaFields.copyright)} />
      <Input name="usage_until" type="date" label={mediaLabel('usage_until')} kit={kit} hint={fieldHelp(mediaFields.usage_until)} />
      <div className="adm-both">
        <Input name="name" label={mediaLabel('name')} kit={kit} isRequired limit={255} />
        <Input name="folder" label={mediaLabel('folder')} kit={kit} limit={255} hint={fieldHelp(mediaFields.folder)} list="folders" />
      </div>
      <FolderChoices folders={folders} />
      <p className="bs-meta">{m.media_everywhere()}</p>
    </section>
  );
}
