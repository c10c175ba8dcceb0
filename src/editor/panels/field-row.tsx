import { type FocusEvent, type ReactNode, useState } from 'react';
import { isLanguage, locales, type StoredLanguage } from '../../core/languages.ts';
import type { Module } from '../../core/module/module.ts';
import { plainText } from '../../core/text/plain-text.ts';
import { fieldValue } from '../../features/pages/operations/set-fields.ts';
import { m } from '../../paraglide/messages.js';
import { InheritedHint } from '../../ui/backstage/inherited-hint.tsx';
import { ToolIcon } from '../../ui/backstage/tool-icon.tsx';
import { useSurface } from '../canvas/editor-context.ts';
import { controls, groupKinds } from '../controls/controls.tsx';
import { LayoutControl } from '../controls/layout-control.tsx';
import type { CatalogueField } from '../session/catalogue.ts';
import { valueKey } from '../session/changes.ts';
import { entryNode } from '../session/edited-entry.ts';
import { isMissing } from './missing-field.ts';
import { NoticeHint } from './notice-hint.tsx';

interface FieldRowProps {
  base: string;
  id: number;
  field: CatalogueField;
  language: StoredLanguage;
  module: Module | undefined;
  wasLeft: boolean;
  onLeave(): void;
}

/** A field of the settings: label, the original of a translation, control, help and error. */
export function FieldRow({ base, id, field, language, module, wasLeft, onLeave }: FieldRowProps) {
  const { language: pageLanguage, session, state } = useSurface();
  const [isInside, setIsInside] = useState(false);
  const fieldLanguage = field.is_translated ? language : null;
  const { value, refusal, original, isOutdated, columns, change } = useField(id, field, language);
  const error = refusal ?? errorOf(field, value, wasLeft && !isInside && isMissing(state, id, field, language));
  const control = `${base}-${field.name}`;
  const hint = field.help;
  const inherited = id === entryNode ? session.entry.inheritedText(field.name, fieldLanguage) : null;
  const given = {
    id: control,
    field,
    value,
    language: isLanguage(language) ? language : pageLanguage,
    textLanguage: fieldLanguage,
    module,
    isInvalid: error !== '',
    describedBy: [
      error && `${control}-error`,
      hint && `${control}-hint`,
      original && `${control}-original`,
      inherited && `${control}-inherited`,
    ]
      .filter(Boolean)
      .join(' '),
    onChange: change,
  };
  const Control = controls[field.kind];
  const label = (
    <>
      {field.label}
      {field.is_required && field.kind !== 'choice' && <span className="bs-req">{m.edit_required()}</span>}
      {isOutdated && <span className="bs-badge warn">{m.edit_outdated()}</span>}
    </>
  );
  const frame = { field, control, label, onEnter: () => setIsInside(true) };
  const leave = () => {
    setIsInside(false);
    onLeave();
  };
  if (field.kind === 'flag')
    return (
      <FieldFrame {...frame} kind="switch" onLeave={leave}>
        <Control {...given} isInvalid={false} />
      </FieldFrame>
    );
  return (
    <FieldFrame {...frame} kind={isGroup(field, columns !== null) ? 'group' : 'single'} onLeave={leave}>
      {original && (
        <p className="bs-orig" id={`${control}-original`} lang="de">
          {plainText(original)}
        </p>
      )}
      {columns ? <LayoutControl {...given} columns={columns} /> : <Control {...given} />}
      {hint && (
        <p className="bs-hint" id={`${control}-hint`}>
          {hint}
        </p>
      )}
      {inherited && (
        <InheritedHint id={`${control}-inherited`} text={inherited} lang={fieldLanguage ? locales[fieldLanguage].iso : undefined} />
      )}
      {id === entryNode && <NoticeHint field={field.name} />}
      {error && (
        <p className="bs-err" id={`${control}-error`}>
          <ToolIcon name="alert" />
          {error}
        </p>
      )}
    </FieldFrame>
  );
}

/** What the draft holds of a field, and how it is changed. */
function useField(id: number, field: CatalogueField, language: StoredLanguage) {
  const { session, state, stopWriting } = useSurface();
  const node = state.tree.get(id);
  const fieldLanguage = field.is_translated ? language : null;
  const refusal = state.refused.get(valueKey(id, field.name, fieldLanguage));
  const stored = node ? fieldValue(node.fields, field.name, fieldLanguage) : null;
  const isTranslation = field.is_translated && field.kind !== 'table' && language !== 'de';
  const layout = session.catalogue.get(node?.model ?? '')?.layout;
  const columns = layout?.field === field.name ? layout.columns : null;
  return {
    value: refusal ? refusal.value : (stored ?? field.initial),
    refusal: refusal?.message,
    /** The German text beside a translation; '' for none. */
    original: isTranslation && node ? String(fieldValue(node.fields, field.name, 'de')) : '',
    isOutdated: state.draft.outdated.some((one) => one.id === id && one.field === field.name && one.language === language),
    columns,
    change: (next: unknown) => {
      stopWriting();
      if (columns && node) {
        const from = String(fieldValue(node.fields, field.name, null) ?? field.initial);
        session.apply({ kind: 'layout', id, from, to: String(next) }, 'layout', { model: node.model });
      } else session.set(id, field.name, fieldLanguage, next, field.is_translated || field.kind === 'text' ? 'typed' : 'changed');
    },
  };
}

/** What is wrong with a value; that it is missing only where somebody has been. */
function errorOf(field: CatalogueField, value: unknown, isLeftEmpty: boolean): string {
  const over = field.limit !== null && typeof value === 'string' ? value.length - field.limit : 0;
  if (over > 0) return m.edit_too_long({ over, limit: field.limit ?? 0 });
  return isLeftEmpty ? m.field_required() : '';
}

/** Several controls that share a label. */
function isGroup({ target, kind, codes }: CatalogueField, isLayout: boolean): boolean {
  if (target === 'contributor' || isLayout) return true;
  return groupKinds.has(kind) && !(kind === 'choice' && (codes?.length ?? 0) > 3);
}

interface FieldFrameProps {
  field: CatalogueField;
  /** Id of the control. */
  control: string;
  kind: 'switch' | 'group' | 'single';
  label: ReactNode;
  onEnter(): void;
  onLeave(): void;
  children: ReactNode;
}

/** Label and control in the markup of their kind; notices when focus enters and leaves it. */
function FieldFrame({ field, control, kind, label, onEnter, onLeave, children }: FieldFrameProps) {
  const around = {
    className: 'bs-field',
    'data-field': field.name,
    onFocus: onEnter,
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
    },
  };
  if (kind === 'switch')
    return (
      <div {...around}>
        <label className="bs-switch" htmlFor={control}>
          {children}
          {label}
        </label>
      </div>
    );
  if (kind === 'group')
    return (
      <fieldset {...around}>
        <legend className="bs-label">{label}</legend>
        {children}
      </fieldset>
    );
  return (
    <div {...around}>
      <label htmlFor={control}>{label}</label>
      {children}
    </div>
  );
}
