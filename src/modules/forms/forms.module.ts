import { text } from '../../core/fields/text.ts';
import type { InterfaceText } from '../../core/languages.ts';
import { defineModule } from '../../core/module/define-module.ts';

/** A form: one of this product by its number, or one at HubSpot (MOD-17). */
export const forms = defineModule({
  name: 'forms',
  label: { de: 'Formular', en: 'Form' },
  help: {
    de: 'Die Nummer eines eigenen Formulars oder die Kennung eines HubSpot-Formulars: der letzte Teil seines Links zum Teilen.',
    en: 'The number of a form of your own, or the id of a HubSpot form: the last part of its share link.',
  },
  group: 'more',
  fields: {
    hubspot_id: text({
      label: { de: 'Formular', en: 'Form' },
      help: {
        de: 'Ein eigenes Formular aus der Liste, oder die Kennung eines HubSpot-Formulars: der letzte Teil seines Links zum Teilen.',
        en: 'A form of your own from the list, or the id of a HubSpot form: the last part of its share link.',
      },
      required: true,
      max: 80,
      target: 'form',
    }),
  },
  check({ hubspot_id }): Record<string, InterfaceText> {
    if (/^[\w-]+$/.test(hubspot_id)) return {};
    return {
      hubspot_id: {
        de: 'Eine Kennung hat nur Buchstaben, Ziffern, - und _.',
        en: 'An id has only letters, digits, - and _.',
      },
    };
  },
  samples: {
    usual: () => ({ fields: { hubspot_id: '1QwErTyUiOpAsDfGhJkLzX' } }),
    full: () => ({ fields: { hubspot_id: '1QwErTyUiOpAsDfGhJkLzX-1QwErTyUiOpAsDfGhJkLzX-1QwErTyUiOpAsDfGhJkLzX-1QwErTyUiOp' } }),
    bare: () => ({ fields: { hubspot_id: '1' } }),
  },
});
