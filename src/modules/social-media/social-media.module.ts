import { embedUrl } from '../../core/fields/embed-url.ts';
import { media } from '../../core/fields/media.ts';
import { translatedText } from '../../core/fields/text.ts';
import { defineModule } from '../../core/module/define-module.ts';
import { labels } from '../shared-labels.ts';

/** A post at a social network (MOD-32). */
export const socialMedia = defineModule({
  name: 'social-media',
  label: { de: 'Soziale Medien', en: 'Social media' },
  help: {
    de: 'Ein Beitrag bei Instagram, X, Facebook oder TikTok. Er lädt erst nach Zustimmung.',
    en: 'A post on Instagram, X, Facebook or TikTok. It loads only after consent.',
  },
  group: 'media',
  fields: {
    embed: embedUrl('social', { label: labels.embed, required: true }),
    title: translatedText({ label: labels.title }),
    image: media('image', { label: labels.image }),
  },
  samples: {
    usual: () => ({ fields: { embed: 'https://www.instagram.com/p/C0ffeeFoyer/' } }),
    full: ({ image }) => ({
      fields: {
        image,
        title: { de: 'Nach der Premiere: Stimmen aus dem Foyer', en: 'After the premiere: voices from the foyer' },
        embed:
          '<iframe src="https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fhausamring%2Fposts%2F1234567890&show_text=true" width="500" height="600"></iframe>',
      },
    }),
    bare: () => ({ fields: { embed: 'https://x.com/hausamring/status/1234567890123456789' } }),
  },
});
