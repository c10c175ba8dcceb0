import { embedUrl } from '../../core/fields/embed-url.ts';
import { media } from '../../core/fields/media.ts';
import { anchor, text, translatedText } from '../../core/fields/text.ts';
import { defineModule } from '../../core/module/define-module.ts';
import { labels } from '../shared-labels.ts';

/** A film at YouTube or Vimeo (MOD-07). */
export const video = defineModule({
  name: 'video',
  label: { de: 'Video', en: 'Video' },
  help: {
    de: 'Ein Film bei YouTube oder Vimeo. Er lädt erst, wenn Besucherinnen und Besucher zustimmen; bis dahin steht das Bild.',
    en: 'A film at YouTube or Vimeo. It loads once visitors agree; until then they see the picture.',
  },
  group: 'media',
  fields: {
    video_url: embedUrl('video', { label: labels.video_url, required: true }),
    image: media('image', { label: labels.image }),
    title: translatedText({ label: labels.title }),
    // As people write it, e.g. 2:31.
    length: text({ label: { de: 'Länge', en: 'Length' }, max: 20 }),
    anchor: anchor(),
  },
  samples: {
    usual: ({ image }) => ({
      fields: {
        video_url: 'https://www.youtube.com/watch?v=foyer2026xy',
        image,
        title: { de: 'Trailer: Der Sturm', en: 'Trailer: The Tempest' },
        length: '2:31',
      },
    }),
    full: ({ image }) => ({
      fields: {
        video_url: 'https://vimeo.com/123456789/abcdef0123?share=copy',
        image,
        title: {
          de: 'Werkstattgespräch: Wie aus vierhundert Metern Seide ein Meer wird, das jeden Abend untergeht und wiederkommt',
          en: 'Workshop talk: how four hundred metres of silk become a sea that goes under every night and comes back',
        },
        length: '1:02:31',
        anchor: 'trailer',
      },
    }),
    bare: () => ({ fields: { video_url: 'https://youtu.be/foyer2026xy' } }),
  },
});
