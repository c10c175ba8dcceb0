import type { Field } from '../../../core/fields/field.ts';
import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import { type ContentType, contentTypes } from '../../programme/content-types.tables.server.ts';
import { contributors } from '../../programme/contributors.fields.ts';
import { describeField } from './catalogue.server.ts';

/** Content with a page of its own, as editors call one of it (EDIT-13). */
const labels: Readonly<Record<string, typeof m.edit_entry_event>> = {
  event: m.edit_entry_event,
  production: m.edit_entry_production,
  article: m.edit_entry_article,
  article_category: m.edit_entry_article_category,
  article_tag: m.edit_entry_article_tag,
  person: m.edit_entry_person,
  series: m.edit_entry_series,
  venue: m.edit_entry_venue,
  form: m.edit_entry_form,
};

/** What stands on a page to be read; what an entry belongs to and what is sold is the office's. */
const kinds: ReadonlySet<string> = new Set(['text', 'translated-text', 'rich-text', 'choices']);
const withCast: ReadonlySet<string> = new Set(['event', 'production']);

/** What of a content type is edited on its page, described like a module; null for content without a page of its own. */
export function describeEntryFields(type: string, language: Language) {
  const label = Object.hasOwn(labels, type) ? labels[type] : undefined;
  const found = Object.entries(contentTypes).find(([, one]) => one.type === type);
  if (!label || !found) return null;
  const [list, { fields }] = found as [string, ContentType];
  const described = Object.entries<Field>(fields).flatMap(([name, field]) => {
    if (name === 'id_jet') return [];
    if (field.kind === 'reference' && field.target === 'media')
      return { ...describeField(name, field, language), kind: 'media', target: null, accepts: 'image' };
    return kinds.has(field.kind) ? describeField(name, field, language) : [];
  });
  return {
    resource: list.replaceAll('_', '-'),
    module: {
      ...{ name: 'entry', version: 1, label: label({}, { locale: language }), help: '', group: 'entry' },
      ...{ is_part: true, is_frame: false, is_opening: false, allowed: null, layout: null },
      fields: [
        ...described,
        ...(withCast.has(type) ? [{ ...describeField('contributors', contributors, language), target: 'contributor' }] : []),
      ],
    },
  };
}
