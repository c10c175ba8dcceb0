import { choice } from '../../core/fields/plain.ts';
import { text, translatedText } from '../../core/fields/text.ts';

/** What an editor says about a file; its measurements come from the file itself. */
export const mediaFields = {
  kind: choice(['image', 'file', 'video', 'audio']),
  name: text({ required: true }),
  /** The alternative text of a picture, empty for a decorative one (MOD-05). */
  description: translatedText({ max: 500 }),
  copyright: text(),
};
