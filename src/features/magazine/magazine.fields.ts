import { date } from '../../core/fields/date-time.ts';
import { choice, flag, link, number } from '../../core/fields/plain.ts';
import { reference, references } from '../../core/fields/reference.ts';
import { richText } from '../../core/fields/rich-text.ts';
import { text, translatedText } from '../../core/fields/text.ts';

/** A category in one of the three colour themes (MAG-02, MAG-03). */
export const articleCategoryFields = {
  name: translatedText({ required: true }),
  style_name: choice(['cc01', 'cc02', 'cc03']),
  order: number(),
};

export const articleTagFields = { name: translatedText({ required: true }) };

export const articleFields = {
  name: translatedText({ required: true }),
  preline: translatedText(),
  headline: translatedText(),
  subline: translatedText({ max: 500 }),
  text: richText(),
  link: link(),
  link_text: translatedText(),
  image: reference('media'),
  category: reference('article_category'),
  tags: references('article_tag'),
  productions: references('production'),
  date: date({ required: true }),
  author: text(),
  is_online: flag({ initial: true }),
};
