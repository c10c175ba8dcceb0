import { useEffect, useState } from 'react';
import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { callEditor } from '../editor-call.ts';

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

/** Names of modules and of what belongs to the page itself, as people know them. */
export function useLabels(language: Language): (model: string | null, field: string) => string {
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    callEditor<{ name: string; label: string }[]>('GET', `/${language}/pageeditor-api/catalogue`).then(
      (modules) => setLabels(new Map(modules.map(({ name, label }) => [name, label]))),
      () => setLabels(new Map()),
    );
  }, [language]);
  return (model, field) => {
    if (model === null) return pageFields[field]?.() ?? field;
    const label = labels.get(model) ?? model;
    return field === '' ? label : `${label}, ${field}`;
  };
}
