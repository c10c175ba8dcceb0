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

/** Query keys of the calendar's filters, in the order in which they stand in the bar (EVT-03). */
export const filterKeys = ['room', 'type', 'tag', 'series', 'genre'] as const;
export type FilterKey = (typeof filterKeys)[number];

/** What a list of events can be narrowed to beside a day: at most one id per filter (EVT-08) and one access service (EVT-30). */
export type FilterValues = { [Key in FilterKey]?: number | undefined } & { access?: AccessService | undefined };

/** Every key of {@link FilterValues}; access stands apart from the five of EVT-03, behind them. */
export const filterValueKeys = [...filterKeys, 'access'] as const satisfies readonly (keyof FilterValues)[];

/** Events per page of the calendar (EVT-16). */
export const eventsPerPage = 10;

/** Query keys of the filters of the productions list, in the order in which they stand in the bar (PROD-01). */
export const productionFilterKeys = ['season', 'exhibition_type', 'tag'] as const;
export type ProductionFilterKey = (typeof productionFilterKeys)[number];

/** Productions per page of their list: fills rows of two, three and four. */
export const productionsPerPage = 12;
