import { date } from '../../core/fields/date-time.ts';
import { choice } from '../../core/fields/plain.ts';
import { reference, references } from '../../core/fields/reference.ts';
import { richText } from '../../core/fields/rich-text.ts';
import { sharedFields } from '../../core/fields/shared-fields.ts';
import { text } from '../../core/fields/text.ts';

const { name, preline, headline, subline, image, link, link_text, order, is_online } = sharedFields;

/** A category in one of the three colour themes (MAG-02, MAG-03). */
export const articleCategoryFields = {
  name,
  style_name: choice(
    { cc01: { de: 'Farbe 1', en: 'Colour 1' }, cc02: { de: 'Farbe 2', en: 'Colour 2' }, cc03: { de: 'Farbe 3', en: 'Colour 3' } },
    { label: { de: 'Farbe', en: 'Colour' } },
  ),
  order,
};

export const articleTagFields = { name };

export const articleFields = {
  name,
  preline,
  headline,
  subline,
  text: richText({ label: { de: 'Text', en: 'Text' } }),
  link,
  link_text,
  image,
  category: reference('article_category', { label: { de: 'Rubrik', en: 'Category' } }),
  tags: references('article_tag', { label: { de: 'Themen', en: 'Tags' } }),
  productions: references('production', { label: { de: 'Produktionen', en: 'Productions' } }),
  date: date({ label: { de: 'Datum', en: 'Date' }, required: true }),
  author: text({ label: { de: 'Autor', en: 'Author' } }),
  is_online,
};
