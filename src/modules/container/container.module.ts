import { defineModule } from '../../core/module/define-module.ts';

/** The root of sections (MOD-33). */
export const container = defineModule({
  name: 'container',
  label: { de: 'Gruppe von Abschnitten', en: 'Group of sections' },
  help: {
    de: 'Hält Abschnitte zusammen, damit sie sich gemeinsam verschieben lassen.',
    en: 'Keeps sections together, so that they can be moved as one.',
  },
  group: 'layout',
  fields: {},
  children: { allowed: ['section'] },
  samples: {
    usual: () => ({
      fields: {},
      columns: [
        [
          {
            model: 'section',
            fields: {},
            columns: [[{ model: 'headline', fields: { content: { de: 'Anreise', en: 'Getting here' } } }]],
          },
        ],
      ],
    }),
    full: ({ image }) => ({
      fields: {},
      columns: [
        [
          {
            model: 'section',
            fields: { extra_class: 'grey', layout: '50-50' },
            columns: [
              [{ model: 'headline', fields: { content: { de: 'Straßenbahnhaltestelle', en: 'Tram stop' } } }],
              [{ model: 'text', fields: { content: { de: '<p>Linie 4 bis Theaterplatz.</p>', en: '<p>Line 4 to Theaterplatz.</p>' } } }],
            ],
          },
          {
            model: 'section',
            fields: { extra_class: 'dark', image },
            columns: [[{ model: 'headline', fields: { content: { de: 'Fahrradstellplätze', en: 'Bicycle stands' } } }]],
          },
        ],
      ],
    }),
    bare: () => ({ fields: {} }),
  },
});
