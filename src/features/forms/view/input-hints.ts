import type { InputHTMLAttributes } from 'react';
import { emailPattern, fieldTypes, maxLengths, urlPattern } from '../field-types.ts';
import type { FormField } from '../forms.contract.ts';

type Hints = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'pattern' | 'step'>;

/** Attributes of a single-line input: keyboard, autocomplete, maximum length, form of an address. */
export function inputHints({ field_type, slug }: FormField): Hints {
  switch (field_type) {
    case fieldTypes.email:
      return { type: 'email', autoComplete: 'email', maxLength: maxLengths.email, pattern: emailPattern };
    case fieldTypes.date:
      return { type: 'date' };
    case fieldTypes.dateTime:
      return { type: 'datetime-local' };
    case fieldTypes.number:
      return { type: 'number', inputMode: 'decimal', step: 'any' };
    case fieldTypes.url:
      return { type: 'url', autoComplete: 'url', maxLength: maxLengths.line, pattern: urlPattern };
    case fieldTypes.birthday:
      return { type: 'date', autoComplete: 'bday' };
    default: {
      const autoComplete = knownWords[slug];
      return { type: autoComplete === 'tel' ? 'tel' : 'text', maxLength: maxLengths.line, ...(autoComplete && { autoComplete }) };
    }
  }
}

/** Autocomplete values by common slugs. */
const knownWords: Record<string, string> = {
  name: 'name',
  first_name: 'given-name',
  vorname: 'given-name',
  last_name: 'family-name',
  nachname: 'family-name',
  phone: 'tel',
  telefon: 'tel',
  organisation: 'organization',
  organization: 'organization',
  school: 'organization',
  schule: 'organization',
  street: 'address-line1',
  strasse: 'address-line1',
  zip: 'postal-code',
  plz: 'postal-code',
  city: 'address-level2',
  ort: 'address-level2',
  country: 'country-name',
  land: 'country-name',
};
