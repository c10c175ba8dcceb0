import { richText } from '../../core/fields/rich-text.ts';
import { translatedText } from '../../core/fields/text.ts';
import { defineModule } from '../../core/module/define-module.ts';
import { labels } from '../shared-labels.ts';

/** A question that opens (MOD-31). */
export const faq = defineModule({
  name: 'faq',
  label: { de: 'Frage und Antwort', en: 'Question and answer' },
  help: {
    de: 'Die Frage steht da, die Antwort klappt auf. Mehrere untereinander werden eine Liste.',
    en: 'The question is shown, the answer opens. Several in a row become a list.',
  },
  group: 'text',
  heading: 'title',
  fields: {
    title: translatedText({ label: labels.title, required: true }),
    content: richText({ label: { de: 'Antwort', en: 'Answer' }, isAwaited: true }),
  },
  samples: {
    usual: () => ({
      fields: {
        title: { de: 'Wann öffnet der Einlass?', en: 'When do the doors open?' },
        content: {
          de: '<p>Das Foyer öffnet eine Stunde, der Saal eine halbe Stunde vor Beginn.</p>',
          en: '<p>The foyer opens an hour before curtain, the auditorium half an hour before.</p>',
        },
      },
    }),
    full: () => ({
      fields: {
        title: {
          de: 'Gelten Abonnementbedingungen und Ermäßigungsberechtigungen auch für Gastspiele, Theaterpädagogikveranstaltungen und Sondervorstellungen außerhalb des Hauses?',
          en: 'Do subscription terms and concessions also apply to guest performances, education events and special performances outside the house?',
        },
        content: {
          de: '<p>Ja, mit <strong>drei Ausnahmen</strong>:</p><ul><li>Silvestervorstellungen</li><li>Gastspiele mit eigener Abendkasse</li><li>Wohltätigkeitsveranstaltungen</li></ul><p>Fragen beantwortet die <a href="mailto:karten@example.org">Abonnementabteilung</a>.</p>',
          en: '<p>Yes, with <strong>three exceptions</strong>:</p><ul><li>New Year’s Eve</li><li>Guest performances with their own box office</li><li>Charity events</li></ul><p>The <a href="mailto:karten@example.org">subscription office</a> answers questions.</p>',
        },
      },
    }),
    bare: () => ({ fields: { title: { de: 'Gibt es Übertitel?', en: 'Are there surtitles?' } } }),
  },
});
