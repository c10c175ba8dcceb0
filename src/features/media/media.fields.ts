import { z } from 'zod';
import { choice, flag } from '../../core/fields/plain.ts';
import { text, translatedText } from '../../core/fields/text.ts';

/** What an editor says about a file; its measurements come from the file itself. */
export const mediaFields = {
  kind: choice(['image', 'file', 'video', 'audio']),
  name: text({ required: true }),
  /** The alternative text of a picture, empty for a decorative one (MOD-05). */
  description: translatedText({ max: 500 }),
  /** Decorative: it has no alternative text, and none is missing. */
  is_decorative: flag(),
  caption: translatedText({ max: 500 }),
  copyright: text(),
  /** Where editors find it: names of folders with '/' between them, '' for none. */
  folder: text(),
};

/** Where a crop must not cut: [x, y] as fractions of width and height from the top left. */
export const focusShape = z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]);
