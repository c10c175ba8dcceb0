import { z } from 'zod';
import { date } from '../../core/fields/date-time.ts';
import type { MediaKind } from '../../core/fields/field.ts';
import type { CodeLabels } from '../../core/fields/labels.ts';
import { choice, flag } from '../../core/fields/plain.ts';
import { text, translatedText } from '../../core/fields/text.ts';

export const mediaKindLabels: CodeLabels<MediaKind> = {
  image: { de: 'Bilder', en: 'Pictures' },
  video: { de: 'Filme', en: 'Films' },
  audio: { de: 'Ton', en: 'Sound' },
  captions: { de: 'Untertitel', en: 'Captions' },
  file: { de: 'Dokumente', en: 'Documents' },
};

/** What an editor says about a file; its measurements come from the file itself. */
export const mediaFields = {
  kind: choice(mediaKindLabels, { label: { de: 'Art', en: 'Kind' } }),
  name: text({ label: { de: 'Dateiname', en: 'File name' }, required: true }),
  /** The alternative text of a picture, empty for a decorative one (MOD-05). */
  description: translatedText({
    label: { de: 'Alternativtext', en: 'Alternative text' },
    help: { de: 'Was zu sehen ist, für alle, die es nicht sehen.', en: 'What there is to see, for everyone who cannot see it.' },
    max: 500,
  }),
  /** Decorative: it has no alternative text, and none is missing. */
  is_decorative: flag({ label: { de: 'Nur Schmuck', en: 'Only decoration' } }),
  caption: translatedText({ label: { de: 'Bildtext', en: 'Caption' }, max: 500 }),
  copyright: text({
    label: { de: 'Urheber', en: 'Copyright' },
    help: {
      de: 'Steht auf der Website am Bild, zum Beispiel: Foto: Lena Brandt',
      en: 'Shown with the picture on the website, for example: Photo: Lena Brandt',
    },
  }),
  /** The last day on which it may be shown; null without a limit. */
  usage_until: date({
    label: { de: 'Nutzung bis', en: 'Use until' },
    help: {
      de: 'Letzter Tag, an dem die Rechte gelten. Danach steht die Datei nirgends mehr auf der Website.',
      en: 'Last day of the rights. After it the file is shown nowhere on the website.',
    },
  }),
  /** Where editors find it: names of folders with '/' between them, '' for none. */
  folder: text({
    label: { de: 'Ordner', en: 'Folder' },
    help: {
      de: 'Unterordner mit /, zum Beispiel Produktionen/Hamlet. Ein neuer entsteht von selbst.',
      en: 'Subfolders with /, for example Productions/Hamlet. A new one comes into being by itself.',
    },
  }),
};

/** Where a crop must not cut: [x, y] as fractions of width and height from the top left. */
export const focusShape = z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]);
