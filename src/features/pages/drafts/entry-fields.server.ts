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

const withCast: ReadonlySet<string> = new Set(['event', 'production']);

/**
 * What of a content type is edited on its page, described like a module, and what needs the form of the office: rows of prices, seat groups
 * and files in an order. Null for content without a page of its own.
 */
export function describeEntryFields(type: string, language: Language) {
  const label = Object.hasOwn(labels, type) ? labels[type] : undefined;
  const found = Object.entries(contentTypes).find(([, one]) => one.type === type);
  if (!label || !found) return null;
  const [list, { fields }] = found as [string, ContentType];
  const all = Object.entries<Field>(fields);
  return {
    resource: list.replaceAll('_', '-'),
    module: {
      ...{ name: 'entry', version: 1, label: label({}, { locale: language }), help: '', group: 'entry' },
      ...{ is_part: true, is_frame: false, is_opening: false, is_loaded: false, allowed: null, layout: null },
      fields: [
        ...all.filter(([, field]) => !isOfOffice(field)).map(([name, field]) => describe(name, field, language)),
        ...(withCast.has(type) ? [{ ...describeField('contributors', contributors, language), target: 'contributor' }] : []),
      ],
    },
    office: all.filter(([, field]) => isOfOffice(field)).map(([name, field]) => ({ name, label: field.label[language] })),
  };
}

function isOfOffice({ kind, target }: Field): boolean {
  return kind === 'list' || (kind === 'references' && target === 'media');
}

/** A reference to a file is chosen in the library like the file of a module. */
function describe(name: string, field: Field, language: Language) {
  const described = describeField(name, field, language);
  return field.kind === 'reference' && field.target === 'media'
    ? { ...described, kind: 'media', target: null, accepts: 'image' }
    : described;
}
