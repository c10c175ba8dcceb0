import { type Language, locales, type StoredLanguage } from '../../core/languages.ts';
import type { Module } from '../../core/module/module.ts';
import type { CatalogueField } from '../session/catalogue.ts';

/** What every control of a field is given. */
export interface ControlProps {
  /** Of the control itself; labels and errors point to it. */
  id: string;
  field: CatalogueField;
  value: unknown;
  /** Of what finders show. */
  language: Language;
  /** Of the text; null where it is the same in all languages. */
  textLanguage: StoredLanguage | null;
  /** The module as the server made it: pictures and addresses. */
  module: Module | undefined;
  isInvalid: boolean;
  describedBy: string;
  onChange(value: unknown): void;
}

/** What every native control of a field has. */
export function commonProps({ id, isInvalid, describedBy, field, textLanguage }: ControlProps) {
  return {
    id,
    name: field.name,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': describedBy || undefined,
    ...(textLanguage && { lang: locales[textLanguage].iso }),
    className: 'bs-input',
  } as const;
}
