/**
 * Checks the structured data of a page as a search engine reads it (GEN-05): by tables of schema.org and of what Google requires of
 * an event, an article and a breadcrumb, which know nothing of the code that writes it.
 */

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && value.trim() === value && value !== '' && !/[\u00ad<>]|&\w+;/.test(value);
const isMarkup: Check = (value) => typeof value === 'string' && value.trim() !== '';
const isAddress: Check = (value) => typeof value === 'string' && /^https?:\/\/[^\s/]+\/\S*$/.test(value) && URL.canParse(value);
const isMoment: Check = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
const isDay: Check = (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
const isTime: Check = (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
const isLanguage: Check = (value) => typeof value === 'string' && /^[a-z]{2,3}(-[A-Z]{2})?$/.test(value);
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
/** One of the values that schema.org has for a property. */
const member = (...names: string[]): Check => matches(new RegExp(`^https://schema\\.org/(${names.join('|')})$`));
const many =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) ? value.length > 0 && value.every(check) : check(value);
const thing =
  (...types: string[]): Check =>
  (value) =>
    isThing(value) && types.includes(value['@type']);
const either =
  (...checks: Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && '@type' in value;

interface Shape {
  required: readonly string[];
  properties: Readonly<Record<string, Check>>;
}

const named: Record<string, Check> = { name: isText, url: isAddress };
const organization: Shape = { required: ['name', 'url'], properties: { ...named, logo: isAddress } };
const people = many(thing('Person'));
const eventTypes = ['Event', 'TheaterEvent', 'MusicEvent', 'DanceEvent', 'EducationEvent', 'ExhibitionEvent', 'LiteraryEvent'];

const event: Shape = {
  required: ['name', 'startDate', 'eventStatus', 'eventAttendanceMode', 'location', 'organizer', 'url'],
  properties: {
    ...named,
    description: isText,
    image: many(isAddress),
    startDate: isMoment,
    endDate: isMoment,
    previousStartDate: isMoment,
    doorTime: isMoment,
    duration: matches(/^PT[1-9]\d*M$/),
    eventStatus: member('EventScheduled', 'EventRescheduled', 'EventPostponed', 'EventCancelled'),
    eventAttendanceMode: member('OfflineEventAttendanceMode'),
    location: thing('Place'),
    organizer: thing('Organization'),
    superEvent: thing('EventSeries'),
    workPerformed: thing('CreativeWork'),
    inLanguage: either(many(isLanguage), thing('Language')),
    typicalAgeRange: matches(/^\d+-$/),
    isAccessibleForFree: (value) => value === true,
    offers: (value) => Array.isArray(value) && many(thing('Offer'))(value),
    performer: people,
    director: people,
    composer: people,
    contributor: people,
  },
};

const shapes: Readonly<Record<string, Shape>> = {
  ...Object.fromEntries(eventTypes.map((type) => [type, event])),
  EventSeries: { required: ['name', 'url'], properties: named },
  Organization: organization,
  PerformingArtsTheater: {
    required: ['name', 'url', 'address'],
    properties: {
      ...organization.properties,
      image: isAddress,
      telephone: isText,
      email: isText,
      address: thing('PostalAddress'),
      geo: thing('GeoCoordinates'),
      openingHoursSpecification: many(thing('OpeningHoursSpecification')),
      specialOpeningHoursSpecification: many(thing('OpeningHoursSpecification')),
    },
  },
  OpeningHoursSpecification: {
    required: ['opens', 'closes'],
    properties: {
      dayOfWeek: member('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'),
      validFrom: isDay,
      validThrough: isDay,
      opens: isTime,
      closes: isTime,
    },
  },
  Place: {
    required: ['name', 'address'],
    properties: {
      ...named,
      address: thing('PostalAddress'),
      geo: thing('GeoCoordinates'),
      amenityFeature: many(thing('LocationFeatureSpecification')),
    },
  },
  PostalAddress: {
    required: ['addressLocality', 'addressCountry'],
    properties: { streetAddress: isText, postalCode: isText, addressLocality: isText, addressCountry: matches(/^[A-Z]{2}$/) },
  },
  GeoCoordinates: { required: ['latitude', 'longitude'], properties: { latitude: isNumber, longitude: isNumber } },
  LocationFeatureSpecification: { required: ['name', 'value'], properties: { name: isText, value: (value) => typeof value === 'boolean' } },
  CreativeWork: {
    required: ['name'],
    properties: { name: isText, accessibilityFeature: many(matches(/^(audioDescription|signLanguage|captions)$/)) },
  },
  Language: { required: ['name'], properties: { name: isText } },
  Person: { required: ['name'], properties: named },
  Offer: {
    required: ['price', 'priceCurrency', 'availability', 'url', 'validThrough'],
    properties: {
      ...named,
      price: matches(/^\d+(\.\d\d)?$/),
      priceCurrency: matches(/^[A-Z]{3}$/),
      availability: member('InStock', 'LimitedAvailability', 'SoldOut', 'PreOrder', 'InStoreOnly'),
      validFrom: isMoment,
      validThrough: isMoment,
    },
  },
  Article: {
    required: ['headline', 'datePublished', 'publisher', 'url'],
    properties: {
      headline: isText,
      description: isText,
      url: isAddress,
      mainEntityOfPage: isAddress,
      image: many(isAddress),
      datePublished: either(isDay, isMoment),
      dateModified: isMoment,
      author: thing('Person'),
      publisher: thing('Organization'),
      articleSection: isText,
      keywords: many(isText),
      inLanguage: isLanguage,
    },
  },
  FAQPage: { required: ['mainEntity'], properties: { mainEntity: many(thing('Question')) } },
  Question: { required: ['name', 'acceptedAnswer'], properties: { name: isText, acceptedAnswer: thing('Answer') } },
  Answer: { required: ['text'], properties: { text: isMarkup } },
  BreadcrumbList: { required: ['itemListElement'], properties: { itemListElement: many(thing('ListItem')) } },
  ListItem: { required: ['position', 'name', 'item'], properties: { position: isNumber, name: isText, item: isAddress } },
};

/** The things that the blocks of a document describe, in their order. @throws for what is no JSON. */
export function thingsOf(html: string): Thing[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(([, block = '']) => {
    const { '@context': context, '@graph': graph } = JSON.parse(block) as { '@context': unknown; '@graph': Thing[] };
    if (context !== 'https://schema.org') throw new Error(`Expected the context of schema.org, found '${context}'.`);
    return graph;
  });
}

export const isEvent = ({ '@type': type }: Thing) => eventTypes.includes(type);

/** What is wrong with the structured data of a document, one line each. */
export function schemaFindings(html: string): string[] {
  return thingsOf(html).flatMap((one) => [...findingsOf(one), ...breadcrumbFindings(one), ...eventFindings(one)]);
}

function findingsOf(one: Thing, at = one['@type']): string[] {
  const shape = shapes[one['@type']];
  if (!shape) return [`${at} is of no known type`];
  const missing = shape.required.filter((name) => !(name in one)).map((name) => `${at} has no ${name}`);
  const inner = Object.entries(one).flatMap(([name, value]) => {
    if (name.startsWith('@')) return name === '@type' || isAddress(value) ? [] : [`${at}.${name} is ${JSON.stringify(value)}`];
    const check = shape.properties[name];
    if (!check?.(value)) return [`${at}.${name} ${check ? `is ${JSON.stringify(value)}` : 'is no property of it'}`];
    return [value].flat().flatMap((part) => (isThing(part) ? findingsOf(part, `${at}.${name}`) : []));
  });
  return [...missing, ...inner];
}

function breadcrumbFindings({ '@type': type, itemListElement }: Thing): string[] {
  if (type !== 'BreadcrumbList') return [];
  const positions = (itemListElement as Thing[]).map(({ position }) => position);
  return positions.every((position, index) => position === index + 1) ? [] : [`a breadcrumb counts ${positions}`];
}

function eventFindings(one: Thing): string[] {
  if (!isEvent(one)) return [];
  const {
    startDate,
    endDate,
    doorTime,
    previousStartDate,
    eventStatus,
    offers = [],
  } = one as { [name: string]: string } & { offers?: Thing[] };
  const problems: string[] = [];
  if (endDate && endDate < `${startDate}`) problems.push(`an event ends at ${endDate}, before it starts at ${startDate}`);
  if (doorTime && doorTime > `${startDate}`) problems.push(`doors open at ${doorTime}, after the beginning at ${startDate}`);
  if (previousStartDate && !/(Rescheduled|Cancelled)$/.test(`${eventStatus}`)) problems.push(`a first date of what is ${eventStatus}`);
  const prices = offers.map(({ name, price }) => `${name} ${price}`);
  if (new Set(prices).size < prices.length) problems.push(`a price is offered twice: ${prices}`);
  return problems;
}
