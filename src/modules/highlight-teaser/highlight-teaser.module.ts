import { references } from '../../core/fields/reference.ts';
import { defineModule } from '../../core/module/define-module.ts';

/** The newest article of each category in the colours of that category (MOD-24). */
export const highlightTeaser = defineModule({
  name: 'highlight-teaser',
  label: { de: 'Neues je Kategorie', en: 'Latest by category' },
  help: {
    de: 'Der neueste Beitrag jeder gewählten Kategorie als Farbfläche. Ohne Auswahl: aller Kategorien.',
    en: 'The latest article of each chosen category as a field of colour. Without a choice: of all categories.',
  },
  group: 'programme',
  fields: { categories: references('article_category', { label: { de: 'Rubriken', en: 'Categories' } }) },
  samples: {
    usual: () => ({ fields: {} }),
    full: ({ category }) => ({ fields: { categories: [category, category + 1, category + 2] } }),
    bare: () => ({ fields: {} }),
  },
});
