import { useEffect, useRef } from 'react';
import { type Translated, translate, withText } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { ToolIcon } from '../../ui/backstage/tool-icon.tsx';
import type { ControlProps } from './control-props.ts';
import { EntrySelect } from './entry-select.tsx';
import { useEntries } from './use-entries.ts';

/** Who plays what, who stands in for whom (EVD-05); the roles and notes of one language at a time. */
interface CastMember {
  person: number;
  role: Translated;
  replaces: number | null;
  note: Translated;
}

/** The cast as a list of native fields: a change for tonight is one choice, on a phone as at a desk. */
export function CastControl({ id, field, value, language, onChange }: ControlProps) {
  const labels = field.rows ?? {};
  const people = useEntries('persons', language);
  const parts = (value as CastMember[] | null) ?? [];
  const change = (at: number, changed: Partial<CastMember>) =>
    onChange(parts.map((part, index) => (index === at ? { ...part, ...changed } : part)));
  const move = (at: number, by: -1 | 1) => {
    const next = [...parts];
    next.splice(at + by, 0, ...next.splice(at, 1));
    moved.current = { to: at + by, by };
    onChange(next);
  };
  /** The row that was moved takes the focus along, so that the next press moves the same one. */
  const moved = useRef<{ to: number; by: -1 | 1 } | null>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!moved.current) return;
    const { to, by } = moved.current;
    moved.current = null;
    list.current?.querySelectorAll('fieldset')[to]?.querySelector<HTMLElement>(`[data-move="${by}"]`)?.focus();
  });
  const add = useRef<HTMLButtonElement>(null);
  const [first] = people;
  return (
    <div ref={list} className="bs-stack" id={id}>
      {parts.length === 0 && <p className="bs-meta">{m.edit_cast_empty()}</p>}
      {parts.map((part, at) => {
        const role = translate(part.role, language).text;
        const name = people.find((one) => one.id === part.person)?.title ?? String(part.person);
        const label = role ? m.edit_cast_of({ role, name }) : name;
        return (
          <fieldset key={at} className="bs-part">
            <legend className="bs-vh">{label}</legend>
            <label>
              {labels.role}
              <input
                className="bs-input"
                value={part.role[language] ?? ''}
                placeholder={role}
                maxLength={255}
                onChange={({ target }) => change(at, { role: withText(part.role, language, target.value) })}
              />
            </label>
            <div className="bs-field">
              <label htmlFor={`${id}-${at}-person`}>{labels.person}</label>
              <EntrySelect
                id={`${id}-${at}-person`}
                entries={people}
                value={part.person}
                onChange={(person) => person !== null && change(at, { person })}
              />
            </div>
            <div className="bs-field">
              <label htmlFor={`${id}-${at}-replaces`}>{labels.replaces}</label>
              <EntrySelect
                id={`${id}-${at}-replaces`}
                entries={people}
                value={part.replaces}
                none="–"
                onChange={(replaces) => change(at, { replaces })}
              />
            </div>
            <label>
              {labels.note}
              <input
                className="bs-input"
                value={part.note[language] ?? ''}
                maxLength={500}
                onChange={({ target }) => change(at, { note: withText(part.note, language, target.value) })}
              />
            </label>
            <span className="bs-row">
              <PartButton icon="up" by={-1} name={m.edit_cast_up({ name: label })} isOff={at === 0} onPress={() => move(at, -1)} />
              <PartButton
                icon="lower"
                by={1}
                name={m.edit_cast_down({ name: label })}
                isOff={at === parts.length - 1}
                onPress={() => move(at, 1)}
              />
              <PartButton
                icon="trash"
                name={m.edit_cast_remove({ name: label })}
                onPress={() => {
                  onChange(parts.filter((one) => one !== part));
                  // The pressed button goes with its row.
                  add.current?.focus();
                }}
              />
            </span>
          </fieldset>
        );
      })}
      <button
        ref={add}
        className="bs-btn small"
        type="button"
        aria-disabled={!first || undefined}
        onClick={() => first && onChange([...parts, { person: first.id, role: {}, replaces: null, note: {} }])}
      >
        <ToolIcon name="plus" />
        {m.edit_cast_add()}
      </button>
    </div>
  );
}

interface PartButtonProps {
  icon: 'up' | 'lower' | 'trash';
  name: string;
  by?: -1 | 1;
  isOff?: boolean;
  onPress(): void;
}

function PartButton({ icon, name, by, isOff = false, onPress }: PartButtonProps) {
  return (
    <button
      className="bs-btn quiet small icon"
      type="button"
      aria-label={name}
      data-move={by}
      aria-disabled={isOff || undefined}
      onClick={() => isOff || onPress()}
    >
      <ToolIcon name={icon} />
    </button>
  );
}
