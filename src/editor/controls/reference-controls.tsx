import { useEffect, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { ToolIcon } from '../../ui/backstage/tool-icon.tsx';
import type { CatalogueField } from '../session/catalogue.ts';
import { type ControlProps, commonProps } from './control-props.ts';
import { EntrySelect } from './entry-select.tsx';
import { DialogSlot } from './finders.tsx';
import { useEntries, useEntryTitle } from './use-entries.ts';

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

/** By title where the office has a list of them that is no longer than a select can be; events and what has a page are found by search. */
export function ReferenceControl(props: ControlProps) {
  return isListed(props.field) ? <ListedReference {...props} /> : <FoundReference {...props} />;
}

export function ReferencesControl(props: ControlProps) {
  return isListed(props.field) ? <ListedReferences {...props} /> : <FoundReferences {...props} />;
}

function isListed({ target, resource }: CatalogueField): boolean {
  return resource !== null && finderOf(target) === null;
}

function ListedReference({ id, field, value, language, isInvalid, describedBy, onChange }: ControlProps) {
  return (
    <EntrySelect
      {...{ id, isInvalid, describedBy, onChange }}
      name={field.name}
      label={field.label}
      entries={useEntries(field.resource, language)}
      value={typeof value === 'number' ? value : null}
      none="–"
    />
  );
}

/** The chosen ones in their order, each with a button that takes it out, and a select for a further one. */
function ListedReferences({ id, field, value, language, isInvalid, describedBy, onChange }: ControlProps) {
  const entries = useEntries(field.resource, language);
  const ids = (value as number[] | null) ?? [];
  const titleOf = (one: number) => entries.find((entry) => entry.id === one)?.title ?? String(one);
  return (
    <span className="bs-stack">
      {ids.map((one) => (
        <span key={one} className="bs-row">
          <span className="bs-grow">{titleOf(one)}</span>
          <button
            className="bs-btn quiet small icon"
            type="button"
            aria-label={m.edit_cast_remove({ name: titleOf(one) })}
            onClick={() => onChange(ids.filter((other) => other !== one))}
          >
            <ToolIcon name="trash" />
          </button>
        </span>
      ))}
      <EntrySelect
        {...{ id, isInvalid, describedBy }}
        name={field.name}
        label={`${field.label}: ${m.admin_add_one()}`}
        entries={entries.filter((entry) => !ids.includes(entry.id))}
        value={null}
        none={m.admin_add_one()}
        onChange={(chosen) => chosen !== null && onChange([...ids, chosen])}
      />
    </span>
  );
}

function FoundReference(props: ControlProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { field, value, language, onChange } = props;
  const finder = finderOf(field.target);
  const title = useEntryTitle(field.resource, typeof value === 'number' ? value : null, language);
  return (
    <span className="bs-row wrap">
      <input
        {...commonProps(props)}
        className="bs-input bs-number"
        aria-label={field.label}
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
      {title && <span className="bs-hint">{title}</span>}
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

function FoundReferences(props: ControlProps) {
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
        aria-label={field.label}
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
