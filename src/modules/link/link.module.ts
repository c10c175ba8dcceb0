import { contentLink } from '../../core/fields/content-link.ts';
import { linkTextHelp } from '../../core/fields/labels.ts';
import { choice, flag } from '../../core/fields/plain.ts';
import { anchor, translatedText } from '../../core/fields/text.ts';
import { defineModule } from '../../core/module/define-module.ts';
import { labels } from '../shared-labels.ts';

/** One link, as a button or as words (MOD-04). */
export const link = defineModule({
  name: 'link',
  label: { de: 'Link', en: 'Link' },
  help: {
    de: 'Führt zu einer Seite, einer Datei, einer anderen Website oder einer Stelle dieser Seite.',
    en: 'Leads to a page, a file, another website or a place on this page.',
  },
  group: 'text',
  fields: {
    link_text: translatedText({ label: labels.link_text, help: linkTextHelp, required: true }),
    link: contentLink({ label: labels.link, required: true }),
    extra_class: choice(
      {
        '': { de: 'Schlicht', en: 'Plain' },
        button: { de: 'Schaltfläche', en: 'Button' },
        outline: { de: 'Umrandet', en: 'Outlined' },
        arrow: { de: 'Pfeil', en: 'Arrow' },
      },
      { label: labels.extra_class },
    ),
    anchor: anchor(),
    sticky: flag({ label: labels.sticky }),
    open_in_new_window: flag({ label: { de: 'In neuem Fenster öffnen', en: 'Open in a new window' } }),
  },
  samples: {
    usual: () => ({
      fields: { link_text: { de: 'Karten kaufen', en: 'Buy tickets' }, link: '/de/programm/events', extra_class: 'button' },
    }),
    full: ({ file }) => ({
      fields: {
        link_text: {
          de: 'Abonnementbedingungen und Barrierefreiheitserklärung herunterladen',
          en: 'Download subscription terms and accessibility statement',
        },
        link: `media:${file}`,
        extra_class: 'outline',
        anchor: 'bedingungen',
        sticky: true,
        open_in_new_window: true,
      },
    }),
    bare: () => ({ fields: { link_text: { de: 'Freundeskreis', en: 'Friends of the theatre' }, link: 'https://example.org' } }),
  },
});
