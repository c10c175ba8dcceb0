import { contentLink } from '../../core/fields/content-link.ts';
import { linkTextHelp } from '../../core/fields/labels.ts';
import { media } from '../../core/fields/media.ts';
import { choice } from '../../core/fields/plain.ts';
import { translatedText } from '../../core/fields/text.ts';
import { defineModule } from '../../core/module/define-module.ts';
import { labels } from '../shared-labels.ts';

const limit = 3000;
const fill = (text: string) => `${text} `.repeat(Math.floor(limit / (text.length + 1))).trim();

/** One thing, large: picture, title, text, link (MOD-26, MOD-27). */
export const fullTeaser = defineModule({
  name: 'full-teaser',
  label: { de: 'Großer Teaser', en: 'Large teaser' },
  help: {
    de: 'Empfiehlt eine einzige Sache über die ganze Breite. Der Text steht neben oder auf dem Bild.',
    en: 'Recommends one single thing across the whole width. The text stands beside or on the picture.',
  },
  group: 'programme',
  fields: {
    extra_class: choice(
      {
        'image-left': { de: 'Bild links', en: 'Picture left' },
        'image-right': { de: 'Bild rechts', en: 'Picture right' },
        overlay: { de: 'Überlagert', en: 'Overlay' },
      },
      { label: labels.extra_class },
    ),
    image: media('image', { label: labels.image, required: true }),
    preline: translatedText({ label: labels.preline }),
    headline: translatedText({ label: labels.headline, required: true }),
    subline: translatedText({ label: labels.subline }),
    text: translatedText({ label: labels.text, max: limit }),
    link_text: translatedText({ label: labels.link_text, help: linkTextHelp }),
    link: contentLink({ label: labels.link }),
  },
  samples: {
    usual: ({ image }) => ({
      fields: {
        image,
        preline: { de: 'Werkstatt', en: 'Workshop' },
        headline: { de: 'Vierhundert Meter Seide werden ein Meer', en: 'Four hundred metres of silk become a sea' },
        text: {
          de: 'Sechs Wochen lang haben die Werkstätten gefärbt, genäht und geflucht. Ein Besuch im Malsaal.',
          en: 'For six weeks the workshops dyed, sewed and swore. A visit to the paint shop.',
        },
        link_text: { de: 'Zum Artikel', en: 'Read the article' },
        link: '/de/mediathek',
      },
    }),
    full: ({ image, event }) => ({
      fields: {
        extra_class: 'overlay',
        image,
        preline: { de: 'Theaterpädagogische Werkstattaufführung', en: 'Education workshop performance' },
        headline: { de: 'Der Donaudampfschifffahrtskapitän und die Unwahrscheinlichkeit', en: 'The river captain and the improbable' },
        subline: {
          de: 'Uraufführung mit Berufsschülerinnen, Berufsschülern und dem Stadtteilorchester',
          en: 'World premiere with vocational students and the neighbourhood orchestra',
        },
        text: {
          de: fill(
            'Verantwortungsbewusstsein, Weltuntergangsstimmung und Frühstückspause: ein Abend über Menschen, die einander verpassen, und über Schiffe, die trotzdem anlegen.',
          ),
          en: fill(
            'Responsibility, a touch of doom and a breakfast break: an evening about people who miss each other, and ships that land anyway.',
          ),
        },
        link_text: { de: 'Zur Aufführung mit Publikumsgespräch', en: 'To the performance with discussion' },
        link: `event:${event}`,
      },
    }),
    bare: ({ image }) => ({ fields: { image, headline: { de: 'Spielzeit 26/27', en: 'Season 26/27' } } }),
  },
});
