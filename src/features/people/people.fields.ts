import { reference } from '../../core/fields/reference.ts';
import { richText } from '../../core/fields/rich-text.ts';
import { sharedFields } from '../../core/fields/shared-fields.ts';
import { text, translatedText } from '../../core/fields/text.ts';

const { name, image, order, is_online } = sharedFields;

/** A member of the ensemble or a guest (TEAM-01). `function` is what the person does at the venue. */
export const personFields = {
  first_name: text({ label: { de: 'Vorname', en: 'First name' } }),
  last_name: text({ label: { de: 'Nachname', en: 'Last name' }, required: true }),
  function: translatedText({ label: { de: 'Aufgabe im Haus', en: 'Function at the venue' } }),
  person_category: reference('person_category', { label: { de: 'Gruppe', en: 'Group' } }),
  biography: richText({ label: { de: 'Biografie', en: 'Biography' } }),
  image,
  order,
  is_online,
};

export const personCategoryFields = { name, order };
