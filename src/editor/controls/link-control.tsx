import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { type ControlProps, commonProps } from './control-props.ts';
import { DialogSlot } from './finders.tsx';

export function ContentLinkControl(props: ControlProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { language, value, onChange, module, field } = props;
  const url = module?.[`${field.name}_url`];
  return (
    <span className="bs-stack">
      <span className="bs-row">
        <input
          {...commonProps(props)}
          placeholder={m.edit_link_placeholder()}
          value={String(value ?? '')}
          onChange={(event) => onChange(event.target.value)}
        />
        <button className="bs-btn small" type="button" onClick={() => setIsOpen(true)}>
          {m.edit_find()}
        </button>
      </span>
      {typeof url === 'string' && url !== '' && url !== value && <span className="bs-hint">{url}</span>}
      {isOpen && (
        <DialogSlot
          kind="link"
          language={language}
          value={value}
          onChoose={(chosen) => {
            setIsOpen(false);
            onChange(String(chosen ?? ''));
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </span>
  );
}
