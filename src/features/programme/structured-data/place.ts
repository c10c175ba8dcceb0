import type { Thing } from '../../../core/text/schema-org.ts';
import type { AccessService } from '../programme.codes.ts';
import type { EventDetail, VenueItem } from '../programme.shapes.ts';
import { accessText } from '../rows/access-list.tsx';
import { countryCode } from './countries.ts';

/** schema.org's words for what makes a work accessible; what belongs to the place is part of `placeOf`. */
const workFeatures: { [Service in AccessService]?: string } = {
  audio_description: 'audioDescription',
  sign_language: 'signLanguage',
  captions: 'captions',
};
const placeServices: readonly AccessService[] = ['wheelchair', 'hearing_loop', 'assistance_dog'];

export function workFeaturesOf(access: readonly AccessService[]): string[] | undefined {
  const features = access.map((service) => workFeatures[service]).filter((feature) => feature !== undefined);
  return features.length > 0 ? features : undefined;
}

/** Where an event takes place: the room at its venue, with the address and what it offers to people with disabilities. */
export function placeOf({ room, venue, access }: EventDetail, siteName: string, absolute: (path: string) => string): Thing {
  const offered = placeServices.filter((service) => access.includes(service));
  return {
    '@type': 'Place',
    // A venue of one room is called as its room is.
    name: [...new Set([room?.name, venue?.name].filter(Boolean))].join(', ') || siteName,
    url: venue?.link.url ? absolute(venue.link.url) : undefined,
    ...(venue && whereaboutsOf(venue)),
    amenityFeature:
      offered.length > 0
        ? offered.map((service) => ({ '@type': 'LocationFeatureSpecification', name: accessText(service), value: true }))
        : undefined,
  };
}

/** Address and position of a venue. */
export function whereaboutsOf({ street, zip, city, country, latitude, longitude }: VenueItem): Partial<Thing> {
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: street || undefined,
      postalCode: zip || undefined,
      addressLocality: city || undefined,
      addressCountry: countryCode(country) || undefined,
    },
    geo: latitude !== null && longitude !== null ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined,
  };
}
