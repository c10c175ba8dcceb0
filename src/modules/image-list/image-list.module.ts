import { choice } from '../../core/fields/plain.ts';
import { anchor } from '../../core/fields/text.ts';
import { defineModule } from '../../core/module/define-module.ts';
import { labels, pictureFormatLabels } from '../shared-labels.ts';

const { original, '16-9': wide, '4-3': classic, '1-1': square, '3-4': upright } = pictureFormatLabels;
const uprightFirst = { '3-4': upright, '1-1': square, '4-3': classic, '16-9': wide, original };

/** Pictures side by side (MOD-06). */
export const imageList = defineModule({
  name: 'image-list',
  label: { de: 'Bilderreihe', en: 'Row of pictures' },
  help: {
    de: 'Mehrere Bilder nebeneinander, alle im gleichen Format.',
    en: 'Several pictures side by side, all in the same format.',
  },
  group: 'picture',
  fields: { format: choice(uprightFirst, { label: labels.format }), anchor: anchor() },
  children: { allowed: ['image'] },
  samples: {
    usual: ({ image, portrait }) => ({
      fields: {},
      columns: [[image, portrait, image].map((id) => ({ model: 'image', fields: { image: id } }))],
    }),
    full: ({ image, portrait }) => ({
      fields: { format: '1-1', anchor: 'probenbilder' },
      columns: [
        [portrait, image, portrait, image, portrait].map((id, index) => ({
          model: 'image',
          fields: {
            image: id,
            caption:
              index % 2 === 0
                ? { de: 'Beleuchtungsprobe mit Bühnenbildassistenz und Requisite', en: 'Lighting rehearsal with the design team and props' }
                : {},
          },
        })),
      ],
    }),
    bare: () => ({ fields: {} }),
  },
});
