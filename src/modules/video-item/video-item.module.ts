import { embedUrl } from '../../core/fields/embed-url.ts';
import { media } from '../../core/fields/media.ts';
import { richText } from '../../core/fields/rich-text.ts';
import { translatedText } from '../../core/fields/text.ts';
import { defineModule } from '../../core/module/define-module.ts';
import { labels } from '../shared-labels.ts';

/** One film of a list (MOD-09). */
export const videoItem = defineModule({
  name: 'video-item',
  label: { de: 'Video der Liste', en: 'Video of the list' },
  help: { de: 'Ein Film mit Titel und ein paar Sätzen.', en: 'A film with its title and a few sentences.' },
  group: 'media',
  isPart: true,
  fields: {
    video_url: embedUrl('video', { label: labels.video_url, required: true }),
    title: translatedText({ label: labels.title }),
    content: richText({ label: labels.content }),
    image: media('image', { label: labels.image }),
  },
  samples: {
    usual: ({ image }) => ({
      fields: {
        video_url: 'https://vimeo.com/123456789',
        title: { de: 'Die Werkstatt färbt', en: 'The workshop dyes' },
        content: { de: '<p>Drei Tage, vierzig Liter Indigo.</p>', en: '<p>Three days, forty litres of indigo.</p>' },
        image,
      },
    }),
    full: ({ image }) => ({
      fields: {
        video_url: 'https://www.youtube-nocookie.com/embed/foyer2026xy?rel=0',
        title: {
          de: 'Theaterpädagogische Begleitveranstaltungen und Abonnementbedingungen, erklärt in neunzig Sekunden',
          en: 'Everything about school workshops and subscription terms, explained in ninety seconds flat',
        },
        content: {
          de: '<p>Unsere <strong>Theaterpädagogik</strong> stellt sich vor.</p><ul><li>Workshops</li><li>Klassenbesuche</li></ul><p>Mehr <a href="https://example.org">steht hier</a>.</p>',
          en: '<p>Meet our <strong>education team</strong>.</p><ul><li>Workshops</li><li>Class visits</li></ul><p>More <a href="https://example.org">over here</a>.</p>',
        },
        image,
      },
    }),
    bare: () => ({ fields: { video_url: 'https://youtu.be/foyer2026xy' } }),
  },
});
