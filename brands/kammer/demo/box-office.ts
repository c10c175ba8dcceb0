import type { EntryFields } from '../../../demo/brand-demo.ts';

const closed = { time_from: undefined, time_to: undefined, closed: true };
const open = { time_from: '10:00', time_to: '18:00' };

/** The box office stands in the bar and is open when people work at the long table. */
export const openingHours: EntryFields<'opening_hours'> = {
  'tag-1': { ...closed, alternative_text: { de: 'Montags ist zu', en: 'Closed on Mondays' } },
  'tag-2': open,
  'tag-3': open,
  'tag-4': open,
  'tag-5': open,
  'tag-6': open,
  'tag-7': { alternative_text: { de: 'Nur abends, eine Stunde vor Beginn', en: 'Evenings only, from an hour before the start' } },
};

export const alerts: EntryFields<'alerts'> = {
  'tram-4': {
    title: { de: 'Tram 14 unterbrochen', en: 'No trams on line 14' },
    text: {
      de: 'Zwischen Schleuse und Kraftwerk liegen keine Schienen. Der Ersatzbus fährt alle zwanzig Minuten; wer zu spät kommt, wird erwartet.',
      en: 'There are no rails between Schleuse and Kraftwerk. A bus runs every twenty minutes; if it makes you late, we will wait.',
    },
  },
};
