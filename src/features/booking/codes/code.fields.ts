import { z } from 'zod';
import { dateTime } from '../../../core/fields/date-time.ts';
import { choice, lines, number } from '../../../core/fields/plain.ts';
import { references } from '../../../core/fields/reference.ts';
import { text } from '../../../core/fields/text.ts';

/** What visitors type to pay less in the built-in shop (SHOP-96). */
export const promotionCodeFields = {
  code: text({
    label: { de: 'Code oder Mitgliedsnummer', en: 'Code or member number' },
    help: { de: 'Groß- und Kleinschreibung zählt nicht.', en: 'Capitals do not matter.' },
    required: true,
    max: 50,
  }),
  kind: choice(
    {
      promotion: { de: 'Aktionscode', en: 'Promotion code' },
      member: { de: 'Mitgliedsnummer, nur mit Anmeldung', en: 'Member number, after login only' },
    },
    { label: { de: 'Art', en: 'Kind' } },
  ),
  unit: choice(
    { percent: { de: 'Prozent je Karte', en: 'Percent of each ticket' }, amount: { de: 'Euro je Bestellung', en: 'Euros per order' } },
    { label: { de: 'Nachlass in', en: 'Reduction in' } },
  ),
  value: number({ label: { de: 'Nachlass', en: 'Reduction' }, required: true, min: 0.01, max: 1000, isFraction: true }),
  events: references('event', { label: { de: 'Nur für diese Termine', en: 'For these performances only' } }),
  sale_types: lines(z.string().regex(/^\d{1,9}$/), 50, {
    label: { de: 'Nur für diese Preisarten', en: 'For these price types only' },
    help: { de: 'Nummern im Kassensystem, eine je Zeile.', en: 'Numbers in the ticket system, one a line.' },
  }),
  valid_from: dateTime({ label: { de: 'Gilt ab', en: 'Valid from' } }),
  valid_until: dateTime({ label: { de: 'Gilt bis', en: 'Valid until' } }),
  max_uses: number({ label: { de: 'Höchstens so viele Bestellungen', en: 'At most so many orders' }, min: 1 }),
};
