import { choice } from '../../core/fields/plain.ts';
import { defineModule } from '../../core/module/define-module.ts';
import { labels } from '../shared-labels.ts';

/** Teasers as a grid, as lines or to leaf through (MOD-28). */
export const teaserList = defineModule({
  name: 'teaser-list',
  label: { de: 'Teaserliste', en: 'List of teasers' },
  help: {
    de: 'Mehrere Teaser als Raster, als Zeilen untereinander, zum Blättern, als Collage (vier große Bilder, danach nur Titel) oder als Karten zum Abreißen mit dem Linktext als Preis.',
    en: 'Several teasers as a grid, as lines, to leaf through, as a collage (four large pictures, titles after that) or as ticket stubs with the link text as their price.',
  },
  group: 'programme',
  fields: {
    extra_class: choice(
      {
        grid: { de: 'Raster', en: 'Grid' },
        list: { de: 'Liste', en: 'List' },
        slider: { de: 'Laufband', en: 'Slider' },
        collage: { de: 'Collage', en: 'Collage' },
        tickets: { de: 'Eintrittskarten', en: 'Tickets' },
      },
      { label: labels.extra_class },
    ),
  },
  children: { allowed: ['teaser-item'] },
  samples: {
    usual: ({ image, portrait, event, production }) => ({
      fields: {},
      columns: [
        [
          {
            model: 'teaser-item',
            fields: {
              image,
              preline: { de: 'Oper', en: 'Opera' },
              headline: { de: 'Ein Sommernachtstraum', en: 'A Midsummer Night’s Dream' },
              text: { de: 'Oper von Benjamin Reuß nach William Shakespeare.', en: 'Opera by Benjamin Reuß after William Shakespeare.' },
              link: `production:${production}`,
            },
          },
          {
            model: 'teaser-item',
            fields: {
              image: portrait,
              preline: { de: 'Schauspiel', en: 'Drama' },
              headline: { de: 'Macbeth', en: 'Macbeth' },
              text: { de: 'Von William Shakespeare. Bis 17. Januar.', en: 'By William Shakespeare. Until 17 January.' },
              link: `event:${event}`,
            },
          },
          {
            model: 'teaser-item',
            fields: {
              image,
              preline: { de: 'Konzert', en: 'Concert' },
              headline: { de: 'Lange Nacht am Klavier', en: 'A long night at the piano' },
              text: { de: 'Zehn Hände, drei Flügel, bis um eins ist Schluss.', en: 'Ten hands, three grands, over by one.' },
              link: 'https://example.org',
            },
          },
        ],
      ],
    }),
    full: ({ image, portrait, page }) => ({
      fields: { extra_class: 'slider' },
      columns: [
        [image, portrait, image, portrait].map((id, index) => ({
          model: 'teaser-item',
          fields: {
            image: id,
            extra_class: index % 2 === 0 ? 'default' : 'boxed',
            preline: { de: 'Theaterpädagogik', en: 'Education' },
            headline: { de: 'Werkstattnachmittag für Berufsschulklassen', en: 'Workshop afternoon for vocational schools' },
            subline: { de: 'Mit Anmeldung und Begleitpersonenregelung', en: 'By registration, companions welcome' },
            text: {
              de: 'Bühnenbild, Kostümwerkstatt, Beleuchtungsprobe: drei Stunden hinter dem Eisernen Vorhang.',
              en: 'Set, costume workshop, lighting rehearsal: three hours behind the safety curtain.',
            },
            link_text: { de: 'Zur Anmeldung', en: 'Register' },
            link: `page:${page}`,
          },
        })),
      ],
    }),
    bare: () => ({ fields: {} }),
  },
});
