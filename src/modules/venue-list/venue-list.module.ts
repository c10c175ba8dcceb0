import { defineModule } from '../../core/module/define-module.ts';

/** Venues side by side (MOD-14). */
export const venueList = defineModule({
  name: 'venue-list',
  label: { de: 'Spielorte', en: 'Venues' },
  help: { de: 'Mehrere Spielorte nebeneinander.', en: 'Several venues side by side.' },
  group: 'programme',
  fields: {},
  children: { allowed: ['venue'] },
  samples: {
    usual: ({ venue }) => ({ fields: {}, columns: [[{ model: 'venue', fields: { venue } }]] }),
    full: ({ venue }) => ({
      fields: {},
      columns: [Array.from({ length: 6 }, (_, index) => ({ model: 'venue', fields: { venue: venue + index } }))],
    }),
    bare: () => ({ fields: {} }),
  },
});
