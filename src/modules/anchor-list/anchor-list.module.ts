import { flag } from '../../core/fields/plain.ts';
import { defineModule } from '../../core/module/define-module.ts';
import { labels } from '../shared-labels.ts';

const toPlaces = (places: readonly [anchor: string, de: string, en: string][]) =>
  places.map(([anchor, de, en]) => ({ model: 'link', fields: { link: `#${anchor}`, link_text: { de, en } } }));

/** Links to places of the page; the one in view is marked (MOD-25). */
export const anchorList = defineModule({
  name: 'anchor-list',
  label: { de: 'Sprungmarken', en: 'Places on this page' },
  help: {
    de: 'Führt zu Stellen dieser Seite. Tragen Sie dort als Anker denselben Namen ein, hier zum Beispiel #anfahrt. Kann beim Blättern oben stehen bleiben.',
    en: 'Leads to places on this page. Give those the same name as anchor, and #getting-here as link. Can stay at the top while scrolling.',
  },
  group: 'layout',
  fields: { sticky: flag({ label: labels.sticky }) },
  children: { allowed: ['link'] },
  samples: {
    usual: () => ({
      fields: {},
      columns: [
        toPlaces([
          ['anfahrt', 'Anfahrt', 'Getting here'],
          ['kasse', 'Kasse', 'Box office'],
          ['barrierefreiheit', 'Barrierefreiheit', 'Access'],
        ]),
      ],
    }),
    full: () => ({
      fields: { sticky: true },
      columns: [
        toPlaces([
          ['abonnement', 'Abonnementbedingungen', 'Subscription terms'],
          ['paedagogik', 'Theaterpädagogik', 'Education'],
          ['ermaessigung', 'Ermäßigungsberechtigungen', 'Concessions'],
          ['barrierefreiheit', 'Barrierefreiheitserklärung', 'Accessibility statement'],
          ['foerderung', 'Förderinnen und Förderer', 'Supporters'],
          ['vermietung', 'Veranstaltungsraumvermietung', 'Hiring our rooms'],
        ]),
      ],
    }),
    bare: () => ({ fields: {} }),
  },
});
