import { anchor, translatedText } from '../../core/fields/text.ts';
import { defineModule } from '../../core/module/define-module.ts';
import { labels } from '../shared-labels.ts';

/** A sentence somebody said (MOD-30). */
export const quote = defineModule({
  name: 'quote',
  label: { de: 'Zitat', en: 'Quote' },
  help: {
    de: 'Ein Satz, groß gesetzt, mit Namen darunter. Anführungszeichen setzt die Seite.',
    en: 'A sentence in large type with a name below it. The page adds the quotation marks.',
  },
  group: 'text',
  fields: {
    content: translatedText({ label: labels.content, required: true, max: 600 }),
    author: translatedText({ label: { de: 'Von wem', en: 'Author' } }),
    anchor: anchor(),
  },
  samples: {
    usual: () => ({
      fields: {
        content: {
          de: 'Ein Raum wird nicht heller, wenn man mehr Lampen nimmt. Er wird nur lauter.',
          en: 'A room does not get brighter with more lamps. It only gets louder.',
        },
        author: { de: 'Rosa Quandt, Leiterin der Abteilung Licht', en: 'Rosa Quandt, head of lighting' },
      },
    }),
    full: () => ({
      fields: {
        content: {
          de: 'Wer glaubt, Theaterpädagogik sei Nachhilfeunterricht mit Kostümen, hat noch nie erlebt, wie eine Berufsschulklasse nach neunzig Minuten Stille gemeinsam beschließt, dass Antigone recht hatte, und dann auf dem Heimweg im Nachtbus so lange darüber streitet, bis der Fahrer anhält und mitredet. Verantwortungsbewusstsein lässt sich nicht unterrichten, aber man kann es sehen lernen.',
          en: 'Anyone who takes theatre education for private tuition in costume has never watched a vocational school class decide together, after ninety minutes of silence, that Antigone was right, and then argue about it on the night bus until the driver pulls over and joins in. Responsibility cannot be taught, but you can learn to see it.',
        },
        author: {
          de: 'Hannelore Brückner-Wagenknecht, Theaterpädagogin und Abonnementbeauftragte',
          en: 'Hannelore Brückner-Wagenknecht, theatre educator and subscription officer',
        },
        anchor: 'zitat',
      },
    }),
    bare: () => ({ fields: { content: { de: 'Kommen Sie, wie Sie sind.', en: 'Come as you are.' } } }),
  },
});
