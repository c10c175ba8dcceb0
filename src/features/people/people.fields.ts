import { flag, number } from '../../core/fields/plain.ts';
import { reference } from '../../core/fields/reference.ts';
import { richText } from '../../core/fields/rich-text.ts';
import { text, translatedText } from '../../core/fields/text.ts';

/** A member of the ensemble or a guest (TEAM-01). `function` is what the person does at the house. */
export const personFields = {
  first_name: text(),
  last_name: text({ required: true }),
  function: translatedText(),
  person_category: reference('person_category'),
  biography: richText(),
  image: reference('media'),
  order: number(),
  is_online: flag({ initial: true }),
};

export const personCategoryFields = { name: translatedText({ required: true }), order: number() };
