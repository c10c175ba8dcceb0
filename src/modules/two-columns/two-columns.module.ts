import { media } from '../../core/fields/media.ts';
import { choice } from '../../core/fields/plain.ts';
import { richText } from '../../core/fields/rich-text.ts';
import { defineModule } from '../../core/module/define-module.ts';
import { labels } from '../shared-labels.ts';

/** A picture beside a text (MOD-21). */
export const twoColumns = defineModule({
  name: 'two-columns',
  label: { de: 'Text und Bild', en: 'Text and picture' },
  help: {
    de: 'Ein Bild neben einem Text. Auf dem Telefon steht das Bild darüber.',
    en: 'A picture beside a text. On phones the picture stands above.',
  },
  group: 'text',
  fields: {
    extra_class: choice(
      {
        'image-text': { de: 'Bild, Text', en: 'Picture, text' },
        'text-image': { de: 'Text, Bild', en: 'Text, picture' },
      },
      { label: labels.extra_class },
    ),
    text: richText({ label: labels.text, required: true }),
    image: media('image', { label: labels.image, required: true }),
  },
  samples: {
    usual: ({ image }) => ({
      fields: {
        image,
        text: {
          de: '<p>Zweimal an diesem Abend ist es ganz dunkel. Kein Notlicht im Blick, keine Uhr, kein Pult. Dafür musste das Haus eine Genehmigung einholen und das Personal eine Ausbildung machen.</p><p><em>Nach etwa vierzig Sekunden fangen die Leute an, Farben zu sehen.</em></p>',
          en: '<p>Twice that evening it goes completely dark. No emergency light, no clock, no desk. The house needed a permit for it and the staff a training.</p><p><em>After forty seconds or so, people begin to see colours.</em></p>',
        },
      },
    }),
    full: ({ portrait }) => ({
      fields: {
        extra_class: 'text-image',
        image: portrait,
        text: {
          de: '<p><strong>Barrierefreiheit im Bühnenhaus.</strong> Die Rollstuhlplätze liegen im Parkett, Reihe acht, mit Begleitplatz.</p><ul><li>Audiodeskription bei ausgewählten Vorstellungen</li><li>Gebärdensprachdolmetschen auf Anfrage</li><li>Induktionsschleife im gesamten Zuschauerraum</li></ul><p>Der <a href="mailto:besuch@example.org">Besucherservice</a> begleitet Sie vom Haupteingang bis zum Platz. Melden Sie sich bitte spätestens am Vortag, damit Aufzugsbegleitung, Rampen und Begleitpersonenkarten bereitstehen. Theaterpädagogische Einführungen in Leichter Sprache beginnen fünfundvierzig Minuten vor der Vorstellung im Kassenfoyer.</p>',
          en: '<p><strong>Access in the house.</strong> Wheelchair spaces are in the stalls, row eight, with a companion seat.</p><ul><li>Audio description at selected performances</li><li>Sign language interpretation on request</li><li>Hearing loop in the whole auditorium</li></ul><p>The <a href="mailto:besuch@example.org">visitor service</a> walks you from the main entrance to your seat. Please tell us the day before at the latest, so that lift, ramps and companion tickets are ready. Introductions in plain language begin forty-five minutes before the performance in the box office foyer.</p>',
        },
      },
    }),
    bare: ({ image }) => ({ fields: { image, text: { de: '<p>Kurz gesagt.</p>', en: '<p>In short.</p>' } } }),
  },
});
