import type { CodeLabels } from '../core/fields/labels.ts';
import type { InterfaceText } from '../core/languages.ts';
import type { PictureFormat } from '../core/module/picture-format.ts';

/** What fields are called that several modules have. */
export const labels = {
  content: { de: 'Text', en: 'Text' },
  embed: { de: 'Adresse oder Code zum Einbetten', en: 'Address or code to embed' },
  extra_class: { de: 'Darstellung', en: 'Look' },
  file: { de: 'Datei', en: 'File' },
  format: { de: 'Bildformat', en: 'Picture shape' },
  headline: { de: 'Titel', en: 'Headline' },
  image: { de: 'Bild', en: 'Picture' },
  link: { de: 'Linkziel', en: 'Link target' },
  link_text: { de: 'Linktext', en: 'Link text' },
  online_from: { de: 'Sichtbar ab', en: 'Visible from' },
  online_to: { de: 'Sichtbar bis', en: 'Visible until' },
  preline: { de: 'Dachzeile', en: 'Preline' },
  sticky: { de: 'Bleibt unten im Fenster stehen', en: 'Stays at the lower edge' },
  subline: { de: 'Unterzeile', en: 'Subline' },
  text: { de: 'Text', en: 'Text' },
  title: { de: 'Titel', en: 'Title' },
  video_url: { de: 'Adresse des Videos', en: 'Address of the video' },
} satisfies Record<string, InterfaceText>;

/** Shapes of a picture, as an editor chooses them. */
export const pictureFormatLabels: CodeLabels<PictureFormat> = {
  original: { de: 'Wie das Bild', en: 'As the picture' },
  '16-9': untranslated('16:9'),
  '4-3': untranslated('4:3'),
  '1-1': untranslated('1:1'),
  '3-4': untranslated('3:4'),
};

/** Figures and names that read the same in every language. */
export function untranslated(text: string): InterfaceText {
  return { de: text, en: text };
}
