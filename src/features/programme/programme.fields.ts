import { z } from 'zod';
import { date, dateTime } from '../../core/fields/date-time.ts';
import { choices, flag, link, list, number } from '../../core/fields/plain.ts';
import { reference, references } from '../../core/fields/reference.ts';
import { richText } from '../../core/fields/rich-text.ts';
import { sharedFields } from '../../core/fields/shared-fields.ts';
import { text, translatedSchema, translatedText } from '../../core/fields/text.ts';
import { accessLabels, editorialStatusLabels } from './programme.codes.ts';
import { priceRows, seatGroupRows } from './sales.fields.ts';
import { priceSchema, seatGroupSchema } from './sales.shapes.ts';

const { name, preline, headline, subline, image, link: address, link_text, is_online } = sharedFields;

const description = richText({ label: { de: 'Beschreibung', en: 'Description' } });
const period = { date_from: date({ label: { de: 'Von', en: 'From' } }), date_to: date({ label: { de: 'Bis', en: 'To' } }) };

/** Texts every piece of the programme has in lists and heads. */
const heading = { preline, headline, subline };

/** What a visitor needs to decide is a field, not prose (EVD-04); an event's own value replaces its production's. */
const decision = {
  admission_minutes: number({ label: { de: 'Einlass, Minuten vor Beginn', en: 'Admission, minutes before the beginning' }, max: 600 }),
  duration_minutes: number({ label: { de: 'Dauer in Minuten', en: 'Duration in minutes' }, max: 1440 }),
  interval: translatedText({ label: { de: 'Pause', en: 'Interval' } }),
  language: translatedText({ label: { de: 'Sprache', en: 'Language' } }),
  surtitles: translatedText({ label: { de: 'Übertitel', en: 'Surtitles' } }),
  age_from: number({ label: { de: 'Ab Jahren', en: 'From age' }, max: 99 }),
  content_notes: translatedText({ label: { de: 'Hinweise zum Inhalt', en: 'Content notes' }, max: 1000 }),
  access: choices(accessLabels, { label: { de: 'Zugang', en: 'Access' } }),
};

/** Sections of the detail pages that have fields of their own (EVD-03). */
const detail = {
  important_info: richText({ label: { de: 'Wichtig zu wissen', en: 'Important to know' } }),
  opening_hours_text: richText({ label: { de: 'Öffnungszeiten', en: 'Opening hours' } }),
  description,
  images: references('media', { label: { de: 'Bilder', en: 'Pictures' } }),
  programs: list(
    z.strictObject({
      title: translatedSchema(z.string().max(255), true),
      text: translatedSchema(z.string().max(5000), false).default({}),
      file: z.string().max(2000).nullable().default(null),
    }),
    {
      label: { de: 'Programmpunkte', en: 'Programme items' },
      rows: {
        title: { input: 'texts', label: { de: 'Titel', en: 'Title' } },
        text: { input: 'long-texts', label: { de: 'Text', en: 'Text' } },
        file: { input: 'path', label: { de: 'Datei', en: 'File' } },
      },
    },
  ),
  video_url: link({ label: { de: 'Adresse des Videos', en: 'Address of the video' } }),
  sponsors: references('media', { label: { de: 'Förderer', en: 'Sponsors' } }),
  promoter: richText({ label: { de: 'Veranstalter', en: 'Promoter' } }),
};

export const venueFields = {
  name,
  street: text({ label: { de: 'Straße', en: 'Street' } }),
  zip: text({ label: { de: 'Postleitzahl', en: 'Postcode' } }),
  city: text({ label: { de: 'Ort', en: 'City' } }),
  country: text({ label: { de: 'Land', en: 'Country' } }),
  latitude: number({ label: { de: 'Breitengrad', en: 'Latitude' }, min: -90, max: 90, isFraction: true }),
  longitude: number({ label: { de: 'Längengrad', en: 'Longitude' }, min: -180, max: 180, isFraction: true }),
  directions: richText({ label: { de: 'Anfahrt', en: 'Directions' } }),
  accessibility: richText({ label: { de: 'Barrierefreiheit', en: 'Accessibility' } }),
  phone: text({ label: { de: 'Telefon', en: 'Phone' } }),
  email: text({ label: { de: 'E-Mail', en: 'Email' } }),
  description,
  image,
  is_online,
};

export const roomFields = {
  name,
  venue: reference('venue', { label: { de: 'Ort', en: 'Venue' } }),
  seats: number({ label: { de: 'Plätze', en: 'Seats' } }),
};
export const genreFields = { name };
export const exhibitionTypeFields = { name };
export const eventTagFields = {
  name,
  show_in_filter: flag({ label: { de: 'Im Filter zeigen', en: 'Show in the filter' }, initial: true }),
};
export const seasonFields = {
  name,
  ...period,
};
export const productionTagFields = { name };

export const seriesFields = {
  name,
  ...heading,
  show_in_filter: flag({ label: { de: 'Im Filter zeigen', en: 'Show in the filter' }, initial: true }),
  description,
  price_info: translatedText({ label: { de: 'Hinweis zum Preis', en: 'Note on the price' } }),
  ticket_url: link({ label: { de: 'Adresse für Karten', en: 'Address for tickets' } }),
  image,
  is_online,
};

export const productionFields = {
  name,
  ...heading,
  text: richText({ label: { de: 'Text', en: 'Text' } }),
  /** A festival or an evening of several works stands above its parts. */
  parent: reference('production', { label: { de: 'Gehört zu', en: 'Belongs to' } }),
  season: reference('season', { label: { de: 'Spielzeit', en: 'Season' } }),
  exhibition_type: reference('exhibition_type', { label: { de: 'Art', en: 'Type' } }),
  genre: reference('genre', { label: { de: 'Sparte', en: 'Genre' } }),
  tags: references('production_tag', { label: { de: 'Themen', en: 'Tags' } }),
  ...period,
  image,
  ...decision,
  ...detail,
  is_online,
};

export const eventFields = {
  name,
  ...heading,
  text: richText({ label: { de: 'Text', en: 'Text' } }),
  production: reference('production', { label: { de: 'Produktion', en: 'Production' } }),
  parent: reference('event', { label: { de: 'Gehört zu', en: 'Belongs to' } }),
  date_start: dateTime({ label: { de: 'Beginn', en: 'Beginning' }, required: true }),
  date_end: dateTime({ label: { de: 'Ende', en: 'End' } }),
  /** Set when the event is moved, for search engines. */
  previous_start: dateTime({ label: { de: 'Ursprünglicher Beginn', en: 'Original beginning' } }),
  room: reference('room', { label: { de: 'Raum', en: 'Room' } }),
  exhibition_type: reference('exhibition_type', { label: { de: 'Art', en: 'Type' } }),
  genre: reference('genre', { label: { de: 'Sparte', en: 'Genre' } }),
  tags: references('event_tag', { label: { de: 'Themen', en: 'Tags' } }),
  series: references('series', { label: { de: 'Reihen', en: 'Series' } }),
  statuses: choices(editorialStatusLabels, { label: { de: 'Status', en: 'Status' } }),
  status_note: translatedText({ label: { de: 'Hinweis zum Status', en: 'Note on the status' }, max: 500 }),
  cast_note: translatedText({ label: { de: 'Hinweis zur Besetzung', en: 'Note on the cast' }, max: 500 }),
  is_premiere: flag({ label: { de: 'Premiere', en: 'Premiere' } }),
  id_jet: text({
    label: { de: 'Nummer im Kassensystem', en: 'Number in the ticket system' },
    help: {
      de: 'Leer: Es werden keine Karten verkauft. Im eingebauten Webshop eine eigene, zum Beispiel E-12.',
      en: 'Empty: no tickets are sold. In the built-in webshop one of your own, for example E-12.',
    },
  }),
  ticket_url: link({
    label: { de: 'Adresse für Karten', en: 'Address for tickets' },
    help: { de: 'Im eingebauten Webshop /tickets/E-12', en: 'In the built-in webshop /tickets/E-12' },
  }),
  sale_starts: dateTime({ label: { de: 'Verkauf beginnt', en: 'Sale starts' } }),
  presale_starts: dateTime({ label: { de: 'Vorab-Verkauf ab', en: 'Presale from' } }),
  presale_accounts: flag({ label: { de: 'Vorab für angemeldete Personen', en: 'Presale for everybody logged in' }, initial: true }),
  presale_code: text({ label: { de: 'Code für den Vorab-Verkauf', en: 'Code of the presale' }, max: 100 }),
  wheelchair_release_hours: number({
    label: { de: 'Rollstuhlplätze freigeben, Stunden vor Beginn', en: 'Release wheelchair spaces, hours before the beginning' },
    help: { de: 'Leer: wie im Saalplan des Raums', en: 'Empty: as in the seat plan of the room' },
    max: 2000,
  }),
  sale_ends: dateTime({ label: { de: 'Verkauf endet', en: 'Sale ends' } }),
  has_waiting_list: flag({ label: { de: 'Warteliste im Webshop', en: 'Waiting list in the webshop' } }),
  waiting_hours: number({
    label: { de: 'Angebote der Warteliste gelten, Stunden', en: 'Offers of the waiting list hold, hours' },
    help: { de: 'Leer: 24', en: 'Empty: 24' },
    min: 1,
    max: 240,
  }),
  waiting_tickets: number({
    label: { de: 'Karten je Eintrag der Warteliste höchstens', en: 'Tickets per party of the waiting list at most' },
    help: { de: 'Leer: 8', en: 'Empty: 8' },
    min: 1,
    max: 40,
  }),
  has_waiting_room: flag({ label: { de: 'Warteraum im Webshop', en: 'Waiting room in the webshop' } }),
  waiting_room_size: number({
    label: { de: 'Im Warteraum wählen gleichzeitig höchstens', en: 'Of the waiting room choose at once at most' },
    help: { de: 'Leer: 200', en: 'Empty: 200' },
    min: 1,
    max: 5000,
  }),
  prices: list(priceSchema, { label: { de: 'Preise', en: 'Prices' }, ...priceRows }),
  seat_groups: list(seatGroupSchema, { label: { de: 'Platzgruppen', en: 'Seat groups' }, ...seatGroupRows }),
  image,
  ...decision,
  ...detail,
  is_online,
};

/** Fields whose value visitors see on a performance from its production while the performance has none. */
export const inheritedFields = [
  ...['preline', 'headline', 'subline', 'text', 'description', 'important_info', 'opening_hours_text', 'promoter', 'image', 'images'],
  ...['admission_minutes', 'duration_minutes', 'interval', 'language', 'surtitles', 'age_from', 'content_notes', 'access', 'genre'],
  ...['programs', 'video_url', 'sponsors'],
] as const satisfies readonly (keyof typeof productionFields)[];

/** A list teaser stands at the end of its day in the calendar (EVT-11, EVT-12). */
export const teaserFields = {
  name,
  position: date({ label: { de: 'Steht nach dem Tag', en: 'Stands after the day' }, required: true }),
  style3: flag({ label: { de: 'In Farbe', en: 'In colour' } }),
  ...heading,
  text: translatedText({ label: { de: 'Text', en: 'Text' }, max: 500 }),
  link: address,
  link_text,
  image,
  /** What the teaser leads to; the address follows from it, \`link\` counts when none of them is set. */
  event: reference('event', { label: { de: 'Vorstellung', en: 'Performance' } }),
  production: reference('production', { label: { de: 'Produktion', en: 'Production' } }),
  article: reference('article', { label: { de: 'Artikel', en: 'Article' } }),
  is_online,
};
