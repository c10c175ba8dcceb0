import { useId, useState } from 'react';
import { isLanguage, languages, locales, type StoredLanguage, storedLanguages } from '../../core/languages.ts';
import type { Operation } from '../../features/pages/operations/operation.ts';
import { fieldValue } from '../../features/pages/operations/set-fields.ts';
import { m } from '../../paraglide/messages.js';
import { ToolIcon } from '../../ui/backstage/tool-icon.tsx';
import { useSurface } from '../canvas/editor-context.ts';
import { type CatalogueField, fieldsOf } from '../session/catalogue.ts';
import type { DraftSession } from '../session/draft-session.ts';
import { entryNode } from '../session/edited-entry.ts';
import { FieldRow } from './field-row.tsx';
import { isMissing } from './missing-field.ts';

/** The form of the selected module: every field of its definition, texts per language, errors at their fields (EDIT-11, EDIT-12). */
export function SettingsPanel({ id }: { id: number }) {
  const { session, state, language } = useSurface();
  const [shown, setShown] = useState<StoredLanguage>(language);
  const base = useId();
  const node = state.tree.get(id);
  // What is missing is an error where somebody has been: in a field that was left, and everywhere in a module that was there before.
  const [left, setLeft] = useState<ReadonlySet<string> | 'all'>(() => (node && isFresh(session, node.id) ? new Set() : 'all'));
  const wasLeft = (name: string) => left === 'all' || left.has(name);
  const leave = (name: string) => setLeft((now) => (now === 'all' || now.has(name) ? now : new Set([...now, name])));
  if (!node) return null;
  const fields = fieldsOf(session.catalogue, node.model);
  const texts = fields.filter(({ is_translated }) => is_translated);
  const module = session.moduleOf(id);
  const missing = fields.filter((field) => wasLeft(field.name) && isMissing(state, id, field, shown));
  const openCount = (one: StoredLanguage) =>
    // A text need not exist in a language that no visitor is offered.
    isLanguage(one)
      ? texts.filter(
          ({ name }) => fieldValue(node.fields, name, one) === '' && languages.some((other) => fieldValue(node.fields, name, other) !== ''),
        ).length
      : 0;
  const field = (one: CatalogueField) => (
    <FieldRow
      key={`${id}.${one.name}.${one.is_translated ? shown : ''}`}
      base={base}
      id={id}
      field={one}
      language={shown}
      module={module}
      wasLeft={wasLeft(one.name)}
      onLeave={() => leave(one.name)}
    />
  );
  return (
    <>
      {texts.length > 0 && (
        <div className="bs-tabs" role="tablist" aria-label={m.edit_field_language()}>
          {storedLanguages.map((one) => (
            <button
              key={one}
              role="tab"
              lang={locales[one].iso}
              type="button"
              aria-selected={shown === one}
              aria-controls={`${base}-fields`}
              onClick={() => setShown(one)}
            >
              {locales[one].name}
              {openCount(one) > 0 && (
                <span className="bs-count warn">
                  <span className="bs-vh">{m.edit_open_texts()} </span>
                  {openCount(one)}
                </span>
              )}
            </button>
          ))}
        </div>
      )}
      <div className="body" id={`${base}-fields`}>
        {missing.length > 0 && (
          <div className="bs-note bad">
            <ToolIcon name="alert" />
            <div className="bs-grow">
              <strong>{m.edit_missing({ count: missing.length })}</strong>
              {missing.map(({ name, label }) => (
                <a key={name} className="bs-jump" href={`#${base}-${name}`} onClick={(event) => jump(event, `${base}-${name}`)}>
                  {m.edit_to_field({ field: label })}
                </a>
              ))}
            </div>
          </div>
        )}
        {texts.length > 0 && <div className="bs-group">{texts.map(field)}</div>}
        {fields.length > texts.length && <div className="bs-group">{fields.filter(({ is_translated }) => !is_translated).map(field)}</div>}
        {fields.length === 0 && <p>{m.edit_no_fields()}</p>}
        {id === entryNode && session.entry.office && <OfficeLinks {...session.entry.office} />}
      </div>
    </>
  );
}

/** Leads to the entry's form in the office, and by name to the fields that only that one has. */
function OfficeLinks({ href, fields }: { href: string; fields: readonly { name: string; label: string }[] }) {
  return (
    <nav className="bs-group" aria-label={m.edit_office()}>
      <a className="bs-btn line" href={href}>
        {m.edit_office()}
      </a>
      {fields.length > 0 && (
        <p className="bs-row wrap">
          {fields.map(({ name, label }) => (
            <a key={name} className="bs-link" href={`${href}#${name}`}>
              {label}
            </a>
          ))}
        </p>
      )}
    </nav>
  );
}

/** Inserted since the page was opened. */
function isFresh(session: DraftSession, id: number): boolean {
  return session.state.history.done.some(({ operation }) => insertsOf(operation, id));
}

function insertsOf(operation: Operation, id: number): boolean {
  if (operation.kind === 'group') return operation.operations.some((one) => insertsOf(one, id));
  return operation.kind === 'insert' && operation.nodes.some((node) => node.id === id);
}

function jump(event: React.MouseEvent, id: string): void {
  event.preventDefault();
  const control = document.getElementById(id);
  const focusable = 'input, textarea, select, button, [contenteditable], [tabindex]';
  (control?.matches(focusable) ? control : control?.querySelector<HTMLElement>(focusable))?.focus();
}
