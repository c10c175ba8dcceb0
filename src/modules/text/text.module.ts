import { flag } from '../../core/fields/plain.ts';
import { richText } from '../../core/fields/rich-text.ts';
import { anchor } from '../../core/fields/text.ts';
import { defineModule } from '../../core/module/define-module.ts';
import { labels } from '../shared-labels.ts';

/** Running text (MOD-03). */
export const text = defineModule({
  name: 'text',
  label: { de: 'Text', en: 'Text' },
  help: { de: 'Absätze, Listen und Links.', en: 'Paragraphs, lists and links.' },
  group: 'text',
  fields: {
    content: richText({ label: labels.content }),
    anchor: anchor(),
    decrease_distance: flag({ label: { de: 'Näher an das Modul davor', en: 'Closer to the module before' } }),
  },
  samples: {
    usual: () => ({
      fields: {
        content: {
          de: '<p>Die Abendkasse öffnet eine Stunde vor Beginn. <strong>Reservierte Karten</strong> halten wir bis 30 Minuten vorher bereit.</p>',
          en: '<p>The box office opens an hour before curtain. We keep <strong>reserved tickets</strong> until 30 minutes before.</p>',
        },
      },
    }),
    full: () => ({
      fields: {
        content: {
          de: '<p style="text-align:center">Mit <em>Hörschleife</em>, <a href="https://example.org" target="_blank" rel="noopener">Saalplan</a> und Garderobe.</p><ul><li>Parkett</li><li>Erster Rang</li></ul><ol><li>Einlass</li><li>Beginn</li></ol>',
          en: '<p style="text-align:center">With a <em>hearing loop</em>, a <a href="https://example.org" target="_blank" rel="noopener">seating plan</a> and a cloakroom.</p><ul><li>Stalls</li><li>Dress circle</li></ul><ol><li>Doors</li><li>Curtain</li></ol>',
        },
        anchor: 'abendkasse',
        decrease_distance: true,
      },
    }),
    bare: () => ({ fields: {} }),
  },
});
