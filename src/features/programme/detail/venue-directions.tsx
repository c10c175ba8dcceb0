import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import type { VenueDetail } from '../programme.shapes.ts';
import { RichText } from './rich-text.tsx';

type VenueFields = Pick<
  VenueDetail,
  'name' | 'street' | 'zip' | 'city' | 'country' | 'phone' | 'email' | 'directions' | 'accessibility' | 'untranslated'
>;

/** How to get there: address, contact, directions, and a map as `children`. */
export function VenueDirections({ venue, children }: { venue: VenueFields; children: ReactNode }) {
  const { directions, untranslated } = venue;
  return (
    <section className="sec wrap visit" aria-labelledby="visit">
      <h2 id="visit">{m.venue_directions()}</h2>
      <div className="way">
        <Contact venue={venue} />
        {directions && <RichText html={directions} lang={untranslated.directions} />}
      </div>
      {children}
    </section>
  );
}

/** What the venue offers to people with disabilities, as an editor described it. */
export function VenueAccess({ venue: { accessibility, untranslated } }: { venue: VenueFields }) {
  if (!accessibility) return null;
  return (
    <section className="sec wrap side-s" aria-labelledby="access">
      <h2 id="access">{m.access_label()}</h2>
      <RichText html={accessibility} lang={untranslated.accessibility} />
    </section>
  );
}

function Contact({ venue: { name, street, zip, city, country, phone, email } }: { venue: VenueFields }) {
  const lines = [street, `${zip} ${city}`.trim(), country].filter(Boolean);
  return (
    <address>
      <b>{name}</b>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </address>
  );
}
