import { useEffect, useState } from 'react';
import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { callEditor } from '../editor-call.ts';
import { type Catalogue, type CatalogueModule, fieldLabel, fieldsOf } from '../session/catalogue.ts';
import { isInline } from '../session/view-modules.ts';

/** Names of the fields of a page. */
export const pageFields: Record<string, () => string> = {
  title: m.page_title,
  headline: m.page_headline,
  meta_title: m.page_meta_title,
  meta_description: m.page_meta_description,
  og_title: m.page_og_title,
  og_description: m.page_og_description,
  og_image: m.page_og_image,
};

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
      if (model === null) return pageFields[field]?.() ?? field;
      const label = catalogue.get(model)?.label ?? model;
      return field === '' ? label : `${label}, ${fieldLabel(catalogue, model, field)}`;
    },
    wordsOf,
  };
}
