import { z } from 'zod';
import { date, dateTime } from '../../core/fields/date-time.ts';
import { choices, flag, link, list, number } from '../../core/fields/plain.ts';
import { reference, references } from '../../core/fields/reference.ts';
import { richText } from '../../core/fields/rich-text.ts';
import { text, translatedSchema, translatedText } from '../../core/fields/text.ts';
import { accessServices, editorialStatuses } from './programme.codes.ts';
import { priceSchema, seatGroupSchema } from './sales.shapes.ts';

const name = translatedText({ required: true });

/** Texts every piece of the programme has in lists and heads. */
const heading = {
  preline: translatedText(),
  headline: translatedText(),
  subline: translatedText({ max: 500 }),
};

/** What a visitor needs to decide is a field, not prose (EVD-04); an event's own value replaces its production's. */
const decision = {
  duration_minutes: number({ max: 1440 }),
  interval: translatedText(),
  language: translatedText(),
  surtitles: translatedText(),
  age_from: number({ max: 99 }),
  content_notes: translatedText({ max: 1000 }),
  access: choices(accessServices),
};

const picture = { image: reference('media') };

/** Sections of the detail pages that have fields of their own (EVD-03). */
const detail = {
  important_info: richText(),
  opening_hours_text: richText(),
  description: richText(),
  images: references('media'),
  programs: list(
    z.strictObject({
      title: translatedSchema(z.string().max(255), true),
      text: translatedSchema(z.string().max(5000), false).default({}),
      file: z.string().max(2000).nullable().default(null),
    }),
  ),
  video_url: link(),
  sponsors: references('media'),
  promoter: richText(),
};

export const venueFields = {
  name,
  street: text(),
  zip: text(),
  city: text(),
  country: text(),
  latitude: number({ min: -90, max: 90, isFraction: true }),
  longitude: number({ min: -180, max: 180, isFraction: true }),
  directions: richText(),
  accessibility: richText(),
  phone: text(),
  email: text(),
  description: richText(),
  ...picture,
  is_online: flag({ initial: true }),
};

export const roomFields = { name, venue: reference('venue'), seats: number() };
export const genreFields = { name };
export const exhibitionTypeFields = { name };
export const eventTagFields = { name, show_in_filter: flag({ initial: true }) };
export const seasonFields = { name, date_from: date(), date_to: date() };
export const productionTagFields = { name };

export const seriesFields = {
  name,
  ...heading,
  show_in_filter: flag({ initial: true }),
  description: richText(),
  price_info: translatedText(),
  ticket_url: link(),
  ...picture,
  is_online: flag({ initial: true }),
};

export const productionFields = {
  name: translatedText({ required: true }),
  ...heading,
  text: richText(),
  /** A festival or an evening of several works stands above its parts. */
  parent: reference('production'),
  season: reference('season'),
  exhibition_type: reference('exhibition_type'),
  genre: reference('genre'),
  tags: references('production_tag'),
  date_from: date(),
  date_to: date(),
  ...picture,
  ...decision,
  ...detail,
  is_online: flag({ initial: true }),
};

export const eventFields = {
  name: translatedText({ required: true }),
  ...heading,
  text: richText(),
  production: reference('production'),
  parent: reference('event'),
  date_start: dateTime({ required: true }),
  date_end: dateTime(),
  room: reference('room'),
  exhibition_type: reference('exhibition_type'),
  genre: reference('genre'),
  tags: references('event_tag'),
  series: references('series'),
  statuses: choices(editorialStatuses),
  status_note: translatedText({ max: 500 }),
  cast_note: translatedText({ max: 500 }),
  is_premiere: flag(),
  id_jet: text(),
  ticket_url: link(),
  sale_ends: dateTime(),
  prices: list(priceSchema),
  seat_groups: list(seatGroupSchema),
  ...picture,
  ...decision,
  ...detail,
  is_online: flag({ initial: true }),
};

/** A list teaser stands at the end of its day in the calendar (EVT-11, EVT-12). */
export const teaserFields = {
  name,
  position: date({ required: true }),
  style3: flag(),
  ...heading,
  text: translatedText({ max: 500 }),
  link: link(),
  link_text: translatedText(),
  ...picture,
  /** What the teaser leads to; the address follows from it, \`link\` counts when none of them is set. */
  event: reference('event'),
  production: reference('production'),
  article: reference('article'),
  is_online: flag({ initial: true }),
};
