import { type CodeLabels, codesOf } from '../../core/fields/labels.ts';

/** Every status an event can show, in the order of its labels; what no editor sets follows from time and the shop (EVT-28). */
export const statusLabels = {
  canceled: { de: 'abgesagt', en: 'canceled' },
  postponed: { de: 'verschoben', en: 'postponed' },
  sold_out: { de: 'ausverkauft', en: 'sold out' },
  waiting_list: { de: 'Warteliste', en: 'waiting list' },
  on_sale_soon: { de: 'Vorverkauf folgt', en: 'on sale soon' },
  past: { de: 'vergangene Veranstaltung', en: 'past event' },
  online_sale_ended: { de: 'Online-Verkauf beendet', en: 'online sale ended' },
  free_entrance: { de: 'Eintritt frei', en: 'free entrance' },
  remaining_tickets: { de: 'Restkarten', en: 'remaining tickets' },
} satisfies CodeLabels;
export type EventStatus = keyof typeof statusLabels;
export const eventStatuses = codesOf(statusLabels);

const { canceled, postponed, waiting_list, free_entrance } = statusLabels;
/** Statuses an editor sets (EVT-28). */
export const editorialStatusLabels = { canceled, postponed, waiting_list, free_entrance };
export const editorialStatuses = codesOf(editorialStatusLabels);

/** With one of these there is no booking button (EVT-28). */
export const blockingStatuses: readonly EventStatus[] = [
  'canceled',
  'sold_out',
  'waiting_list',
  'on_sale_soon',
  'past',
  'online_sale_ended',
  'free_entrance',
];

/** Access services of a performance (EVD-04). */
export const accessLabels = {
  wheelchair: { de: 'Rollstuhlplätze', en: 'Wheelchair spaces' },
  hearing_loop: { de: 'Induktions\u00adschleife', en: 'Hearing loop' },
  audio_description: { de: 'Audio\u00addeskription', en: 'Audio description' },
  sign_language: { de: 'Gebärdensprache', en: 'Sign language' },
  relaxed: { de: 'entspannte Vorstellung', en: 'Relaxed performance' },
  touch_tour: { de: 'Tastführung', en: 'Touch tour' },
  captions: { de: 'Untertitel', en: 'Captions' },
  assistance_dog: { de: 'Assistenzhund willkommen', en: 'Assistance dogs welcome' },
} satisfies CodeLabels;
export type AccessService = keyof typeof accessLabels;
export const accessServices = codesOf(accessLabels);

/** Events per page of the calendar (EVT-16). */
export const eventsPerPage = 10;

/** Productions per page of their list: fills rows of two, three and four. */
export const productionsPerPage = 12;
