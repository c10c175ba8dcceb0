import type { Language } from '../../core/languages.ts';
import type { Module } from '../../core/module/module.ts';
import type { CatalogueField } from '../session/catalogue.ts';

/** What every control of a field is given. */
export interface ControlProps {
  /** Of the control itself; labels and errors point to it. */
  id: string;
  field: CatalogueField;
  value: unknown;
  /** Of the text, and of what finders show. */
  language: Language;
  /** The module as the server made it: pictures and addresses. */
  module: Module | undefined;
  isInvalid: boolean;
  describedBy: string;
  onChange(value: unknown): void;
}

/** What every native control of a field has. */
export function commonProps({ id, isInvalid, describedBy, field }: ControlProps) {
  return {
    id,
    name: field.name,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': describedBy || undefined,
    className: 'bs-input',
  } as const;
}
