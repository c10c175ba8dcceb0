import { useEffect, useState } from 'react';
import type { Language } from '../../core/languages.ts';
import { type PageTextName, pageTexts } from '../../features/pages/settings/pages.fields.ts';
import { m } from '../../paraglide/messages.js';
import { callEditor } from '../editor-call.ts';
import { type Catalogue, type CatalogueModule, fieldLabel, fieldsOf } from '../session/catalogue.ts';
import { isInline } from '../session/view-modules.ts';

/** The label of a field of the page itself, by its name. */
export function pageFieldLabel(name: string): string | undefined {
  return name === 'og_image' ? m.page_og_image() : pageTexts[name as PageTextName]?.label();
}

export interface Labels {
  /** What people know a module or its field by, or what belongs to the page itself. */
  labelOf(model: string | null, field: string): string;
  /** A value as people know it: of a choice its label; of a whole module, whose field is '', its texts. */
  wordsOf(model: string | null, field: string, value: unknown): unknown;
}

export function useLabels(language: Language): Labels {
  const [catalogue, setCatalogue] = useState<Catalogue>(new Map());
  useEffect(() => {
    callEditor<CatalogueModule[]>('GET', `/${language}/pageeditor-api/catalogue`).then(
      (modules) => setCatalogue(new Map(modules.map((module) => [module.name, module]))),
      () => setCatalogue(new Map()),
    );
  }, [language]);
  const fieldOf = (model: string | null, name: string) => fieldsOf(catalogue, model ?? '').find((field) => field.name === name);
  const wordsOf: Labels['wordsOf'] = (model, field, value) => {
    if (field === '' && typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).filter(([name]) => isInline(fieldOf(model, name) ?? { kind: 'translated-text' })));
    if (typeof value === 'boolean') return value ? m.admin_yes() : m.admin_no();
    return fieldOf(model, field)?.codes?.find(({ code }) => code === value)?.label ?? value;
  };
  return {
    labelOf: (model, field) => {
      if (model === null) return pageFieldLabel(field) ?? field;
      const label = catalogue.get(model)?.label ?? model;
      return field === '' ? label : `${label}, ${fieldLabel(catalogue, model, field)}`;
    },
    wordsOf,
  };
}
