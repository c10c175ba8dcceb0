/** Statuses an editor sets (EVT-28). */
export const editorialStatuses = ['canceled', 'postponed', 'waiting_list', 'free_entrance'] as const;

/** Every status an event can show, in the order of its labels; the rest follows from time and the shop (EVT-28). */
export const eventStatuses = [
  'canceled',
  'postponed',
  'sold_out',
  'waiting_list',
  'past',
  'online_sale_ended',
  'free_entrance',
  'remaining_tickets',
] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** With one of these there is no booking button (EVT-28). */
export const blockingStatuses: readonly EventStatus[] = [
  'canceled',
  'sold_out',
  'waiting_list',
  'past',
  'online_sale_ended',
  'free_entrance',
];

/** Access services of a performance (EVD-04). */
export const accessServices = [
  'wheelchair',
  'hearing_loop',
  'audio_description',
  'sign_language',
  'relaxed',
  'touch_tour',
  'captions',
  'assistance_dog',
] as const;
export type AccessService = (typeof accessServices)[number];

/** Events per page of the calendar (EVT-16). */
export const eventsPerPage = 10;

/** Productions per page of their list: fills rows of two, three and four. */
export const productionsPerPage = 12;
