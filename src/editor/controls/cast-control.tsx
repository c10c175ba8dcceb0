import { useEffect, useState } from 'react';
import { type Language, type Translated, translate } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { editorCall } from '../editor-call.ts';
import { ToolIcon } from '../tool-icon.tsx';
import type { ControlProps } from './control-props.ts';

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
  const people = usePeople(language);
  const parts = (value as CastMember[] | null) ?? [];
  const change = (at: number, changed: Partial<CastMember>) =>
    onChange(parts.map((part, index) => (index === at ? { ...part, ...changed } : part)));
  const move = (at: number, by: -1 | 1) => {
    const next = [...parts];
    next.splice(at + by, 0, ...next.splice(at, 1));
    onChange(next);
  };
  const [first] = people;
  return (
    <div className="bs-stack" id={id}>
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
            <PersonSelect
              label={labels.person ?? ''}
              people={people}
              value={part.person}
              onChange={(person) => person !== null && change(at, { person })}
            />
            <PersonSelect
              label={labels.replaces ?? ''}
              people={people}
              value={part.replaces}
              isOptional
              onChange={(replaces) => change(at, { replaces })}
            />
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
              <PartButton icon="up" name={m.edit_cast_up({ name: label })} isOff={at === 0} onPress={() => move(at, -1)} />
              <PartButton
                icon="lower"
                name={m.edit_cast_down({ name: label })}
                isOff={at === parts.length - 1}
                onPress={() => move(at, 1)}
              />
              <PartButton
                icon="trash"
                name={m.edit_cast_remove({ name: label })}
                onPress={() => onChange(parts.filter((one) => one !== part))}
              />
            </span>
          </fieldset>
        );
      })}
      <button
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

interface Person {
  id: number;
  title: string;
}

interface PersonSelectProps {
  label: string;
  people: readonly Person[];
  value: number | null;
  isOptional?: boolean;
  onChange(person: number | null): void;
}

function PersonSelect({ label, people, value, isOptional = false, onChange }: PersonSelectProps) {
  const isKnown = value === null || people.some(({ id }) => id === value);
  return (
    <label>
      {label}
      <select
        className="bs-input"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        {isOptional && <option value="">–</option>}
        {!isKnown && <option value={value ?? ''}>{value}</option>}
        {people.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

interface PartButtonProps {
  icon: 'up' | 'lower' | 'trash';
  name: string;
  isOff?: boolean;
  onPress(): void;
}

function PartButton({ icon, name, isOff = false, onPress }: PartButtonProps) {
  return (
    <button
      className="bs-btn quiet small icon"
      type="button"
      aria-label={name}
      aria-disabled={isOff || undefined}
      onClick={() => isOff || onPress()}
    >
      <ToolIcon name={icon} />
    </button>
  );
}

function withText(texts: Translated, language: Language, text: string): Translated {
  const { [language]: _, ...others } = texts;
  return text === '' ? others : { ...others, [language]: text };
}

/** All persons by last name, in pages of a hundred. */
function usePeople(language: Language): readonly Person[] {
  const [people, setPeople] = useState<readonly Person[]>([]);
  useEffect(() => {
    let isOver = false;
    const read = async (page: number, known: readonly Person[]): Promise<void> => {
      const answer = await editorCall<{ count: number; results: Person[] }>(
        'GET',
        `/${language}/pageeditor-api/content/persons/?page_size=100&page=${page}`,
      );
      if (!answer.ok || isOver) return;
      const all = [...known, ...answer.body.results];
      setPeople(all);
      if (all.length < answer.body.count && answer.body.results.length > 0) await read(page + 1, all);
    };
    void read(1, []);
    return () => {
      isOver = true;
    };
  }, [language]);
  return people;
}
