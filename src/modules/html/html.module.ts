import { html as htmlField } from '../../core/fields/html.ts';
import { defineModule } from '../../core/module/define-module.ts';

/** HTML of an administrator in an iframe that can neither read nor change the site (MOD-15). */
export const html = defineModule({
  name: 'html',
  label: { de: 'HTML', en: 'HTML' },
  help: {
    de: 'Eigenes HTML in einem abgeschlossenen Rahmen, der so hoch wird wie sein Inhalt. Was von anderen Anbietern kommt, lädt erst nach Zustimmung.',
    en: 'HTML of your own in a sealed frame that grows as tall as its content. What comes from elsewhere loads only after consent.',
  },
  group: 'more',
  fields: { html_code: htmlField({ label: { de: 'HTML', en: 'HTML' }, required: true }) },
  samples: {
    usual: () => ({
      fields: {
        html_code: {
          de: '<style>body{font:17px/1.5 sans-serif}td,th{padding:4px 24px 4px 0;text-align:left}</style><table><tr><th>Reihe</th><th>Sicht</th></tr><tr><td>1 bis 8</td><td>frei</td></tr><tr><td>9 bis 14</td><td>leicht eingeschränkt</td></tr></table>',
          en: '<style>body{font:17px/1.5 sans-serif}td,th{padding:4px 24px 4px 0;text-align:left}</style><table><tr><th>Row</th><th>View</th></tr><tr><td>1 to 8</td><td>clear</td></tr><tr><td>9 to 14</td><td>slightly restricted</td></tr></table>',
        },
      },
    }),
    full: () => ({
      fields: {
        html_code: {
          de: `<p>Saalplan</p><script src="https://widgets.example.com/plan.js"></script><img src="https://bilder.example.org/plan.png" alt="Plan">${'<p>Reihe für Reihe.</p>'.repeat(40)}`,
          en: `<p>Seating plan</p><script src="https://widgets.example.com/plan.js"></script><img src="https://bilder.example.org/plan.png" alt="Plan">${'<p>Row by row.</p>'.repeat(40)}`,
        },
      },
    }),
    bare: () => ({ fields: { html_code: { de: '<p>Hallo.</p>', en: '<p>Hello.</p>' } } }),
  },
});
