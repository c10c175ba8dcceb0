import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import type { VenueDetail } from '../programme.shapes.ts';
import { RichText } from './rich-text.tsx';

type Visited = Pick<
  VenueDetail,
  'name' | 'street' | 'zip' | 'city' | 'country' | 'phone' | 'email' | 'directions' | 'accessibility' | 'untranslated'
>;

/** How to get there: the address, whom to ask, the way, and a map as `children`. */
export function VenueVisit({ venue, children }: { venue: Visited; children: ReactNode }) {
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

/** What the house offers to people with disabilities, in its own words. */
export function VenueAccess({ venue: { accessibility, untranslated } }: { venue: Visited }) {
  if (!accessibility) return null;
  return (
    <section className="sec wrap side-s" aria-labelledby="access">
      <h2 id="access">{m.access_label()}</h2>
      <RichText html={accessibility} lang={untranslated.accessibility} />
    </section>
  );
}

function Contact({ venue: { name, street, zip, city, country, phone, email } }: { venue: Visited }) {
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
