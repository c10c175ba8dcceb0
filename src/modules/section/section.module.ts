import { media } from '../../core/fields/media.ts';
import { choice } from '../../core/fields/plain.ts';
import { defineModule } from '../../core/module/define-module.ts';
import { labels, untranslated } from '../shared-labels.ts';

/** Splits of twelve columns (MOD-37). */
const columnLayouts = {
  '100': ['col-12'],
  '67-33': ['col-8', 'col-4'],
  '33-67': ['col-4', 'col-8'],
  '50-50': ['col-6', 'col-6'],
  '33-33-33': ['col-4', 'col-4', 'col-4'],
  '25-50-25': ['col-3', 'col-6', 'col-3'],
} as const;

/** A band of the page with modules in columns (MOD-19). */
export const section = defineModule({
  name: 'section',
  label: { de: 'Abschnitt', en: 'Section' },
  help: {
    de: 'Ein Streifen der Seite; Module stehen darin in Spalten, wie 50-50 oder 67-33.',
    en: 'A band of the page; modules stand in its columns, as 50-50 or 67-33.',
  },
  group: 'layout',
  fields: {
    extra_class: choice(
      {
        default: { de: 'Standard', en: 'Default' },
        grey: { de: 'Grau', en: 'Grey' },
        dark: { de: 'Dunkel', en: 'Dark' },
        signal: { de: 'Signalfarbe', en: 'Signal colour' },
        wide: { de: 'Breit', en: 'Wide' },
      },
      { label: labels.extra_class },
    ),
    layout: choice(
      {
        '100': untranslated('100'),
        '67-33': untranslated('67 / 33'),
        '33-67': untranslated('33 / 67'),
        '50-50': untranslated('50 / 50'),
        '33-33-33': untranslated('33 / 33 / 33'),
        '25-50-25': untranslated('25 / 50 / 25'),
      },
      { label: { de: 'Spalten', en: 'Columns' } },
    ),
    image: media('image', { label: labels.image }),
  },
  children: { allowed: 'any', columns: ({ layout }) => columnLayouts[layout as keyof typeof columnLayouts] ?? columnLayouts['100'] },
  samples: {
    usual: () => ({
      fields: { layout: '67-33' },
      columns: [
        [{ model: 'text', fields: { content: { de: '<p>Links die breite Spalte.</p>', en: '<p>The wide column on the left.</p>' } } }],
        [{ model: 'headline', fields: { content: { de: 'Rechts', en: 'Right' } } }],
      ],
    }),
    full: ({ image }) => ({
      fields: { extra_class: 'dark', layout: '25-50-25', image },
      columns: [
        [{ model: 'headline', fields: { headline_level: 3, content: { de: 'Foyer', en: 'Foyer' } } }],
        [
          {
            model: 'text',
            fields: { content: { de: '<p>Getränke ab einer Stunde vor Beginn.</p>', en: '<p>Drinks from an hour before curtain.</p>' } },
          },
        ],
        [{ model: 'headline', fields: { headline_level: 3, content: { de: 'Garderobe', en: 'Cloakroom' } } }],
      ],
    }),
    bare: () => ({ fields: {} }),
  },
});
