import { embedUrl } from '../../core/fields/embed-url.ts';
import { media } from '../../core/fields/media.ts';
import { translatedText } from '../../core/fields/text.ts';
import { defineModule } from '../../core/module/define-module.ts';
import { labels } from '../shared-labels.ts';

/** A publication at an external service (MOD-12). */
export const viewer = defineModule({
  name: 'viewer',
  label: { de: 'Blätterdokument', en: 'Publication' },
  help: {
    de: 'Ein Programmheft oder Magazin zum Blättern bei Issuu, Yumpu oder Adobe InDesign.',
    en: 'A programme book or magazine to leaf through at Issuu, Yumpu or Adobe InDesign.',
  },
  group: 'media',
  fields: {
    embed: embedUrl('viewer', { label: labels.embed, required: true }),
    title: translatedText({ label: labels.title }),
    image: media('image', { label: labels.image }),
  },
  samples: {
    usual: () => ({ fields: { embed: 'https://issuu.com/hausamring/docs/spielzeitheft' } }),
    full: ({ image }) => ({
      fields: {
        image,
        title: { de: 'Nach der Premiere: Stimmen aus dem Foyer', en: 'After the premiere: voices from the foyer' },
        embed:
          "<iframe allowfullscreen style='border:none;width:100%;height:326px;' src='https://e.issuu.com/embed.html?d=spielzeitheft&amp;u=hausamring'></iframe>",
      },
    }),
    bare: () => ({ fields: { embed: 'https://indd.adobe.com/view/3f1c0c3e-5d1f-4a0b-9c57-0a7e0c5b2d11' } }),
  },
});
