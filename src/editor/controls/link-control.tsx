import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { type ControlProps, commonProps } from './control-props.ts';
import { DialogSlot } from './finders.tsx';
import { useWholeValue } from './use-whole-value.ts';

export function ContentLinkControl(props: ControlProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { language, value, onChange, module, field } = props;
  const typing = useWholeValue(String(value ?? ''), onChange);
  const url = module?.[`${field.name}_url`];
  return (
    <span className="bs-stack">
      <span className="bs-row">
        <input {...commonProps(props)} placeholder={m.edit_link_placeholder()} {...typing} />
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
