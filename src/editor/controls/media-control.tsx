import { useRef, useState } from 'react';
import type { MediaKind } from '../../core/fields/field.ts';
import { m } from '../../paraglide/messages.js';
import { ToolIcon } from '../../ui/backstage/tool-icon.tsx';
import { AlternativeText } from '../dialogs/media/alternative-text.tsx';
import { UploadButton } from '../dialogs/media/upload-button.tsx';
import { UploadList } from '../dialogs/media/upload-list.tsx';
import { useUploads } from '../dialogs/media/use-uploads.ts';
import type { ControlProps } from './control-props.ts';
import { DialogSlot } from './finders.tsx';

/** A file of the library, chosen there or uploaded here at once; of a picture its alternative text (EDIT-10, EDIT-11). */
export function MediaControl(props: ControlProps) {
  const [isOpen, setIsOpen] = useState(false);
  /** How often the library was closed: what was said of the picture there is read anew. */
  const [visits, setVisits] = useState(0);
  /** Id of the picture that was uploaded here, whose text takes the focus next. */
  const [uploaded, setUploaded] = useState<number | null>(null);
  /** Name of an uploaded file of a kind that this field does not take. */
  const [other, setOther] = useState('');
  const { id, field, value, language, module, describedBy, onChange } = props;
  const object = module?.[`${field.name}_obj`] as { url?: string; name?: string; alt?: string; copyright?: string } | null | undefined;
  const thumbnails = module?.[`${field.name}_thumbnails`] as Record<string, string> | null | undefined;
  const picture = thumbnails?.small ?? (field.accepts === 'image' ? object?.url : undefined);
  const { uploads, add, remove } = useUploads(language, '', (media) => {
    const fits = field.accepts === undefined || media.kind === field.accepts;
    setOther(fits ? '' : media.name);
    if (!fits) return;
    setUploaded(media.id);
    onChange(media.id);
  });
  const closeLibrary = () => {
    setIsOpen(false);
    setVisits((count) => count + 1);
  };
  const choose = useRef<HTMLButtonElement>(null);
  /** The pressed button goes. */
  const toChoose = () => choose.current?.focus();
  const isMade = module?.[field.name] === value;
  return (
    <div className="bs-stack bs-medium">
      <span className="bs-row">
        {isMade && picture && <img className="bs-thumb" src={picture} alt={object?.alt ?? ''} />}
        <span className="bs-stack">
          <span className="bs-meta">
            {value === null ? m.edit_media_none() : isMade ? (object?.name ?? object?.copyright ?? '') : m.edit_media_loading()}
          </span>
          <span className="bs-row wrap">
            <button
              ref={choose}
              id={id}
              className="bs-btn small"
              type="button"
              aria-describedby={describedBy || undefined}
              onClick={() => setIsOpen(true)}
            >
              <ToolIcon name="swap" />
              {value === null ? m.edit_media_choose() : m.edit_media_replace()}
            </button>
            <UploadButton isSingle {...(field.accepts && { accepts: field.accepts as MediaKind })} onFiles={(files) => void add(files)} />
            {value !== null && (
              <button
                className="bs-btn quiet small"
                type="button"
                onClick={() => {
                  onChange(null);
                  toChoose();
                }}
              >
                {m.edit_media_remove()}
              </button>
            )}
          </span>
        </span>
      </span>
      <UploadList
        uploads={uploads}
        onRemove={(key) => {
          remove(key);
          toChoose();
        }}
      />
      {other !== '' && (
        <p className="bs-err" role="alert">
          <ToolIcon name="alert" />
          {m.media_other_kind({ name: other })}
        </p>
      )}
      {field.accepts === 'image' && typeof value === 'number' && (
        // biome-ignore lint/a11y/noStaticElementInteractions: only notes that the focus has come
        <div onFocus={() => setUploaded(null)}>
          <AlternativeText key={`${value}.${language}.${visits}`} language={language} id={value} isFocused={uploaded === value} />
        </div>
      )}
      {isOpen && (
        <DialogSlot
          kind="image"
          language={language}
          value={value}
          {...(field.accepts && { accepts: field.accepts as never })}
          onChoose={(chosen) => {
            closeLibrary();
            onChange(typeof chosen === 'number' ? chosen : null);
          }}
          onClose={closeLibrary}
        />
      )}
    </div>
  );
}
