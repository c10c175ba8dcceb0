import { dateTime } from '../../core/fields/date-time.ts';
import { choice } from '../../core/fields/plain.ts';
import { reference, references } from '../../core/fields/reference.ts';
import type { InterfaceText } from '../../core/languages.ts';
import { defineModule } from '../../core/module/define-module.ts';
import { labels } from '../shared-labels.ts';

/** Dates of the programme as the calendar shows them (MOD-22). */
export const eventList = defineModule({
  name: 'event-list',
  label: { de: 'Termine', en: 'Events' },
  help: {
    de: 'Termine aus dem Spielplan: eines Zeitraums, der nächsten drei Tage, des Wochenendes, mit einem Schlagwort oder selbst gewählt. Gewählte ersetzen alles andere. Als Zeilen wie im Spielplan oder drei Tage nebeneinander.',
    en: 'Dates of the programme: of a period, the next three days, the weekend, with a tag or chosen by you. Chosen ones replace everything else. As lines like in the calendar, or three days side by side.',
  },
  group: 'programme',
  fields: {
    extra_class: choice(
      {
        rows: { de: 'Zeilen', en: 'Rows' },
        columns: { de: 'Spalten', en: 'Columns' },
      },
      { label: labels.extra_class },
    ),
    date_from: dateTime({ label: { de: 'Von', en: 'From' } }),
    date_to: dateTime({ label: { de: 'Bis', en: 'Until' } }),
    tag: reference('event_tag', { label: { de: 'Schlagwort', en: 'Tag' } }),
    filters: choice(
      {
        none: { de: 'Alle', en: 'All' },
        next_3_days: { de: 'Nächste drei Tage', en: 'Next three days' },
        weekend: { de: 'Wochenende', en: 'Weekend' },
      },
      { label: { de: 'Zeitraum', en: 'Period' } },
    ),
    // Picked by hand: what the requirement calls children, a word that means modules everywhere else (decision 0033).
    events: references('event', { label: { de: 'Veranstaltungen', en: 'Events' } }),
  },
  check({ date_from, date_to }): Record<string, InterfaceText> {
    if (!date_from || !date_to || date_to > date_from) return {};
    return { date_to: { de: 'Das Ende muss nach dem Anfang liegen.', en: 'The end has to be after the beginning.' } };
  },
  samples: {
    usual: () => ({ fields: { filters: 'weekend' } }),
    full: ({ event, tag }) => ({
      fields: { extra_class: 'columns', date_from: '2026-11-20T00:00', date_to: '2027-01-31T23:59', tag, filters: 'none', events: [event] },
    }),
    bare: () => ({ fields: {} }),
  },
});
