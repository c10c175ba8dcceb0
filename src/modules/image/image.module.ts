import { contentLink } from '../../core/fields/content-link.ts';
import { media } from '../../core/fields/media.ts';
import { choice, flag } from '../../core/fields/plain.ts';
import { translatedText } from '../../core/fields/text.ts';
import { defineModule } from '../../core/module/define-module.ts';
import { labels, pictureFormatLabels } from '../shared-labels.ts';

/** One picture with caption and copyright (MOD-05). */
export const image = defineModule({
  name: 'image',
  label: { de: 'Bild', en: 'Picture' },
  help: {
    de: 'Ein Bild aus der Mediathek. Der Alternativtext wird vorgelesen, die Bildunterschrift steht darunter.',
    en: 'A picture from the media library. The alternative text is read aloud, the caption stands below it.',
  },
  group: 'picture',
  fields: {
    image: media('image', { label: labels.image, required: true }),
    format: choice(pictureFormatLabels, { label: labels.format }),
    link: contentLink({ label: labels.link }),
    description: translatedText({ label: { de: 'Alternativtext nur an dieser Stelle', en: 'Alternative text in this place only' } }),
    is_decorative: flag({ label: { de: 'An dieser Stelle nur Schmuck', en: 'Decorative in this place only' } }),
    caption: translatedText({ label: { de: 'Bildunterschrift', en: 'Caption' } }),
  },
  samples: {
    usual: ({ image }) => ({
      fields: { image, format: '16-9', caption: { de: 'Das große Haus am Premierenabend', en: 'The main house on a first night' } },
    }),
    full: ({ portrait, page }) => ({
      fields: {
        image: portrait,
        format: '3-4',
        link: `page:${page}`,
        description: {
          de: 'Eine Schauspielerin steht allein auf der leeren Bühne, hinter ihr der Eiserne Vorhang',
          en: 'An actor alone on the empty stage, the safety curtain behind her',
        },
        caption: {
          de: 'Bühnenbildmodell und Beleuchtungsprobe: Theaterpädagogik und Werkstätten öffnen zum Saisonauftakt ihre Türen für Abonnentinnen und Abonnenten.',
          en: 'Set model and lighting rehearsal: education and workshops open their doors to subscribers at the start of the season.',
        },
      },
    }),
    bare: ({ image }) => ({ fields: { image } }),
  },
});
