import { useEffect, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { type ControlProps, commonProps } from './control-props.ts';
import { DialogSlot } from './finders.tsx';

/** Types the link finder finds besides events. */
const linked = new Set(['article', 'page', 'person', 'production', 'series', 'venue']);

/** The finder in which things of a type are found. */
function finderOf(target: string | null): 'event' | 'link' | null {
  if (target === 'event') return 'event';
  return target !== null && linked.has(target) ? 'link' : null;
}

/** A finder answers an id, or a link such as 'venue:3'. */
function idOf(chosen: unknown, target: string | null): number | null {
  if (typeof chosen === 'number') return chosen;
  const [, type, id] = /^([a-z]+):(\d+)$/.exec(String(chosen)) ?? [];
  return type === target && id ? Number(id) : null;
}

export function ReferenceControl(props: ControlProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { field, value, language, onChange } = props;
  const finder = finderOf(field.target);
  return (
    <span className="bs-row wrap">
      <input
        {...commonProps(props)}
        className="bs-input bs-number"
        type="number"
        min={1}
        value={typeof value === 'number' ? value : ''}
        onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
      />
      {finder && (
        <button className="bs-btn small" type="button" onClick={() => setIsOpen(true)}>
          {m.edit_find()}
        </button>
      )}
      {isOpen && finder && (
        <DialogSlot
          kind={finder}
          language={language}
          value={value}
          onChoose={(chosen) => {
            setIsOpen(false);
            const id = idOf(chosen, field.target);
            if (id !== null) onChange(id);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </span>
  );
}

export function ReferencesControl(props: ControlProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { field, language, onChange } = props;
  const ids = (props.value as number[] | null) ?? [];
  const finder = finderOf(field.target);
  const [typed, setTyped] = useState(ids.join(', '));
  const shown = ids.join(', ');
  useEffect(() => setTyped(shown), [shown]);
  return (
    <span className="bs-row wrap">
      <input
        {...commonProps(props)}
        inputMode="numeric"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => typed !== shown && onChange([...new Set((typed.match(/\d+/g) ?? []).map(Number))])}
      />
      {finder && (
        <button className="bs-btn small" type="button" onClick={() => setIsOpen(true)}>
          {m.edit_find()}
        </button>
      )}
      {isOpen && finder && (
        <DialogSlot
          kind={finder}
          language={language}
          value={null}
          onChoose={(chosen) => {
            setIsOpen(false);
            const id = idOf(chosen, field.target);
            if (id !== null) onChange([...new Set([...ids, id])]);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </span>
  );
}
