import { z } from 'zod';
import {
  filterOptionShape,
  imageShape,
  linkShape,
  optionShape,
  pictureShape,
  untranslatedShape,
  urlsShape,
} from '../../core/contract/shapes.ts';
import { articleTeaserShape } from '../magazine/magazine.contract.ts';
import { personShape } from '../people/people.shapes.ts';
import { accessServices, eventStatuses } from './programme.codes.ts';

export const priceShape = z
  .strictObject({
    id: z.int(),
    price: z.string(),
    sale_type_id: z.int(),
    seat_group: z.string().nullable(),
    text: z.string(),
    name: z.string(),
    has_discounts: z.boolean(),
    /** When it goes on sale, while that lies ahead. */
    sale_starts: z.string().nullable(),
    /** Beyond the table: only with a wheelchair space, for the seat beside it (SHOP-66). */
    is_companion: z.boolean().optional(),
  })
  .meta({ id: 'Price' });
export const timeslotShape = z
  .strictObject({ id: z.int(), status: z.string(), time_start: z.string(), block_id: z.int() })
  .meta({ id: 'Timeslot' });
export const seatGroupShape = z
  .strictObject({
    id: z.int(),
    seat_group: z.string(),
    /** What visitors read of it, beyond the table. */
    name: z.string(),
    status: z.string(),
    text: z.string(),
    prices: z.array(priceShape),
    timeslots: z.array(timeslotShape),
  })
  .meta({ id: 'SeatGroup' });

export const exhibitionTypeShape = z.strictObject({ name: z.string(), slug: z.string() }).meta({ id: 'ExhibitionType' });

const headingShape = { preline: z.string(), headline: z.string(), subline: z.string() };

/** What a visitor needs to decide (EVD-04). */
const decisionShape = {
  /** How long before the beginning the doors open. */
  admission_minutes: z.int().nullable(),
  duration_minutes: z.int().nullable(),
  interval: z.string(),
  language: z.string(),
  surtitles: z.string(),
  age_from: z.int().nullable(),
  content_notes: z.string(),
  access: z.array(z.enum(accessServices)),
};

export const eventItemShape = z
  .strictObject({
    xtype: z.literal('event'),
    id: z.int(),
    date_start: z.string(),
    event_type_new: exhibitionTypeShape.nullable(),
    ticket_url: z.string().nullable(),
    id_jet: z.string().nullable(),
    prices: z.array(priceShape),
    seat_groups: z.array(seatGroupShape),
    slug: z.string(),
    name: z.string(),
    ...headingShape,
    text: z.string(),
    date_end: z.string().nullable(),
    room: optionShape.nullable(),
    statuses: z.array(z.enum(eventStatuses)),
    link: linkShape,
    ...pictureShape,
    // Beyond the table of the requirements, see docs/decisions/programme-people-and-magazine/0006-answers-beyond-the-table.md
    is_premiere: z.boolean(),
    /** When tickets go on sale, while that lies ahead. */
    sale_starts: z.string().nullable(),
    /** Account holders, or whoever has the code, may buy before that. */
    is_presale: z.boolean(),
    /** Its waiting room takes places before that (SHOP-127). */
    is_room_open: z.boolean(),
    /** Sold out, except for spaces for wheelchairs (SHOP-150). */
    has_wheelchair_spaces: z.boolean(),
    status_note: z.string(),
    cast_note: z.string(),
    access: z.array(z.enum(accessServices)),
    surtitles: z.string(),
    untranslated: untranslatedShape,
  })
  .meta({ id: 'EventItem' });

export const seriesShape = z
  .strictObject({
    ...filterOptionShape.shape,
    slug: z.string(),
    ...headingShape,
    description: z.string(),
    price_info: z.string(),
    ticket_url: z.string().nullable(),
    link: linkShape,
    ...pictureShape,
    untranslated: untranslatedShape,
  })
  .meta({ id: 'Series' });

export const venueShape = z
  .strictObject({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    street: z.string(),
    zip: z.string(),
    city: z.string(),
    country: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    directions: z.string(),
    accessibility: z.string(),
    phone: z.string(),
    email: z.string(),
    description: z.string(),
    link: linkShape,
    ...pictureShape,
  })
  .meta({ id: 'Venue' });

export const contributorShape = z
  .strictObject({
    role: z.string(),
    person: personShape,
    /** Who of the production's cast does not perform tonight (EVD-05). */
    replaces: optionShape.nullable(),
    note: z.string(),
  })
  .meta({ id: 'Contributor' });

export const teaserShape = z
  .strictObject({
    xtype: z.literal('teaser'),
    position: z.string(),
    style3: z.boolean(),
    id: z.int(),
    name: z.string(),
    link: linkShape,
    ...headingShape,
    text: z.string(),
    link_text: z.string(),
    ...pictureShape,
    untranslated: untranslatedShape,
  })
  .meta({ id: 'Teaser' });

/** What the page of an event and that of a production share (EVD-03). */
const detailShape = {
  urls: urlsShape,
  genre: optionShape.nullable(),
  series: z.array(seriesShape),
  venue: venueShape.nullable(),
  contributors: z.array(contributorShape),
  children: z.array(eventItemShape),
  important_info: z.string(),
  opening_hours_text: z.string(),
  description: z.string(),
  images: z.array(imageShape),
  programs: z.array(z.strictObject({ title: z.string(), text: z.string(), file: z.string().nullable() })),
  video_url: z.string(),
  events: z.array(eventItemShape),
  articles: z.array(articleTeaserShape),
  sponsors: z.array(imageShape),
  promoter: z.string(),
  ...decisionShape,
};

export const eventDetailShape = z
  .strictObject({
    ...eventItemShape.shape,
    ...detailShape,
    production: optionShape.nullable(),
    tags: z.array(optionShape),
    /** People can wait for tickets (SHOP-77). Beyond the table. */
    has_waiting_list: z.boolean(),
    /** Postponed, and nobody knows yet to when: nothing is sold until then, not at the door either (EVT-28). Beyond the table. */
    awaits_date: z.boolean(),
  })
  .meta({ id: 'EventDetail' });

export const productionShape = z
  .strictObject({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    ...headingShape,
    season: optionShape.nullable(),
    exhibition_type: exhibitionTypeShape.nullable(),
    tags: z.array(optionShape),
    date_from: z.string().nullable(),
    date_to: z.string().nullable(),
    link: linkShape,
    ...pictureShape,
    // Beyond the table of the requirements, see docs/decisions/programme-people-and-magazine/0006-answers-beyond-the-table.md
    /** Beginning of the next performance that takes place; null when none is planned. */
    next_date: z.string().nullable(),
    /** The next performance is the premiere. */
    is_premiere: z.boolean(),
    access: z.array(z.enum(accessServices)),
    surtitles: z.string(),
    untranslated: untranslatedShape,
  })
  .meta({ id: 'Production' });

export const productionDetailShape = z
  .strictObject({
    ...productionShape.shape,
    ...detailShape,
    // Beyond the table, as above.
    text: z.string(),
    /** The production it is a part of, and its own parts. */
    parent: optionShape.nullable(),
    productions: z.array(productionShape),
  })
  .meta({ id: 'ProductionDetail' });

/** What its page shows beside the series itself (SER-01). */
export const seriesDetailShape = z
  .strictObject({
    ...seriesShape.shape,
    urls: urlsShape,
    events: z.array(eventItemShape),
  })
  .meta({ id: 'SeriesDetail' });

/** What its page shows beside the venue itself (VEN-01). */
export const venueDetailShape = z
  .strictObject({
    ...venueShape.shape,
    urls: urlsShape,
    // With their seats, and `untranslated`: beyond the table, as above.
    rooms: z.array(optionShape.extend({ seats: z.int().nullable() })),
    events: z.array(eventItemShape),
    untranslated: untranslatedShape,
  })
  .meta({ id: 'VenueDetail' });

/** What a person does at one of the events of their page (EVD-05). */
export const appearanceShape = z
  .strictObject({
    event: z.int(),
    /** Their roles there, '' when somebody else plays. */
    role: z.string(),
    note: z.string(),
    /** For whom they stand in, and who stands in for them. */
    replaces: optionShape.nullable(),
    replaced_by: optionShape.nullable(),
  })
  .meta({ id: 'Appearance' });

export type Price = z.output<typeof priceShape>;
export type SeatGroup = z.output<typeof seatGroupShape>;
export type EventItem = z.output<typeof eventItemShape>;
export type EventDetail = z.output<typeof eventDetailShape>;
export type Production = z.output<typeof productionShape>;
export type ProductionDetail = z.output<typeof productionDetailShape>;
export type ListTeaser = z.output<typeof teaserShape>;
export type SeriesItem = z.output<typeof seriesShape>;
export type VenueItem = z.output<typeof venueShape>;
export type SeriesDetail = z.output<typeof seriesDetailShape>;
export type VenueDetail = z.output<typeof venueDetailShape>;
export type Appearance = z.output<typeof appearanceShape>;
export type Contributor = z.output<typeof contributorShape>;
