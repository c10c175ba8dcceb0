import { reference } from '../../core/fields/reference.ts';
import { defineModule } from '../../core/module/define-module.ts';

/** A venue with its address (MOD-13). */
export const venue = defineModule({
  name: 'venue',
  label: { de: 'Spielort', en: 'Venue' },
  help: {
    de: 'Bild, Name und Adresse eines Spielorts; führt zu seiner Seite mit Anfahrt und Räumen.',
    en: 'Picture, name and address of a venue; leads to its page with directions and rooms.',
  },
  group: 'programme',
  fields: { venue: reference('venue', { label: { de: 'Spielstätte', en: 'Venue' }, required: true }) },
  samples: {
    usual: ({ venue: id }) => ({ fields: { venue: id } }),
    full: ({ venue: id }) => ({ fields: { venue: id } }),
    bare: ({ venue: id }) => ({ fields: { venue: id } }),
  },
});
