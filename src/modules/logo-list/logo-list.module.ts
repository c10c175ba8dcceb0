import { choice } from '../../core/fields/plain.ts';
import { defineModule } from '../../core/module/define-module.ts';
import { labels } from '../shared-labels.ts';

/** Logos of partners and sponsors (MOD-16). */
export const logoList = defineModule({
  name: 'logo-list',
  label: { de: 'Logos', en: 'Logos' },
  help: {
    de: 'Förderer und Partner. Jedes Logo braucht eine Beschreibung und am besten einen Link.',
    en: 'Sponsors and partners. Every logo needs a description and preferably a link.',
  },
  group: 'picture',
  fields: {
    extra_class: choice(
      {
        small: { de: 'Klein', en: 'Small' },
        large: { de: 'Groß', en: 'Large' },
      },
      { label: labels.extra_class },
    ),
  },
  children: { allowed: ['image'] },
  samples: {
    usual: ({ image }) => ({
      fields: {},
      columns: [
        ['Stadt Hohenfurt', 'Kulturkreis Doppelring', 'Stadtwerke an der Furt', 'Stiftung Wegstern'].map((name) => ({
          model: 'image',
          fields: { image, link: 'https://example.org', description: { de: name, en: name } },
        })),
      ],
    }),
    full: ({ image, portrait }) => ({
      fields: { extra_class: 'large' },
      columns: [
        [image, portrait, image].map((id) => ({
          model: 'image',
          fields: {
            image: id,
            link: 'https://example.org',
            description: { de: 'Landesarbeitsgemeinschaft Theaterpädagogik', en: 'State association for theatre education' },
            caption: { de: 'Gefördert von der Landesarbeitsgemeinschaft', en: 'Funded by the state association' },
          },
        })),
      ],
    }),
    bare: () => ({ fields: {} }),
  },
});
