import { useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { ToolIcon } from '../../ui/backstage/tool-icon.tsx';
import type { CatalogueField } from '../session/catalogue.ts';
import type { ControlProps } from './control-props.ts';
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
  const select = useRef<HTMLElement>(null);
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
            onClick={() => {
              onChange(ids.filter((other) => other !== one));
              // The pressed button goes with its row.
              select.current?.focus();
            }}
          >
            <ToolIcon name="trash" />
          </button>
        </span>
      ))}
      <EntrySelect
        ref={select}
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

/** What was found by search, by its title; a number says nothing to an editor. */
function FoundReference(props: ControlProps) {
  const ids = typeof props.value === 'number' ? [props.value] : [];
  return <Found {...props} ids={ids} onFound={props.onChange} onRemove={() => props.onChange(null)} />;
}

function FoundReferences(props: ControlProps) {
  const { onChange } = props;
  const ids = (props.value as number[] | null) ?? [];
  return (
    <Found
      {...props}
      ids={ids}
      onFound={(id) => onChange([...new Set([...ids, id])])}
      onRemove={(id) => onChange(ids.filter((other) => other !== id))}
    />
  );
}

interface FoundProps extends ControlProps {
  ids: readonly number[];
  onFound(id: number): void;
  onRemove(id: number): void;
}

function Found({ id, field, language, isInvalid, describedBy, ids, onFound, onRemove }: FoundProps) {
  const [isOpen, setIsOpen] = useState(false);
  const find = useRef<HTMLButtonElement>(null);
  const finder = finderOf(field.target);
  return (
    <span className="bs-stack">
      {ids.map((one) => (
        <FoundRow
          key={one}
          {...{ field, language }}
          id={one}
          onRemove={() => {
            onRemove(one);
            // The pressed button goes with its row.
            find.current?.focus();
          }}
        />
      ))}
      {finder && (
        <button
          ref={find}
          id={id}
          className="bs-btn small"
          type="button"
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy || undefined}
          onClick={() => setIsOpen(true)}
        >
          {m.edit_find()}
        </button>
      )}
      {isOpen && finder && (
        <DialogSlot
          kind={finder}
          language={language}
          value={null}
          {...(finder === 'link' && field.target && { type: field.target })}
          onChoose={(chosen) => {
            setIsOpen(false);
            const found = idOf(chosen, field.target);
            if (found !== null) onFound(found);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </span>
  );
}

function FoundRow({ id, field, language, onRemove }: Pick<FoundProps, 'field' | 'language'> & { id: number; onRemove(): void }) {
  const title = useEntryTitle(field.resource, id, language) || String(id);
  return (
    <span className="bs-row">
      <span className="bs-grow">{title}</span>
      <button className="bs-btn quiet small icon" type="button" aria-label={m.edit_cast_remove({ name: title })} onClick={onRemove}>
        <ToolIcon name="trash" />
      </button>
    </span>
  );
}
