import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { AlternativeText } from '../dialogs/alternative-text.tsx';
import { ToolIcon } from '../tool-icon.tsx';
import type { ControlProps } from './control-props.ts';
import { DialogSlot } from './finders.tsx';

export function MediaControl(props: ControlProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { id, field, value, language, module, onChange } = props;
  const object = module?.[`${field.name}_obj`] as { url?: string; name?: string; alt?: string; copyright?: string } | null | undefined;
  const thumbnails = module?.[`${field.name}_thumbnails`] as Record<string, string> | null | undefined;
  const picture = thumbnails?.small ?? (field.accepts === 'image' ? object?.url : undefined);
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
            <button id={id} className="bs-btn small" type="button" onClick={() => setIsOpen(true)}>
              <ToolIcon name="swap" />
              {value === null ? m.edit_media_choose() : m.edit_media_replace()}
            </button>
            {value !== null && (
              <button className="bs-btn quiet small" type="button" onClick={() => onChange(null)}>
                {m.edit_media_remove()}
              </button>
            )}
          </span>
        </span>
      </span>
      {field.accepts === 'image' && typeof value === 'number' && <AlternativeText key={value} language={language} id={value} />}
      {isOpen && (
        <DialogSlot
          kind="image"
          language={language}
          value={value}
          {...(field.accepts && { accepts: field.accepts as never })}
          onChoose={(chosen) => {
            setIsOpen(false);
            onChange(typeof chosen === 'number' ? chosen : null);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
