import { number } from '../../core/fields/plain.ts';
import { reference, references } from '../../core/fields/reference.ts';
import { defineModule } from '../../core/module/define-module.ts';

/** Articles of the magazine: those the editor picked first, the newest after them (MOD-20). */
export const blogTeaserList = defineModule({
  name: 'blog-teaser-list',
  label: { de: 'Beiträge der Mediathek', en: 'Magazine articles' },
  help: {
    de: 'So viele Beiträge wie angegeben: zuerst die gewählten, dann die neuesten. Der Hauptbeitrag steht groß davor und zählt mit.',
    en: 'As many articles as you say: chosen ones first, then the newest. The main article stands large before them and counts as one.',
  },
  group: 'programme',
  fields: {
    items: number({ label: { de: 'Anzahl', en: 'Number of entries' }, required: true, min: 1, max: 8, initial: 3 }),
    articles: references('article', { label: { de: 'Artikel', en: 'Articles' } }),
    main_teaser: reference('article', { label: { de: 'Hauptartikel', en: 'Main article' } }),
  },
  samples: {
    usual: () => ({ fields: { items: 3 } }),
    full: ({ article }) => ({ fields: { items: 8, articles: [article], main_teaser: article } }),
    bare: () => ({ fields: { items: 1 } }),
  },
});
